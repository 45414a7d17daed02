/** Which lines are headings of sections, and of which. */
import { isCjk } from '../../resume/language.ts';
import { SECTION_KINDS, type SectionKind } from '../../resume/report.ts';
import { LEXICONS } from '../lexicons/index.ts';
import type { Lexicon } from '../lexicons/lexicon.ts';
import { PLAIN_HEADINGS } from '../lexicons/plain-headings.ts';
import { CJK, key, keysOf } from './fold.ts';
import { formRowOf } from './form-rows.ts';
import { isHanTableHead } from './han-fields.ts';
import { hanFormHeading, hanHeading, hanRail, withoutRepeated } from './han-headings.ts';
import { setLikeHeadings } from './like-headings.ts';
import type { Heading, Line } from './reading.ts';
import { isSideHeading } from './side-labels.ts';

const MAX_WORDS = 7;
const MOST_CHARACTERS = 60;
const MAX_CJK = 16;
/** Longer lines are no headings, nor do they open with one that the text beside it leaves room for. */
const LONGEST = 240;

/** "C O N T A T T I", "E XPERIENCE": letters set apart are one word again. */
function unspaced(text: string): string {
  const parts = text.split(' ');
  if (parts.length > 2 && parts.every((part) => part.length === 1)) return parts.join('');
  return text.replace(/(?<![\p{L}\p{N}])(\p{Lu}) (?=\p{Lu}{2,})/gu, '$1');
}

/** A heading without ornaments: bullets, numbers, brackets, colons, icons. */
function bare(text: string): string {
  return stripped(unspaced(text));
}

function stripped(text: string): string {
  return (
    key(text)
      .replace(/[\ue000-\uf8ff]/gu, '')
      .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
      .replace(/^[一二三四五六七八九十]{1,2}\s?[、.,)]\s*/u, '')
      // "II. Experiencia", "A) Titoli"
      .replace(/^(?:[ivx]{1,4}|[a-h])\s?[.)]\s+/u, '')
      // "学习经历（从高中填起）"
      .replace(/(?<=[\u3040-\u30ff\u4e00-\u9fff])\s*\([^()\d]{1,24}\)$/u, '')
      .replace(/\s*[:：]$/u, '')
  );
}

const JOINTS = /\s*(?:[/|&+,·•、・/]|\b(?:and|y|e|et|und|ed|con)\b|和|与|及)\s*/u;

/** Two headings in one word. */
const GLUED = /(?<=技能|スキル)(?=证书|證照|證書|資格)|(?<=证书|資格)(?=技能|スキル)/u;

/** "Mis estudios", "Meine Stärken", "La mia formazione". */
const OWN =
  /^(?:my|mi|mis|mon|ma|mes|meu|meus|minha|minhas|mein|meine|(?:il|la|i|le)\s(?:mio|mia|miei|mie)|os meus|as minhas|o meu|a minha)\s+/u;

type Index = ReadonlyMap<string, SectionKind>;

function indexOf(lexicon: Lexicon): Index {
  const index = new Map<string, SectionKind>();
  for (const kind of SECTION_KINDS)
    for (const heading of lexicon.headings[kind]) if (!index.has(key(heading))) index.set(key(heading), kind);
  const plain = Object.entries(PLAIN_HEADINGS[lexicon.language] ?? {}) as [SectionKind, readonly string[]][];
  for (const [kind, list] of plain)
    for (const heading of list) if (!index.has(key(heading))) index.set(key(heading), kind);
  return index;
}

const indexes = new Map<string, Index>();
function indexFor(lexicon: Lexicon): Index {
  const known = indexes.get(lexicon.language) ?? indexOf(lexicon);
  indexes.set(lexicon.language, known);
  return known;
}

/** Of a line as written: "E XPERIENCE" is a word set apart, "EDUCACIÓN Y FORMACIÓN" holds one of a letter. */
function kindsAsWritten(text: string, lexicon: Lexicon): SectionKind[] {
  const named = kindsByName(bare(text), lexicon);
  return named.length > 0 || !/(?<!\p{L})\p{Lu} \p{Lu}/u.test(text) ? named : kindsByName(stripped(text), lexicon);
}

/** Resumes in any language use English headings, and bilingual ones. */
function kindsByName(text: string, lexicon: Lexicon): SectionKind[] {
  const tables = [indexFor(lexicon), indexFor(LEXICONS.en)];
  const find = (part: string): SectionKind | undefined => {
    const tight = CJK.test(part) ? part.replace(/\s+/g, '') : part;
    const own = part.replace(OWN, '');
    for (const table of tables) {
      const kind = table.get(part) ?? table.get(tight) ?? table.get(own);
      if (kind) return kind;
    }
    return undefined;
  };
  const whole = find(text);
  if (whole) return [whole];
  const parts = text
    .split(JOINTS)
    .flatMap((part) => part.split(GLUED))
    .filter((part) => part !== '');
  const kinds = parts.map(find);
  if (parts.length > 1 && kinds.every((kind) => kind !== undefined)) return [...new Set(kinds)];
  // "Experiencia Experience", "职业经历 Work Experience": two languages, no joint.
  const scripts = text.split(/(?<=[\u3040-\u9fff])\s*(?=[a-z])|(?<=[a-z])\s*(?=[\u3040-\u9fff])/u);
  const both = scripts.length === 2 ? scripts.map(find).filter((kind) => kind !== undefined) : [];
  return both.slice(0, 1);
}

function kindByWord(text: string, lexicon: Lexicon): SectionKind | null {
  for (const kind of SECTION_KINDS) {
    for (const wanted of keysOf(lexicon.headingWords[kind] ?? [])) {
      const hit = CJK.test(wanted) ? text.includes(wanted) : text.split(/[^\p{L}\p{N}]+/u).includes(wanted);
      if (hit) return kind;
    }
  }
  return null;
}

function isShort(text: string): boolean {
  if (text.length > MOST_CHARACTERS) return false;
  const cjk = Array.from(text).filter((character) => CJK.test(character)).length;
  return cjk > 0 ? cjk <= MAX_CJK && text.length <= 2 * MAX_CJK : text.split(' ').length <= MAX_WORDS;
}

/** "年 ¦ 月 ¦ 免許・資格", "取得年月 ¦ 資格名": the head of a table in a Japanese form, without its columns of dates. */
function tableHead(line: Line): string | null {
  if (line.cells.length < 2) return null;
  const [first = '', second = '', ...rest] = line.cells.map((cell) => cell.text.replace(/\s/gu, ''));
  if (first === '年' && second === '月') return rest.length > 0 ? rest.join(' ') : null;
  return /^(?:取得)?年月日?$/u.test(first) ? [second, ...rest].join(' ') : null;
}

export function isCapital(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

/** Whether words set over several rows of a rail are one heading; where each row is a heading of its own, only a known whole one is. */
export function isSplitHeading(rows: readonly string[], lexicon: Lexicon): boolean {
  const [first = '', ...rest] = rows;
  const text = [first, ...rest].join(' ');
  const label = bare(text);
  // A date over a label is no part of it.
  if (!isShort(label) || /\d{4}/u.test(text)) return false;
  if (kindsByName(label, lexicon).length > 0) return true;
  const alone = !/[&+,/]\s*$/u.test(first) && kindsByName(bare(first), lexicon).length > 0;
  return !alone && isCapital(text) && !/[\d@:]/u.test(text) && kindByWord(label, lexicon) !== null;
}

/** Set apart from the body: larger, bold, in capitals, or the only bold words of a rail. */
function isProminent(line: Line, bodySize: number): boolean {
  // Beside a rail only the label itself can be.
  return line.size > bodySize * 1.08 || line.bold || isCapital(line.cells[0]?.text ?? line.text);
}

/** By its look, or by the mark or number it opens with. */
function isSetApart(line: Line, bodySize: number): boolean {
  return isProminent(line, bodySize) || /^[【■◆◇●○▍▌▎□★☆▶▼◎※<《〈〔[(一二三四五六七八九十]/u.test(line.text);
}

/** The heading that a line, or the first cell of a row with a label rail, is. */
function headingOf(line: Line, lexicon: Lexicon, bodySize: number): SectionKind[] {
  if (line.running) return [];
  const first = line.cells[0];
  const head = tableHead(line);
  // Rows of their own part the table of schools from that of employers.
  if (head !== null) return /^学歴./u.test(head) ? [] : kindsByName(bare(head), lexicon);
  if (line.text.length > LONGEST) return [];
  // Letters set apart take twice the room.
  const whole = line.text.length <= 2 * MOST_CHARACTERS ? bare(line.text) : line.text;
  if (keysOf(lexicon.documentTitles).includes(whole)) return [];
  const form = isCjk(lexicon.language) && first ? hanFormHeading(first.text) : null;
  if (form) return [form];
  if (isShort(whole)) {
    const named = kindsAsWritten(line.text, lexicon);
    if (named.length > 0) return named;
    const han = line.cells.length === 1 && isCjk(lexicon.language) && isSetApart(line, bodySize) && hanHeading(whole);
    if (han) return [han];
    const byWord =
      !isSideHeading(line.text) && isProminent(line, bodySize) && line.cells.length === 1 && !/[\d,.;:@|]/.test(whole)
        ? kindByWord(whole, lexicon)
        : null;
    if (byWord && line.size > bodySize * 1.08) return [byWord];
  }
  if (line.cells.length > 1 && first) {
    const label = bare(first.text);
    if (!isShort(label)) return [];
    if (isCjk(lexicon.language)) return hanRail(label, line, kindsAsWritten(first.text, lexicon));
    const named = kindsAsWritten(first.text, lexicon);
    const byWord =
      named.length === 0 && label.includes(' ') && isCapital(first.text) && !/[\d@:]/u.test(label)
        ? kindByWord(label, lexicon)
        : null;
    return byWord ? [byWord] : named;
  }
  return [];
}

/** Above the rows of a Japanese form or the head of a table, or that head itself. */
function isRowLabel(line: Line, lines: readonly Line[]): boolean {
  if (tableHead(line) !== null) return true;
  const next = lines[line.index + 1];
  return line.cells.length === 1 && next !== undefined && (formRowOf(next) !== null || isHanTableHead(next));
}

/** A label beside its text, set as a heading of its own line is: in the same letters, at the same edge. */
function isRailLike(line: Line, model: Line): boolean {
  const [own, other] = [line.cells[0]?.spans[0], model.cells[0]?.spans[0]];
  if (line.cells.length < 2 || !own || !other) return false;
  return own.font === other.font && Math.abs(own.size - other.size) < 0.4 && Math.abs(line.box.x - model.box.x) < 3;
}

export function headingsOf(lines: readonly Line[], lexicon: Lexicon, bodySize: number): Heading[] {
  const told = lines.flatMap((line) => {
    const kinds = headingOf(line, lexicon, bodySize);
    return kinds.length > 0 ? [{ line, kinds }] : [];
  });
  const known = told.map(({ line }) => line);
  const alike = setLikeHeadings(lines, known, lexicon).flatMap((line) => {
    const label = bare(line.text);
    const kind = isShort(label) && !isSideHeading(line.text) ? kindByWord(label, lexicon) : null;
    return kind ? [{ line, kinds: [kind] }] : [];
  });
  const all = [...told, ...alike].sort((a, b) => a.line.index - b.line.index);
  const candidates = isCjk(lexicon.language) ? withoutRepeated(all, ({ line }) => bare(line.text)) : all;
  // Where headings are prominent, a plain line that merely reads like one ("Education" in a list of skills) is none.
  const prominent = new Set(candidates.filter(({ line }) => isProminent(line, bodySize)));
  return prominent.size >= 2
    ? candidates.filter(
        (candidate) =>
          prominent.has(candidate) ||
          isRowLabel(candidate.line, lines) ||
          [...prominent].some(({ line }) => isRailLike(candidate.line, line)),
      )
    : candidates;
}
