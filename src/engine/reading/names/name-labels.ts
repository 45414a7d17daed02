/** Names that a label tells: "Name: …", family and given name in fields of their own, "Curriculum vitae di …". */
import { isCjk } from '../../../resume/language.ts';
import { patternOf, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { FAMILY_LABELS, GIVEN_LABELS, PERSON_LABELS, SECOND_FAMILY_LABELS } from '../../lexicons/name-words.ts';
import { key, keysOf } from '../text/fold.ts';
import { labelledHanName } from './han-name.ts';
import { isOpenTitle } from './document-titles.ts';
import { bareName, isNameShaped, looksLatin } from './name-shape.ts';
import { nameWords } from './name-words.ts';
import type { Cell, Line } from '../reading.ts';
import { openingGuard } from '../text/word-starts.ts';

const mayBePerson = openingGuard(PERSON_LABELS);
const PERSON = patternOf(String.raw`^(?:${PERSON_LABELS.join('|')})\s*[:：]\s*(.*)$`, 'iu');

function personIn(text: string): string | undefined {
  return (text.includes(':') || text.includes('：')) && mayBePerson(text) ? PERSON.exec(text)?.[1] : undefined;
}

/** What comes after "Name:", "氏名", in the same row or below. */
export function labelledName(line: Line, next: Line | undefined, lexicon: Lexicon): string | null {
  const han = isCjk(lexicon.language) ? labelledHanName(line, next) : null;
  if (han !== null) return han;
  const [first, second] = isCjk(lexicon.language) ? [] : line.cells;
  // "Name: Maya Example ¦ Date of birth: 4 May 1990", "Name ¦ : Maya Example ¦ 12 Vale Road".
  const texts = first && second ? [line.text, first.text, ...(line.cells.length > 2 ? [`${first.text} ${second.text}`] : [])] : [line.text]; // prettier-ignore
  return texts.map((text) => nameBehindLabel(text, next, lexicon)).find((name) => name !== null) ?? null;
}

function nameBehindLabel(whole: string, next: Line | undefined, lexicon: Lexicon): string | null {
  const { mayLabel, label } = nameWords(lexicon);
  const text = whole.replace(NUMBER, '');
  const rest = personIn(text) ?? (mayLabel(text) ? label.exec(text)?.[1] : undefined);
  if (rest === undefined || OF_OTHERS.test(rest)) return null;
  const own = bareName(rest.split(u`\s{2,}|[|;（]|\((?!\p{Lu}{2,4}\))|(?:性别|年龄|生年月日|出生)`)[0] ?? '');
  const value = own === '' ? bareName(next?.text ?? '') : own;
  // "Name und Anschrift: Jonas Reuter, Hafenstr. 3".
  const [first = ''] = value.split(', ');
  return [value, first].find((name) => looksLatin(name, lexicon)) ?? null;
}

/** "1. Name", in a form whose rows have numbers. */
const NUMBER = /^\d{1,2}[.)]\s+/u;

/** "Name und Adresse des Arbeitgebers", "Nome e indirizzo del datore di lavoro": of a form's field for whom one worked. */
const OF_OTHERS = u`^\s*(?:des|der|del|dell['’]|dello|della|du|de l['’]|of the|do|da|de la|de)\s?(?:\p{Ll}|(?:Arbeitgebers?|Unternehmens|Firma|Einrichtung|Schule|Betriebs)(?!\p{L}))`;

/** What the document's own title says it is of. */
export function titledName({ text }: Line, next: Line | undefined, lexicon: Lexicon): string | null {
  const { mayTitle, titled } = nameWords(lexicon);
  const rest = mayTitle(text) ? (isOpenTitle(text) ? next?.text : titled.exec(text)?.[1]) : undefined;
  const told = rest ?? UNDERSIGNED.exec(text)?.[1];
  if (told === undefined) return null;
  const value = bareName(told);
  return looksLatin(value, lexicon) ? value : null;
}

/** "La sottoscritta Ada Bianchi, nata a …", "Je soussignée Ada Martin, …": who declares it, as public tenders ask. */
const UNDERSIGNED = u`^(?:(?:[Ii]l|[Ll]a|[Ii]o|[Ii]l\/[Ll]a) [Ss]ottoscritt(?:[oa]|o\/a)(?: (?:[Dd]ott|[Dd]r|[Pp]rof|[Ii]ng|[Aa]vv|[Aa]rch|[Gg]eom|[Rr]ag)\.?(?:\s?ssa)?\.?)?|[Jj]e,? soussignée?|(?:[EÉ]l|[Ll]a|[Qq]uien|[Yy]o,?) (?:que )?(?:suscribe|suscrit[oa]|abajo firmante)),?\s((?:\p{Lu}[\p{L}'’.-]{1,20}\s?){2,4})(?:,|\s?\p{Ll}|$)`;

interface Field {
  readonly label: string;
  readonly value: string;
  readonly line: Line;
}

const LONGEST_LABEL = 24;

function fieldOf(line: Line, at: number, below: Line | undefined): Field | null {
  const { text } = line.cells[at] as Cell;
  const beside = line.cells[at + 1]?.text;
  // Most cells neither hold a label nor stand before another.
  const labelled = /[:：]/.test(text.slice(0, LONGEST_LABEL + 2));
  const [, label, own] = (labelled ? /^([^:：]{2,24}?)\s*[:：]\s*(.*)$/u.exec(text) : null) ?? [];
  if (label !== undefined && own !== undefined && own !== '') return { label: key(label), value: own, line };
  // "Nombres:" over "Ana María".
  const over = line.cells.length === 1 && /[:：]\s*$/u.test(text) && below?.cells.length === 1 ? below.text : undefined;
  if (over !== undefined && !/[:：]/u.test(over))
    return { label: key(text).replace(/\s*[:：]$/u, ''), value: over, line };
  if (beside === undefined) return null;
  const bare = key(text).replace(/\s*[:：]$/u, '');
  return bare.length <= LONGEST_LABEL ? { label: bare, value: beside, line } : null;
}

/** Rows between the two fields. */
const NEAR = 2;

/** "Full Names: Thandi Khumalo" beside "Surname: Khumalo" holds the family name already. */
function together(given: string, family: string, second = ''): string {
  const whole = ` ${key(given)} `.includes(` ${key(family)} `);
  return whole ? given : `${given} ${family} ${second}`.trim();
}

/** Given and family name, in whichever order their fields stand. */
export function partedName(lines: readonly Line[]): { readonly value: string; readonly line: Line } | null {
  const [given, family, seconds] = [GIVEN_LABELS, FAMILY_LABELS, SECOND_FAMILY_LABELS].map(keysOf) as [
    string[],
    string[],
    string[],
  ];
  const fields = lines.flatMap((line, n) => line.cells.flatMap((_, at) => fieldOf(line, at, lines[n + 1]) ?? []));
  for (const first of fields.filter(({ label }) => given.includes(label))) {
    const last = fields.find(
      (other) =>
        other !== first &&
        other.label !== first.label &&
        family.includes(other.label) &&
        Math.abs(other.line.index - first.line.index) <= NEAR,
    );
    const second = fields.find(({ label }) => label !== last?.label && seconds.includes(label));
    const value = last ? bareName(together(first.value, last.value, second?.value)) : '';
    if (last && isNameShaped(value))
      return { value, line: first.line.index < last.line.index ? first.line : last.line };
  }
  return null;
}
