/** Names whole again: what stands beside the best piece of a title or an employer and belongs to it. */
import { gu, iu, u } from '../../../resume/patterns.ts';
import { CJK, key } from '../text/fold.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { Marks } from './head-marks.ts';
import { CHAIR } from './employer-behind.ts';
import { isDeed, isDepartment } from './head-asides.ts';
import { goesOn, HARD_SEPARATORS, type Part } from './head-pieces.ts';
import { isAddressName, isClosedName } from './legal-forms.ts';

/** A piece and how much it reads like either. */
export interface Scored extends Part {
  readonly i: number;
  readonly role: number;
  readonly organisation: number;
}

/** "Especialista legal – Gerencia de Finanzas" */
export function isBehindDash({ text, cell }: Part, texts: readonly string[]): boolean {
  const at = texts[cell]?.indexOf(text) ?? -1;
  return at > 0 && /\s[–—-]\s$/u.test(texts[cell]?.slice(0, at) ?? '');
}

/** "Bibliotecária, responsável pelo acervo de …": behind a post what goes on in small letters says of what. */
export function isDuty({ text, cell, i, told }: Scored, scored: readonly Scored[]): boolean {
  if (told !== null || !u`^\p{Ll}`.test(text)) return false;
  return scored.some((part) => part.cell === cell && part.i < i && part.role > 0 && u`^\p{Lu}`.test(part.text));
}

/** "Autora – elaboração de simulados, instrumentos e …": what was done, up to the end of its text; "Caissière - rayon des vins" is a post. */
export function deedIn(scored: readonly Scored[], texts: readonly string[]): Scored | undefined {
  return scored.find((part) => {
    const listed = part.text.includes(', ') || scored[part.i + 1]?.cell === part.cell;
    return listed && isDuty(part, scored) && isBehindDash(part, texts) && isDeed(part.text);
  });
}

/** Whether a piece before the post goes on with the employer: in ", Treviglio – Operaio", in "Acme GmbH, Emsau — Verkäuferin", and where only the name is set in a type of its own. */
export function isOfEmployer(part: Scored, role: Scored, organisation: Scored, texts: readonly string[]): boolean {
  if (part.i > role.i || part.role > 0) return false;
  const [own = '', above = ''] = [texts[role.cell], texts[organisation.cell]];
  if (/^\s*,\s/u.test(own)) return true;
  if (!isBehindDash(role, texts) || isBehindDash(part, texts)) return false;
  return organisation.cell === role.cell
    ? organisation.i < part.i
    : organisation.cell === role.cell - 1 && /,\s*$/u.test(above);
}

const PARTNERS = iu`&|(?<!\p{L})(?:y|e|et|und|and)(?!\p{L})`;

/** Italian health authorities and hospitals. */
const HEALTH = iu`^(?:asl|a\.s\.l\.|asp|a\.s\.p\.|ausl|a\.u\.s\.l\.|ulss|asst|ats|asur|aou|a\.o\.u\.|ao|a\.o\.|irccs|i\.r\.c\.c\.s\.|azienda (?:usl|ulss|asl|sanitaria|ospedaliera|sociosanitaria|socio-sanitaria|provinciale)|ospedale|policlinico|presidio ospedaliero)(?![\p{L}])`;

const OF_CHAIRS = u`[Uu]niversität|[Hh]ochschule|(?<!\p{L})(?:TU|ETH|RWTH|FH|LMU)(?!\p{L})`;

/** "Institute for X, Y University": what follows the employer's name in its text belongs to it, unless it is the post or a town. */
export function wholeOrganisation(
  organisation: Scored,
  title: Scored | undefined,
  all: readonly Part[],
  marks: Marks,
): string {
  const own = all.filter((part) => part.cell === organisation.cell);
  const at = own.findIndex((part) => part.text === organisation.text);
  const names = [organisation.text];
  for (const part of own.slice(at + 1)) {
    if (part.place || part.text === title?.text || CJK.test(part.text)) break;
    if (!goesOn(part.text, names.at(-1) ?? '', marks)) break;
    // "ASP Torvo – Dipartimento di Salute Mentale": a ward or a service of theirs is no part of a hospital's name.
    if (HEALTH.test(organisation.text) && isDepartment(part.text, marks.lexicon)) break;
    names.push(part.text);
  }
  // "…, Lehrstuhl für Metallkunde, Hochschule Emsau": where at a university; behind "am" only the university is told.
  const chair =
    marks.lexicon.language === 'de' && at > 0 && OF_CHAIRS.test(organisation.text) ? own[at - 1] : undefined;
  if (chair?.told === null && CHAIR.test(chair.text) && chair.text !== title?.text) names.unshift(chair.text);
  for (const part of own.slice(0, Math.max(0, at)).toReversed()) {
    if (part.place || part.text === title?.text || CJK.test(part.text) || title?.cell !== organisation.cell) break;
    if (own.indexOf(part) < own.findIndex((other) => other.text === title.text)) break;
    // "Larralde, Quiroga & Asociados"; what else stands between them is a department.
    if (!PARTNERS.test(names[0] ?? '')) break;
    names.unshift(part.text);
  }
  return names.join(', ');
}

type Placed = Part & { readonly i: number; readonly role?: number };

/** "Bachelor of Arts, Management", "営業部 主任": what stands beside the title in its cell is part of it, as written. `dashes`: also behind a dash. */
export function wholeTitle(role: Placed, rest: readonly Placed[], cell: string, dashes: boolean): string {
  const own = [role, ...rest.filter((part) => part.cell === role.cell)].sort((a, b) => a.i - b.i);
  const first = own.findIndex(
    (part, at) => own.slice(at).every((next, n) => next.i === part.i + n || next.i > role.i) && part.i <= role.i,
  );
  const run = own.slice(Math.max(0, first));
  const gap = run.findIndex((part, at) => at > 0 && part.i !== (run[at - 1]?.i ?? 0) + 1);
  const parts = gap < 0 ? run : run.slice(0, gap);
  const from = cell.indexOf(parts[0]?.text ?? role.text);
  const last = parts.at(-1) ?? role;
  const to = cell.indexOf(last.text, from) + last.text.length;
  const whole = from >= 0 && to > from ? cell.slice(from, to) : role.text;
  // "Night Auditor - Receptionist": both are posts.
  const posts = parts.length > 1 && parts.every((part) => (part.role ?? 0) > 0);
  const bare = dashes || posts ? whole.replace(/\s[–—-]\s/gu, ' ') : whole;
  return HARD_SEPARATORS.test(bare) || ((dashes || posts) && whole.length > LONGEST_TITLE)
    ? role.text
    : withoutCount(whole.replace(/\s+/gu, ' '));
}

/** "Imker, 240 Völker", "Kapitän, MS „Acme“": how many, or on which ship, is no part of a post. */
function withoutCount(title: string): string {
  return title
    .replace(u`(?<=\p{L}{3}),\s(?:M\/?[VST]|S\/?S|TS|FS)\s[\p{Lu}„“"«].{2,60}$`, '')
    .replace(u`(?<=\p{L}{3}),\s(?:ca\.\s)?\d[\d.,]*\s\p{Lu}\p{Ll}[^,]{1,40}$`, '');
}

const LONGEST_TITLE = 80;

/** "Fern Joinery, fernjoinery.com": an address says that the name beside it is the employer's, and names nothing itself. */
export function byAddress(parts: readonly Part[]): readonly Part[] {
  const stems = parts.flatMap(({ text }) => isAddressName(text) ? [key(text.split('.', 1)[0] ?? '').replaceAll('-', '')] : []); // prettier-ignore
  const named = ({ text }: Part): string | undefined => stems.find((stem) => !isAddressName(text) && key(text).replace(gu`[^\p{L}\p{N}]`, '') === stem); // prettier-ignore
  if (stems.length === 0 || !parts.some((part) => named(part) !== undefined)) return parts;
  return parts
    .filter(({ text }) => !isAddressName(text))
    .map((part) => (named(part) === undefined ? part : { ...part, told: 'organisation' as const }));
}

/** "Peace Corps – Lakeland District Court" in a text of its own: whom one worked for there stands before the dash, and is of the name. */
export function withParent(name: string, organisation: Scored, role: Scored, scored: readonly Scored[], texts: readonly string[], { lexicon }: Marks): string {
  if (lexicon.language !== 'en' || role.cell === organisation.cell) return name;
  const [parent, own, ...more] = scored.filter(({ cell }) => cell === organisation.cell);
  if (!parent || own !== organisation || more.length > 0 || !isBehindDash(organisation, texts) || isClosedName(organisation.text)) return name;
  const text = (texts[organisation.cell] ?? '').trimStart();
  const named = text.startsWith(parent.text) && parent.role <= 0 && !isDepartment(parent.text, lexicon) && u`^\p{Lu}[\p{L}.&'’-]*(?:\s[\p{Lu}&][\p{L}.&'’-]*){0,4}$`.test(parent.text);
  return named ? `${parent.text} – ${name}` : name;
} // prettier-ignore

/** "Fórum da Ribeira – Vara de Família" where the post stands in another text: behind the dash stands what is of the name. */
export function ownLine(name: string, employer: Scored, role: Scored, scored: readonly Scored[], texts: readonly string[], { lexicon }: Marks): string {
  if (lexicon.language === 'de') return behindDash(name, employer, role, scored, texts, lexicon);
  if (!DASHING.has(lexicon.language) || role.cell === employer.cell || isClosedName(name)) return name;
  const own = scored.filter(({ cell, text }, at) => cell === employer.cell && !(scored[at - 1]?.cell === cell && u`^\p{Lu}{2,6}$`.test(text)));
  const [first, last, text] = [own[0], own.at(-1), texts[employer.cell] ?? ''];
  if (!first || !last || first === last || own.some((part) => part.role > 0)) return name;
  const from = text.indexOf(first.text);
  const whole = from < 0 ? '' : text.slice(from, text.lastIndexOf(last.text) + last.text.length);
  const dashed = whole.split(u`\s[–—-]+\s`).every((piece) => !piece.includes(', ') && !HARD_SEPARATORS.test(piece));
  return dashed && whole.replaceAll(gu`\s[–—-]+\s`, ', ').includes(name) && whole.length <= LONGEST_NAME ? whole : name;
} // prettier-ignore

/** "Acme – Hochschulklinik Emsau, Klinik für Urologie", and the post in another text: what a dash parts from the name opens it. */
function behindDash(name: string, employer: Scored, role: Scored, scored: readonly Scored[], texts: readonly string[], lexicon: Lexicon): string {
  const own = scored.filter(({ cell }) => cell === employer.cell);
  const [first, next] = own;
  if (role.cell === employer.cell || !first || !next || own.some((part) => part.role > 0 || part.place) || isDepartment(first.text, lexicon)) return name;
  const text = texts[employer.cell] ?? '';
  const [from, at] = [text.indexOf(first.text), text.indexOf(name)];
  // The name may be read from before the dash or from behind it.
  const to = at > from ? at + name.length : name === first.text ? text.indexOf(next.text) + next.text.length : 0;
  const whole = from < 0 ? '' : text.slice(from, to);
  const parted = (first.organisation > 0 ? HOUSE_DASHED : u`^\p{Lu}[\p{L}.&’-]{1,24}\s[–—-]\s\p{Lu}`).test(whole);
  return parted && !isClosedName(first.text) && !isClosedName(name) && whole.length <= LONGEST_NAME ? whole : name;
} // prettier-ignore

/** "ev. Hochschule Emsau - Institut für Forschung" */
const HOUSE_DASHED = u`^(?:\p{Ll}{2,8}\.\s)?\p{Lu}[\p{L}.&’-]{1,24}(?:\s[\p{L}.&’-]{2,24}){0,4}\s[–—-]\s\p{Lu}`;

const LONGEST_NAME = 130;

/** Where names of employers hold dashes. */
export const DASHING: ReadonlySet<string> = new Set(['es', 'pt']);

/** "Baker - Acme Bread" beside "Acme Bread": the name is no part of the post. */
export function withoutName(title: string, name: string | undefined): string {
  const rest = name !== undefined && title.endsWith(name) ? title.slice(0, title.length - name.length) : '';
  return u`\s[–—@-]\s+$`.test(rest) ? rest.replace(u`[\s–—@-]+$`, '') : title;
}

const UNIT =
  /(?:^|\s)(?:lab|labs|laboratory|department|dept\.?|division|unit|section|faculty)$|^(?:department|dept\.?|division|section|laboratory|lab) (?:of|for) /iu;

/** "Fellow, Harbour Policy Lab, Larkmoor University": the part of an employer that stands between it and the post; of neither. */
export function unitsOf(role: Scored | undefined, scored: readonly Scored[], { lexicon, education }: Marks): ReadonlySet<Scored> {
  if (education || lexicon.language !== 'en' || !role) return new Set();
  const isUnit = ({ text, told }: Scored): boolean => told === null && UNIT.test(text) && !isClosedName(text);
  const employs = (part: Scored): boolean => part !== role && part.organisation > 0 && part.role <= 0 && !isUnit(part);
  return new Set(
    scored.filter((part) => part.cell === role.cell && part.i > role.i && isUnit(part) && scored.some((other) => employs(other) && (other.cell !== part.cell || other.i > part.i))),
  );
} // prettier-ignore
