/** Schooling that has no section of its own but a label in a row: "Titolo di studio: Licenza media (1998)", "Schulabschluss ¦ Mittlere Reife 2004". */
import { gu } from '../../../resume/patterns.ts';
import { SCHOOLING_LABELS } from '../../lexicons/education-words.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import { key } from '../text/fold.ts';
import { namesHead } from '../heads/headers.ts';
import type { Line, Section } from '../reading.ts';

const LATIN = ['es', 'en', 'fr', 'pt', 'de', 'it'] as const;
const LABELS: ReadonlySet<string> = new Set(
  [...LATIN.flatMap((language) => LEXICONS[language].headings.education), ...SCHOOLING_LABELS].map(key),
);
const LONGEST = 240;
/** What is said there is of a job, or of somebody else. */
const ELSEWHERE = new Set(['experience', 'projects', 'volunteering', 'publications', 'references']);

function isLabel(text: string): boolean {
  return LABELS.has(key(text).replace(gu`^[^\p{L}]+|[\s:：.]+$`, ''));
}

/** The row without its label; null where it has none. */
function valueOf(line: Line): Line | null {
  const [first, ...rest] = line.cells;
  if (!first) return null;
  if (rest.length > 0 && isLabel(first.text))
    return { ...line, cells: rest, text: rest.map(({ text }) => text).join(' ') };
  const [opening = '', label = '', value = ''] = /^([^:：]{3,40}?)\s*[:：]\s*(\S.*)$/u.exec(first.text) ?? [];
  if (opening === '' || !isLabel(label)) return null;
  const cells = [{ ...first, text: value }, ...rest];
  return { ...line, cells, text: cells.map(({ text }) => text).join(' ') };
}

function namesSchooling(text: string): boolean {
  return LATIN.some((language) => namesHead(text, 'education', LEXICONS[language]));
}

/** "最終学歴 ¦ 海辺大学 工学部 2014年3月卒業", "出身高校 ¦ …", wherever it stands in the row of a Japanese form. */
function japaneseValue(line: Line): Line | null {
  const at = line.cells.findIndex(
    ({ text }) => text.length <= LONGEST_LABEL && JAPANESE_LABEL.test(text.replace(/\s/gu, '')),
  );
  const cell = at < 0 ? undefined : line.cells[at + 1];
  return cell && JAPANESE_SCHOOL.test(cell.text) ? { ...line, cells: [cell], text: cell.text, box: cell.box } : null;
}

const LONGEST_LABEL = 16;
const JAPANESE_LABEL =
  /^(?:最終学歴|学歴|(?:出身|在籍|在学|卒業)?(?:大学院?|高校|高等学校|学校|校)名?(?:(?:[・/、](?:大学院|学部|学科|専攻|研究科|学校)名?)+)?)$/u;
const JAPANESE_SCHOOL = /大学|高等学校|高校|専門学校|高専|学院|学園|短大/u;

/** A section of such rows where education has no heading. */
export function runInSchooling(sections: readonly Section[], lines: readonly Line[]): Section[] {
  if (sections.some(({ kind }) => kind === 'education')) return [];
  const taken = new Set(
    sections.filter(({ kind }) => ELSEWHERE.has(kind)).flatMap((section) => section.lines.map((line) => line.index)),
  );
  const own = lines.flatMap((line) => {
    if (line.text.length > LONGEST || taken.has(line.index)) return [];
    const value = valueOf(line);
    return value && namesSchooling(value.text) ? [value] : (japaneseValue(line) ?? []);
  });
  const [first] = own;
  return first ? [{ kind: 'education', heading: { line: first, kinds: ['education'] }, lines: own }] : [];
}
