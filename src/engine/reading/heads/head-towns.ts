/** Which pieces of a job's head are no names but where the work was done. */
import { patternOf, u } from '../../../resume/patterns.ts';
import { BRAZILIAN_STATES, REGION_CODES } from '../../lexicons/region-codes.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { isDepartment } from './head-asides.ts';
import { isCountry } from '../contacts/places.ts';
import { stateBehind } from '../contacts/town-shapes.ts';
import { isPlace, opensAsEmployer, organisationScore, roleScore, type Marks } from './head-marks.ts';
import type { Part } from './head-pieces.ts';
import { AT_SOMEBODY } from './leading-words.ts';
import { isClosedName } from './legal-forms.ts';

/** "Monte Redondo (RS)", "Areal (RJ) e Quissamã (RJ)", "Leça (Porto)". */
const TOWN_WITH_STATE = u`^\p{Lu}[\p{L}.'’ -]{2,30}\s\((?:[A-Z]{2}|\p{Lu}\p{Ll}{3,16})\)(?:\s[eyu]\s\p{Lu}[\p{L}.'’ -]{2,30}\s\([A-Z]{2}\))?$`;

/** "Encarregado de turno / Monte Redondo (RS)" beside its employer: where one worked is no part of the post. */
export function beforeTown(text: string, marks: Marks): string {
  const [post = '', town = '', more] = marks.education || !text.includes(' / ') ? [] : text.split(' / ');
  if (more !== undefined || roleScore(post, marks) === 0 || roleScore(town, marks) > 0) return text;
  return isPlace(town, marks) || (TOWN_WITH_STATE.test(town) && organisationScore(town, marks) <= 0) ? post : text;
}

/** "Exemple SA (Lens, France)": where it lies, in brackets behind its name; a country alone may be of the name. */
export function withoutTownInBrackets(text: string, marks: Marks): string {
  const at = text.lastIndexOf(' (');
  const inside = at > 1 && text.endsWith(')') ? text.slice(at + 2, -1) : '';
  if (inside.length < 3 || isCountry(inside, marks.lexicon.language) || isPlace(text, marks) || (marks.lexicon.language !== 'fr' && TOWN_WITH_STATE.test(text))) return text; // prettier-ignore
  const [town = '', land, more] = inside.split(/,\s/u);
  const abroad = land !== undefined && more === undefined && u`^\p{Lu}`.test(town) && isCountry(land, marks.lexicon.language); // prettier-ignore
  // "(Lens / Dakar, SN)"
  const towns = inside.split(' / ');
  const several = towns.length > 1 && towns.some((one) => isPlace(one, marks)) && towns.every((one) => TOWN_AND_CODE.test(one) || isPlace(one, marks)); // prettier-ignore
  return abroad || several || isPlace(inside, marks) || isTownOfRegion(inside, text.slice(0, at), marks)
    ? text.slice(0, at)
    : text;
}

const TOWN_AND_CODE = u`^\p{Lu}[\p{L}.'’ -]{2,30}, [A-Z]{2}$`;
const TOWN_OF_REGION = u`^\p{Lu}[\p{L}.'’-]{1,20}(?:\s(?:\p{Lu}|d)[\p{L}.'’-]{1,20}){0,3}(?:,\s(?:\p{Lu}|d)[\p{L}.'’-]{1,20}(?:\s(?:\p{Lu}|d)[\p{L}.'’-]{1,20}){0,3}){1,2}$`;
const IBERIAN: ReadonlySet<string> = new Set(['es', 'pt']);

/** "Acme (Lota, Biobío)": behind whom one worked for two names parted by a comma, of no trade and of no house, whether a list knows them or not. */
function isTownOfRegion(inside: string, name: string, marks: Marks): boolean {
  if (!IBERIAN.has(marks.lexicon.language) || !TOWN_OF_REGION.test(inside)) return false;
  if (roleScore(name, marks) > 0 && !AT_SOMEBODY.test(name)) return false;
  return inside.split(', ').every((name) => roleScore(name, marks) <= 0 && organisationScore(name, marks) <= 0);
}

/** "CA" behind "Santa Clara". */
export function isRegionOf(part: Part, before: Part | undefined): boolean {
  return before?.place === true && before.cell === part.cell && /^[A-Z]{2,3}$/u.test(part.text);
}

/** "Estes Park" and "CO" behind a post and its employer. */
export function isInRegion(pieces: readonly { readonly text: string }[], at: number, marks: Marks): boolean {
  const coded = (n: number): boolean => n > 0 && REGION_CODES.has(pieces[n]?.text ?? '');
  if (coded(at)) return true;
  const { text } = pieces[at] ?? { text: '' };
  return coded(at + 1) && at > 0 && roleScore(text, marks) + organisationScore(text, marks) <= 0 && !isClosedName(text);
}

/** "Walla Walla WA" behind the name of an employer, where another text or piece names the post. */
export function isTownInState(
  pieces: readonly { readonly text: string }[],
  at: number,
  texts: number,
  marks: Marks,
): boolean {
  const { text } = pieces[at] ?? { text: '' };
  if (at === 0 || at + texts < 3 || text.endsWith(' CO') || stateBehind(text) === null) return false;
  return roleScore(text, marks) + organisationScore(text, marks) <= 0;
}

const TOWN_AND_STATE = u`^(\p{Lu}[\p{L}.'’-]{1,20}(?:\s\p{Lu}[\p{L}.'’-]{1,20}){0,2}),?\s(\p{Lu}{2,3})$`;
const BETWEEN_NAMES = /,\s|\s[|–—-]\s/u;

/** "Davidson, NC" in a text of its own, where the others name both a post and somebody else. */
export function isTownLine(texts: readonly string[], cell: number, marks: Marks): boolean {
  const [, town, state = ''] = marks.lexicon.language === 'en' ? (TOWN_AND_STATE.exec(texts[cell]?.trim() ?? '') ?? []) : []; // prettier-ignore
  if (town === undefined || !REGION_CODES.has(state) || roleScore(town, marks) + organisationScore(town, marks) > 0) return false; // prettier-ignore
  const others = texts.flatMap((text, at) => (at === cell ? [] : text.split(BETWEEN_NAMES))).filter((text) => u`\p{L}{2}`.test(text)); // prettier-ignore
  const posts = others.filter((text) => roleScore(text, marks) > 0);
  const names = others.filter(
    (text) => !posts.includes(text) && !isPlace(text, marks) && !REGION_CODES.has(text.trim()),
  );
  return posts.length > 0 && names.length > 0;
}

/** "Meran, Italien" beside the dates of a post and an employer whose line lies below: in a country any town is one. */
export function isTownAbroad(
  pieces: readonly { readonly text: string }[],
  texts: readonly string[],
  marks: Marks,
): boolean {
  const [town, country, ...more] = pieces;
  if (!town || !country || more.length > 0 || !isCountry(country.text, marks.lexicon.language)) return false;
  const words = texts.filter((text) => u`\p{L}{2}`.test(text));
  return words.length > 2 && roleScore(town.text, marks) + organisationScore(town.text, marks) === 0;
}

const COMMA_TOWN_AND_STATE = patternOf(
  `,\\s\\p{Lu}[\\p{L}'’ ]{2,30}\\s[–—-]\\s(?:${BRAZILIAN_STATES})(?=\\s[–—-]\\s|\\s*$)`,
  'u',
);

/** "SENAI, Igrejinha – RS - Jovem aprendiz": a town and its state, parted as post and employer are, are neither. */
export function withoutState(text: string, { language }: Lexicon): string {
  return language === 'pt' && /\s[A-Z]{2}(?:\s|$)/.test(text) ? text.replace(COMMA_TOWN_AND_STATE, '') : text;
}

/** Towns named for saints hold any word: "Saint-Maixent-l'École". */
export const SAINTLY = u`^(?:Sainte?|Ste?|San|Sant|Santa)[- ]\p{Lu}[\p{L}'’-]{1,40}$`;
const ONE_WORD = u`^\p{Lu}[\p{L}'’-]{1,40}(?:\s(?:am|an der|im|in der|bei|ob der|vor der)\s\p{Lu}[\p{L}'’-]{1,40})?$`;

/** "Acme Inc., Boucherville": behind a name that its legal form closes, or named for a saint, a town stands, whatever its words mean. */
export function isTownBehind(piece: string, name: string): boolean {
  return SAINTLY.test(piece) || (isClosedName(name) && ONE_WORD.test(piece));
}

/** "Stahlbau Huber, Evenhausen" where nothing names the post: one word behind the comma of a German or Italian firm is its town, which no list knows. */
export function isTownBeside(part: Part, firm: Part, texts: readonly string[], lexicon: Lexicon): boolean {
  if (!OF_ONE_LINE.has(lexicon.language) || part.cell !== firm.cell || !ONE_WORD.test(part.text) || isDepartment(part.text, lexicon)) return false; // prettier-ignore
  const text = texts[part.cell] ?? '';
  const behind = text.slice(text.indexOf(firm.text) + firm.text.length).trim();
  return text.includes(firm.text) && behind.replace(/^,\s*/u, '') === part.text && behind.startsWith(',');
}

const OF_ONE_LINE: ReadonlySet<string> = new Set(['de', 'it']);

/** "… à Lyon" says where, "… à ACME", "… à Pharmacie Exemple" and "… à Exemple, Sainte-Marie", its town behind it, for whom. */
export function isTownAfter(rest: string, right: string, marks: Marks): boolean {
  if (!u`^\s+à\s+\p{Lu}\p{Ll}`.test(rest)) return false;
  const [name = '', town = ''] = right.split(/,\s+/u, 2);
  if (opensAsEmployer(name, marks)) return false;
  const behind = SAINTLY.test(town) || isPlace(town, marks) || u`^L(?:es?\s|a\s|['’])\p{Lu}`.test(town);
  return !behind || isPlace(name, marks);
}

/** "Lumen Lab, Monza — Relazioni": behind a comma the town of whom one works for. */
export function isWithTown(part: Part | undefined, all: readonly Part[], texts: readonly string[]): boolean {
  if (!part || all[all.findIndex(({ text, cell }) => text === part.text && cell === part.cell) + 1]?.place !== true)
    return false;
  const behind = texts.slice(part.cell).join(' ');
  return /^\s*,\s/u.test(behind.slice(behind.indexOf(part.text) + part.text.length));
}

/** "Lumen GmbH / Emsau": behind a stroke as behind a comma. */
export function withoutTown(text: string): string {
  const [name = '', town = '', more] = text.includes(' / ') ? text.split(' / ') : [text];
  return more === undefined && isTownBehind(town, name) && isClosedName(name) ? name : text;
}
