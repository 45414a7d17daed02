/** What the head of a table says of its columns: "Period ¦ Position ¦ Company ¦ Duties", "起止时间 ¦ 单位 ¦ 职务 ¦ 证明人". */
import type { FieldRole } from '../../lexicons/field-labels.ts';
import type { HanFieldRole } from '../../lexicons/han-fields.ts';
import { TABLE_LABELS } from '../../lexicons/table-labels.ts';
import { LETTER, trimmedTo } from '../text/characters.ts';
import { fieldRole } from '../entries/fields.ts';
import { CJK, key } from '../text/fold.ts';
import { hanRole } from '../han/han-fields.ts';

/** No label is longer. */
const LONGEST = 60;
/** Labels that make a row a head: two, and half of its cells. */
const LEAST = 2;
const SHARE = 0.5;

const OF_HAN: Readonly<Record<HanFieldRole, FieldRole>> = {
  dates: 'dates',
  title: 'title',
  organisation: 'organisation',
  department: 'place',
  school: 'school',
  major: 'degree',
  degree: 'degree',
  aside: 'duties',
  part: 'title',
  agency: 'other',
  firm: 'other',
  terms: 'other',
  project: 'other',
};

/** What such a column holds is told of an entry. */
const OF_ENTRIES: ReadonlySet<FieldRole> = new Set(['dates', 'title', 'organisation', 'degree', 'school', 'duties']);
/** Without one of these "period ¦ duties" says nothing: the post opens its duties. */
const NAMES: ReadonlySet<FieldRole> = new Set(['title', 'organisation', 'degree', 'school']);

const ONLY_HERE: ReadonlyMap<string, FieldRole> = new Map(
  (Object.entries(TABLE_LABELS) as [FieldRole, readonly string[]][]).flatMap(([role, labels]) =>
    labels.map((label) => [plain(label), role] as const),
  ),
);

function plain(text: string): string {
  return trimmedTo(key(text), LETTER, ')');
}

/** "勤務先（病床数）" */
const ASIDE = /(?<=[\u3040-\u9fff])\s?[(（][^()（）]{1,12}[)）]$/u;

/** "Company (Manning agent)", "Note (Punkte)" */
const BRACKETED = /\s?\([^()]{1,30}\)$/u;

const JOINT = /\s*[/／・&+,、]\s*|\s+(?:et|y|e|und|and|o|u|ou|oder|or)\s+|及び?|和|与|および/u;

/** "学历 ¦ 大学(函授)": a label of schools is an answer as well. */
const ANSWER = /^(?:大学|大學)(?:\s?[(（].*)?$/u;

/** What a label asks for: two things where two are named in it, none where it is no label. */
function rolesOf(text: string): FieldRole[] {
  const own = (part: string): FieldRole | null => {
    const han = hanRole(part.replace(ASIDE, ''));
    return fieldRole(part) ?? ONLY_HERE.get(plain(part)) ?? (han ? OF_HAN[han] : null);
  };
  const whole = own(text) ?? (text.endsWith(')') ? own(text.replace(BRACKETED, '')) : null);
  return whole ? [whole] : [...new Set(text.split(JOINT).flatMap((part) => own(part) ?? []))];
}

/** "入社 ¦ 退職 ¦ 職歴": between when one came and left, where one was. */
const CAREER = /^(?:職歴|経歴|職務経歴|工作经历|工作經歷|经历|經歷)$/u;

function withCareers(told: readonly FieldRole[][], texts: readonly string[]): FieldRole[][] {
  const dated = told.filter((own) => own.length === 1 && own[0] === 'dates').length;
  return told.map((own, at) => (dated === 2 && own.length === 0 && CAREER.test(texts[at] ?? '') ? ['organisation'] : own));
} // prettier-ignore

/** "期間 ¦ 所属 ¦ ポジション" without a column for the firm: whose one was, or which part of it, as the cells say. */
const BELONGED = /^所属(?:先|機関|組織|団体)?$/u;

/**
 * A role for each cell of a table's head: 'other' where its label is not known, null where it asks for both post and employer, and
 * everywhere in a table that has no column for either. Null for any other row.
 */
export function headRoles(texts: readonly string[]): (FieldRole | null)[] | null {
  if (texts.length < LEAST || texts.some((text) => /\d/u.test(text) || text.length > LONGEST)) return null;
  const told = withCareers(texts.map(rolesOf), texts);
  // Beside "Examination" the class is how well it was passed.
  const examined = told.some((own, at) => own.includes('degree') && plain(texts[at] ?? '') !== 'class');
  const roles = told.map((own, at): FieldRole[] => (examined && plain(texts[at] ?? '') === 'class' ? ['other'] : own));
  // "学历 ¦ 本科 ¦ 学位 ¦ 学士": labels beside their answers.
  const answers = roles.map(({ length }, at) => length === 0 || (at % 2 === 1 && ANSWER.test(texts[at] ?? '')));
  if (texts.length > LEAST && answers.every((is, at) => is === (at % 2 === 1))) return null;
  const known = roles.filter(({ length }) => length > 0);
  const named = new Set(known.flat().filter((role) => OF_ENTRIES.has(role)));
  if (named.size < LEAST || known.length < SHARE * texts.length) return null;
  if (![...named].some((role) => NAMES.has(role))) return roles.map(() => null);
  // "Period ¦ Employer ¦ Duties": so too where one worked and what was done, without a column for the post.
  const untold =
    !texts.some((text) => CJK.test(text)) &&
    named.has('organisation') &&
    !['title', 'degree', 'school'].some((role) => named.has(role as FieldRole));
  const housed = named.has('organisation') || named.has('school');
  // "Anno ¦ Titolo ¦ Conseguito presso": where no column is known for the house, the only one in words of nobody's may hold it.
  const strange = roles.filter(({ length }) => length === 0).length;
  const unknown = housed || strange > 1 || texts.some((text) => CJK.test(text)) ? 'other' : null;
  return roles.map((own, at) => {
    if (!housed && BELONGED.test(texts[at] ?? '')) return null;
    if (untold && own.includes('duties')) return null;
    // "Position and achievements" opens with the position.
    const asked = own.filter((role) => role === 'dates' || NAMES.has(role));
    // "Ausbildung ¦ Schule / Betrieb": beside what was learnt either is where.
    if (named.has('degree') && asked.includes('school') && asked.every((role) => role === 'school' || role === 'organisation')) return 'school'; // prettier-ignore
    return asked.length > 1 ? null : (asked[0] ?? own[0] ?? unknown);
  });
}
