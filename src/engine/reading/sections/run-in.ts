/** Sections that have no heading of their own but a label in a row: "Sprachen ¦ Deutsch, Polnisch", "Languages known: English, Hindi". */
import { gu, u } from '../../../resume/patterns.ts';
import type { SectionKind } from '../../../resume/report.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import { CODE_NAMES, LANGUAGE_LABELS, LANGUAGE_NAMES } from '../../lexicons/language-names.ts';
import { holdsCjk } from '../text/characters.ts';
import { key } from '../text/fold.ts';
import type { Line, Section } from '../reading.ts';
import { isSideHeading } from './side-labels.ts';

const LATIN = ['es', 'en', 'fr', 'pt', 'de', 'it'] as const;
const LABELS: ReadonlySet<string> = new Set(
  [...LATIN.flatMap((language) => LEXICONS[language].headings.languages), ...LANGUAGE_LABELS].map(key),
);
const OTHERS = (['skills', 'interests', 'volunteering'] as const).map((kind) => ({
  kind,
  labels: new Set(LATIN.flatMap((language) => LEXICONS[language].headings[kind]).map(key)),
}));
/** Labels in characters mean one kind of section each. */
const HAN_KINDS: ReadonlyMap<string, SectionKind> = new Map([
  ...['語文', '语文', '外文', '外語', '外语'].map((label) => [label, 'languages'] as const),
  ...(['interests', 'skills', 'certifications', 'awards', 'languages'] as const).flatMap((kind) =>
    [LEXICONS.zh, LEXICONS.ja].flatMap(({ headings }) =>
      headings[kind].filter(holdsCjk).map((label) => [label, kind] as const),
    ),
  ),
]);
const NAMES: ReadonlySet<string> = new Set(LANGUAGE_NAMES);
const LONGEST = 300;
/** In a job a language is what was taught or spoken there. */
const ELSEWHERE = new Set(['experience', 'education', 'projects', 'volunteering', 'publications', 'summary']);

/** "Label: value" pieces of a row; in a grid the first cell is the label. */
export function pairsOf(line: Line): { label: string; value: string }[] {
  const [first, ...rest] = line.cells.map((cell) => cell.text);
  const pairs = line.text.split(/\s*[|•·;]\s*/u).flatMap((piece) => {
    const [, label, value] = /^([^:：]{3,40}?)\s*[:：]\s*(\S.*)$/u.exec(piece) ?? [];
    return label === undefined || value === undefined ? [] : [{ label, value }];
  });
  if (rest.length > 0 && first !== undefined) return [{ label: first, value: rest.join(' ') }, ...pairs];
  const typed = pairs.length === 0 ? typedPair(line) : null;
  return typed ? [typed] : pairs;
}

/** "**Lingue** Italiano, Inglese": a label told by its face alone. */
function typedPair({ cells: [cell] }: Line): { label: string; value: string } | null {
  const spans = cell?.spans ?? [];
  const at = spans.findIndex(({ font }) => font !== spans[0]?.font);
  const textOf = (own: typeof spans): string => own.map(({ text }) => text).join(' ').trim(); // prettier-ignore
  const [label, value] = [textOf(spans.slice(0, at)), textOf(spans.slice(at))];
  return at > 0 && label.length <= LONGEST_LABEL && value.length > 2 ? { label, value } : null;
}

const LONGEST_LABEL = 40;

/** "LANGUES : arabe": a label that stands out. */
function isSetLabel({ cells }: Line): boolean {
  const [cell] = cells;
  const label = cell && /^([^:：]{3,40}?)\s?[:：]\s*\S/u.exec(cell.text)?.[1];
  if (!cell || label === undefined || /\d/u.test(label)) return false;
  const plain = key(label);
  if (!LABELS.has(plain) && !OTHERS.some(({ labels }) => labels.has(plain)) && !isSideHeading(label)) return false;
  return label === label.toUpperCase() && label !== label.toLowerCase();
}

/** The lines of a section of jobs or studies without such rows at its end: they have no heading of their own, and go on with nothing above. */
export function withoutLabelled(lines: readonly Line[]): readonly Line[] {
  const at = lines.findIndex(isSetLabel);
  return at > 0 && lines.slice(at).every(({ text }) => !/\d{4}/u.test(text)) ? lines.slice(0, at) : lines;
}

function listsLanguages(line: Line): boolean {
  return pairsOf(line).some(({ label, value }) => {
    if (!LABELS.has(key(label).replace(gu`^[^\p{L}]+|[^\p{L})]+$`, ''))) return false;
    return key(value).split(u`[^\p{L}]+`).some((word) => NAMES.has(word)); // prettier-ignore
  });
}

/** "Interests: sailing, chess": a list of words, no sentence. */
function lists(line: Line, labels: ReadonlySet<string>): boolean {
  return pairsOf(line).some(({ label, value }) => labels.has(key(label)) && value.length > 2 && !SENTENCES.test(value));
}

/** One that ends before the next: "Chess (2. Vorsitzender seit 2011)" holds none. */
const SENTENCES = u`(?:\p{L}{3}|\p{L}\.)\.\s`;

/** "Anglais ¦ notions", "Deutsch: Muttersprache": a row that tells how well one speaks a language. */
function ratesLanguage(line: Line): boolean {
  return pairsOf(line).some(
    ({ label, value }) => NAMES.has(key(label).trim()) && value.length <= LONGEST_LEVEL && !holdsCjk(value),
  );
}

const LONGEST_LEVEL = 60;
/** Of such rows. */
const LEAST_RATED = 2;

const HAN_PAIR = u`^(\p{Script=Han}{2,8})\s?[:：]\s?(?!\d+$)[^。\s][^。]+$`;

/** What one programs in: letters alone, and no test of a language one speaks. */
const LISTED_CODE = u`^[^:：]{2,8}[:：]\s?(?!(?:CET|TEM|IELTS|TOEFL|TOEIC|English|JLPT|N[1-5]))[A-Za-z][^\p{Script=Han}]*(?:等|など)?(?:[（(][^()（）]*[)）])?$`;

const CODE: ReadonlySet<string> = new Set(CODE_NAMES);

function namesCode(text: string): boolean {
  return (text.match(/[A-Za-z][A-Za-z+#.]*/gu) ?? []).some((word) => CODE.has(key(word)));
}

/** "语言：CET-6、普通话二级甲等 ｜ 荣誉：校一等奖学金": the kinds that its labels tell. */
function hanKinds({ text }: Line): SectionKind[] {
  if (!holdsCjk(text) || !/[:：]/u.test(text)) return [];
  return text.split(/\s*[|;；]\s*|\s{2,}/u).flatMap((whole) => {
    // "• 语言：英语、西班牙语", "证书：CPIM、六西格玛绿带。"
    const piece = whole.replace(gu`^[^\p{L}\p{N}]+|。$`, '');
    const kind = HAN_KINDS.get(HAN_PAIR.exec(piece)?.[1] ?? '');
    // "言語：Java", "语言：熟悉 TypeScript，了解 Rust"
    const code =
      kind === 'languages' && (LISTED_CODE.test(piece.replace(/[（(][^()（）]*[)）]/gu, '')) || namesCode(piece));
    return kind && !code ? [kind] : [];
  });
}

/** Sections where none has a heading: the rows that label a list of languages, of skills, of pastimes. */
export function runInSections(sections: readonly Section[], lines: readonly Line[]): Section[] {
  const taken = new Set(
    sections.filter(({ kind }) => ELSEWHERE.has(kind)).flatMap((section) => section.lines.map((line) => line.index)),
  );
  const free = lines.filter((line) => line.text.length < LONGEST && !taken.has(line.index));
  // Rows of personal data may stand under "Personal Profile".
  const summed = new Set(
    sections.filter(({ kind }) => kind === 'summary').flatMap((section) => section.lines.map((line) => line.index)),
  );
  const han = free.map((line) => ({ line, kinds: hanKinds(line) })).filter(({ kinds }) => kinds.length > 0);
  const told: { readonly kind: SectionKind; readonly own: readonly Line[] }[] = [
    {
      kind: 'languages',
      own: lines.filter(
        (line) =>
          (!taken.has(line.index) || summed.has(line.index)) && line.text.length < LONGEST && listsLanguages(line),
      ),
    },
    ...OTHERS.map(({ kind, labels }) => ({ kind, own: free.filter((line) => lists(line, labels)) })),
    ...[...new Set(han.flatMap(({ kinds }) => kinds))].map((kind) => ({
      kind,
      own: han.filter(({ kinds }) => kinds.includes(kind)).map(({ line }) => line),
    })),
  ];
  // "Kenntnisse" over "EDV ¦ Word, Excel", "Deutsch ¦ Muttersprache", "Englisch ¦ B1".
  const rated = free.filter(ratesLanguage);
  if (rated.length >= LEAST_RATED && told.every(({ kind, own }) => kind !== 'languages' || own.length === 0))
    told.push({ kind: 'languages', own: rated });
  return told.flatMap(({ kind, own }) => {
    const [first] = sections.some((section) => section.kind === kind) ? [] : own;
    return first ? [{ kind, heading: { line: first, kinds: [kind] }, lines: own }] : [];
  });
}
