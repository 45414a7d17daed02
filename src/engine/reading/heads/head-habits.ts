/** What a resume's other entries, or a form's labels, tell of a head whose words do not tell title from employer. */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { SELF_EMPLOYED } from '../../lexicons/self-employment.ts';
import type { Item } from '../entries/entry-items.ts';
import { key } from '../text/fold.ts';
import { isDepartment, withoutContract } from './head-asides.ts';
import { isPlace, marksFor, organisationScore } from './head-marks.ts';
import { headOf, namesPost, type EntryHead } from './headers.ts';
import { isClosedName, LEGAL_FORM } from './legal-forms.ts';
import { asOwnMaster } from './own-houses.ts';
import { withoutTermsBehind } from './terms-behind.ts';
import { isTownByShape } from '../contacts/german-towns.ts';
import { addressOf } from '../contacts/postal.ts';
import { isStreet, postalTown } from '../contacts/town-shapes.ts';
import { headByShape, shapeHabits } from '../entries/shape-habits.ts';
import { headByType, typeHabit, wholePost, type TypedHead } from '../entries/type-habits.ts';
import { countIn, indexWords } from '../text/word-index.ts';

/** The address behind an employer's name is no part of it. */
function withoutAddress(text: string, lexicon: Lexicon): string {
  const joint = [...text.matchAll(JOINTS)].find(({ index, 0: sign }) => {
    const rest = text.slice(index + sign.length);
    const [next = ''] = rest.split(JOINTS, 1);
    // "Pontile S.p.A. c/o Faro", "Faro S.r.l., in franchising": behind a legal form no name goes on.
    const closed = lexicon.language === 'it' && isClosedName(text.slice(0, index)) && !LEGAL_FORM.test(next.trim());
    return closed || sign.includes('c/o') || isStreet(next) || postalTown(next) !== null || addressOf(rest, lexicon);
  });
  return withoutTermsBehind(text.slice(0, joint?.index), lexicon).trim();
}

const JOINTS = /,\s+|\s[–—-]\s|\sc\/o\s/gu;

const UNIT = /,\s|\s[–—-]\s|\spresso\s(?:(?:il|lo|la)\s|l['’])/gu;

/** "Infermiera, U.O. di Geriatria", "Infermiera presso il reparto di Medicina": where in the house, as labels of posts are answered, is no part of the post. */
function withoutUnit(title: string, lexicon: Lexicon): string {
  if (lexicon.language !== 'it') return title;
  const joint = [...title.matchAll(UNIT)].find(({ index, 0: sign }) => isDepartment(title.slice(index + sign.length), lexicon)); // prettier-ignore
  return joint && joint.index > 3 ? title.slice(0, joint.index) : title;
}

/** Labels say what is what: "Cargo: …", "Arbeitgeber ¦ …". In education the title is the degree, the organisation the school. */
export function withFields(
  head: EntryHead,
  header: readonly Item[],
  section: SectionKind,
  lexicon: Lexicon,
  texts: readonly string[],
): EntryHead {
  const [titles, organisations] =
    section === 'education'
      ? [['degree', 'title'], ['school', 'organisation']] as const // prettier-ignore
      : ([['title', 'degree'], ['organisation', 'school']] as const); // prettier-ignore
  const told = (roles: readonly string[]): string | null => {
    const items = header.filter(({ field }) => field && roles.includes(field.role));
    const [first] = items.toSorted((a, b) => roles.indexOf(a.field?.role ?? '') - roles.indexOf(b.field?.role ?? ''));
    return first ? undated(first).replace(u`(?<=\p{Ll}{4})\.$`, '') : null;
  };
  // "Title: …" below a degree is its thesis's.
  const thesis =
    section === 'education' && head.title !== null && !header.some(({ field }) => field?.role === 'degree');
  // "Abschluss: Kauffrau (IHK)" below "Ausbildung zur Kauffrau": with what the training ended.
  const trained = section === 'education' && lexicon.language === 'de' && TRAINED.test(head.title ?? '');
  const [title, organisation] = [thesis || trained ? null : told(titles), told(organisations)];
  if (title === null && organisation === null) return head;
  // "Azienda formatrice: …" below a degree and its school: where the trade was practised.
  const schooled = section === 'education' && head.title !== null && head.organisation !== null && title === null;
  if (schooled && !header.some(({ field }) => field?.role === 'school')) return head;
  // "Abschluss: …" below the head of a job or a retraining says how it ended.
  const named = section === 'experience' && head.title !== null && head.sure !== null;
  if (named && organisation === null && !header.some(({ field }) => field?.role === 'title')) return head;
  const others = [head.title, head.organisation].filter((text) => text !== null);
  const employer = head.sure === 'organisation' || head.sure === 'both' ? head.organisation : null;
  return {
    ...head,
    title:
      (title !== null && section === 'experience' ? withoutUnit(withoutContract(title), lexicon) : title) ??
      (organisation === null ? null : (others[0] ?? null)),
    organisation:
      organisation === null ? (wholeName(head, texts, lexicon) ?? employer ?? others[0] ?? null) : withoutAddress(organisation, lexicon), // prettier-ignore
    sure: 'both',
  };
}

const TRAINED = /^(?:\S*[Aa]usbildung|\S*[Ll]ehre|Umschulung)\s(?:zu[mr]|als)\s/u;

/** "Quiroga, Lara y Asociados" above the label of its post: all of it is the employer, its town aside. */
function wholeName({ title, organisation, together, titleFirst }: EntryHead, texts: readonly string[], lexicon: Lexicon): string | null {
  const [text = '', ...more] = texts.map((own) => own.trim()).filter((own) => own !== '');
  if (more.length > 0 || !together || !titleFirst || title === null || organisation === null || /\s[–—|·-]\s/u.test(text)) return null;
  const marks = marksFor(lexicon, false);
  return namesPost(text, lexicon) || text.split(/,\s/u).some((piece) => isPlace(piece, marks)) ? null : text;
} // prettier-ignore

/** "Position: Accountant   Feb. 2019 – Jan. 2021": the dates behind a label's value are no part of it. */
function undated({ field, range }: Item): string {
  const text = field?.values.join(' ').trim() ?? '';
  const at = range && range.text !== '' ? text.indexOf(range.text) : -1;
  return at > 0 ? text.slice(0, at).replace(/[\s,;(|–-]+$/u, '') : text;
}

interface Drafted extends TypedHead {
  readonly entry: { readonly section: SectionKind };
  readonly employer: string | null;
}

const FREE = indexWords(SELF_EMPLOYED);

/** "Freelance" says for whom one works as well as what one is. */
function isFree(title: string | null): boolean {
  return title !== null && !title.includes(' ') && countIn(key(title), FREE, true) > 0;
}

/** Heads of which only the post is known show a custom where there are so many. */
const LEAST_TITLED = 2;

/** Whether the post leads where only posts are known by their words, all in one text with their employers and in one order. */
function ledBy(titled: readonly Drafted[]): boolean | null {
  const [first, ...others] = titled.map(({ head }) => head);
  if (!first || others.length + 1 < LEAST_TITLED) return null;
  const alike = [first, ...others].every(
    ({ organisation, together, titleFirst }) => organisation !== null && together && titleFirst === first.titleFirst,
  );
  return alike ? first.titleFirst : null;
}

const shapeOf = ({ texts }: Drafted): number => texts.filter((text) => text.trim() !== '').length;

/** Whether the post leads in heads of so many texts, where only posts are known by their words and each stands in a text of its own. */
function stackedBy(titled: readonly Drafted[]): ReadonlyMap<number, boolean> {
  const whole = titled.filter(({ head }) => head.organisation !== null && !head.together);
  const [first] = whole;
  return first && whole.every(({ head }) => head.titleFirst === first.head.titleFirst)
    ? new Map(whole.map((draft) => [shapeOf(draft), first.head.titleFirst]))
    : new Map();
}

function turned(head: EntryHead): EntryHead {
  if (head.title === null || head.organisation === null) return head;
  return { ...head, title: head.organisation, organisation: head.title, titleFirst: !head.titleFirst };
}

/** "Lagoa Alta, Maranhao, Brasil" below another post, where it is neither that nor its employer: here it names no employer either. */
function withoutPlaces(heads: readonly EntryHead[], drafts: readonly Drafted[]): EntryHead[] {
  const isOf = (text: string, name: string | null): boolean => name !== null && text.includes(name);
  const none = new Set<string>();
  for (const [at, { texts }] of drafts.entries()) {
    const { sure, title, organisation } = heads[at] ?? {};
    if (sure !== 'both' && sure !== 'organisation') continue;
    for (const text of texts)
      if (!isOf(text, title ?? null) && !isOf(text, organisation ?? null)) none.add(text.trim());
  }
  return heads.map((head, at) => {
    const own = (drafts[at]?.texts ?? []).filter((text) => isOf(text, head.organisation));
    const told = head.sure === 'title' && head.title !== null && own.length > 0;
    return told && own.every((text) => none.has(text.trim())) ? { ...head, organisation: null } : head;
  });
}

const NOUN_FIRST: ReadonlySet<string> = new Set(['fr', 'es', 'pt', 'it']);

/** "Ingénieur calcul": the noun that opens it is a post, and no word of it an employer's. */
function opensAsPost(text: string, lexicon: Lexicon): boolean {
  if (!NOUN_FIRST.has(lexicon.language) || isClosedName(text)) return false;
  const [first = ''] = text.replace(/^[\s,–—-]+/u, '').split(/[\s,]/u, 1);
  return namesPost(first, lexicon) && organisationScore(text, marksFor(lexicon, false)) <= 0;
}

/** "Assistentin" over "Niederau", where the employers of all other posts stand above them. */
function withoutTownBelow(head: EntryHead, lexicon: Lexicon): EntryHead {
  const { sure, titleFirst, together, organisation } = head;
  return sure === 'title' && titleFirst && !together && organisation !== null && isTownByShape(organisation) && organisationScore(organisation, marksFor(lexicon, false)) <= 0 ? { ...head, organisation: null } : head;
} // prettier-ignore

/** Heads as those whose words are known have them: most resumes keep one order. */
export function likeTheOthers(drafts: readonly Drafted[], section: SectionKind, lexicon: Lexicon): EntryHead[] {
  const models = drafts.filter(
    ({ entry, head, employer }) => entry.section === section && employer === null && head.sure === 'both',
  );
  const sure = models.map(({ head }) => head);
  const titled = drafts.filter(({ head, employer }) => employer === null && head.sure === 'title');
  const habit = typeHabit(models) ?? (models.length === 0 && titled.length >= LEAST_TITLED ? typeHabit(titled) : null);
  const stacked = models.length === 0 ? stackedBy(titled) : null;
  const led = models.length === 0 ? ledBy(titled) : null;
  const shapes = shapeHabits(drafts.filter(({ entry, employer }) => entry.section === section && employer === null)); // prettier-ignore
  const titlesFirst = sure.filter((head) => head.titleFirst).length;
  const together = 2 * sure.filter((head) => head.together).length > sure.length;
  const heads = drafts.map((draft) => {
    const { entry, head, texts, employer } = draft;
    if (employer !== null)
      return { ...head, title: wholePost(head, texts[head.titleText ?? -1]), organisation: employer };
    if (head.sure === 'both' || entry.section !== section) return head;
    // One head shows no custom that a post known by its words would break, unless what is set as posts are names one too.
    const posts = texts.some((text, at) => draft.types[at] === habit?.title && namesPost(text, lexicon));
    const crossed = head.sure === 'title' && !posts && draft.types[head.titleText ?? -1] === habit?.organisation;
    const against = crossed && (models.length === 1 || opensAsPost(texts[head.titleText ?? -1] ?? '', lexicon));
    const typed = habit && !against && headByType(draft, habit, section, lexicon);
    if (typed) return typed;
    const shaped = section === 'experience' && !isCjk(lexicon.language) ? headByShape(draft, shapes, section, lexicon) : null; // prettier-ignore
    if (shaped) return shaped;
    if (led !== null && head.sure === null && head.together && head.titleFirst !== led) return turned(head);
    const leads = head.sure === null && !head.together ? stacked?.get(shapeOf(draft)) : undefined;
    if (leads !== undefined && leads !== head.titleFirst) return turned(head);
    if (sure.length === 0) return head;
    const again = together ? headOf(texts, section, lexicon, true) : head;
    const { sure: told, title, titleText } = again;
    // "Brand Manager, Hair Care" among employers in lines of their own.
    if (isCjk(lexicon.language) && told === 'title' && again.together && title !== null && !together)
      return { ...again, title: texts[titleText ?? -1]?.trim() ?? title, organisation: null };
    const known = (again.sure !== null && !isFree(again.title)) || 2 * titlesFirst === sure.length;
    const wanted = 2 * titlesFirst > sure.length;
    if (known || again.title === null || again.organisation === null || again.titleFirst === wanted) return again;
    return turned(again);
  });
  const own = section === 'experience' && !isCjk(lexicon.language) ? heads.map((head, at) => asOwnMaster(head, drafts[at]?.texts ?? [], lexicon)) : heads; // prettier-ignore
  const leadsEmployer = sure.length > 0 && titlesFirst === 0 && lexicon.language === 'de';
  return section === 'experience'
    ? withoutPlaces(leadsEmployer ? own.map((head) => withoutTownBelow(head, lexicon)) : own, drafts)
    : own;
}
