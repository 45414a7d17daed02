/** Degrees beside their own initials, as business networks write them: "Master of Arts - MA, Human Resource Management". */
import { gu, iu, u } from '../../../resume/patterns.ts';

const LONGEST = 8;
const ABBREVIATED = u`^\p{L}[\p{L}.]{1,7}$`;
/** What stands between a degree and its initials. */
const DASHED = u`^(.{6,60}?)\s[–—-]\s(\p{L}[\p{L}.]{1,7})(?=,\s|\s?\(|$)`;

function capitalsOf(text: string): string {
  return (text.match(gu`\p{Lu}`) ?? []).join('');
}

/** Whether the capitals of a short word are those that open the words of a name, in whichever order: "PhD" of "Doctor of Philosophy". */
export function abbreviates(short: string, name: string): boolean {
  if (short.length > LONGEST || !ABBREVIATED.test(short)) return false;
  const own = capitalsOf(short);
  const initials = capitalsOf(name.replace(gu`(?<=\p{L})\p{L}`, ''));
  const sorted = (text: string): string => Array.from(text).sort().join('');
  return own.length > 1 && (initials.startsWith(own) || sorted(own) === sorted(initials));
}

/** The text with the dash before such initials made one that parts nothing: `joiner` stands behind it. */
export function withInitials(text: string, joiner: string): string {
  const [, name = '', short = ''] = DASHED.exec(text) ?? [];
  if (name === '' || !abbreviates(short, name)) return text;
  return `${name} -${joiner} ${short}${text.slice(name.length + 3 + short.length)}`;
}

const SPELLED_OUT = u`^(\p{Lu}{2,8})\s\(([^()]{6,90})\)$`;

/** What initials stand for where it is written out in brackets behind them: "UMP (Universidad Magna de Piedras)". */
export function spelledOut(text: string): string | null {
  const [, initials = '', name = ''] = text.endsWith(')') ? (SPELLED_OUT.exec(text) ?? []) : [];
  return initials !== '' && abbreviates(initials, name) ? name : null;
}

/** What a text goes on from where a comma opens it: initials in letters of their own, at most a field with them. */
const GOES_ON = u`^\s*,\s*\p{L}`;
const SHORT_NAME = u`^\p{L}[\p{L}.]{0,7}$`;

/** "**M.S.** ¦ , Weaving, ¦ Acme University": the field behind a degree in a type of its own stands with it. */
export function withFields(texts: readonly string[]): readonly string[] {
  const [name = '', field = '', ...more] = texts;
  if (!GOES_ON.test(field) || !SHORT_NAME.test(name.trim())) return texts;
  return [`${name.trim()}${field.trimStart()}`, ...more];
}

/** "Paleografia e Diplomatica", "Scienze diplomatiche": no diploma. */
export const OF_DIPLOMACY = iu`(?<!\p{L})diplom[aá]tic\p{L}{1,3}(?!\p{L})`;
