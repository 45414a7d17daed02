/** Names told twice in the heads of a Chinese or Japanese resume, in characters and in English: "経理主任 / Senior Accountant", "房総大学 Boso University". */
import { isCjk } from '../../../resume/language.ts';
import { patternOf, u } from '../../../resume/patterns.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { namesPost } from '../heads/headers.ts';
import { isLatinName } from './han-latin-firms.ts';
import { employerScore, postScore } from './han-scores.ts';
import type { Line, Section } from '../reading.ts';

/** `sure`: an English word for a post or a house tells it, beside one in characters; `alike`: some name beside that of a house. */
type Twin = 'sure' | 'alike';

const CJK = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]`;
const WORD = String.raw`(?:[A-Za-z][A-Za-z.&'’-]*|&|\([A-Z][A-Za-z]+\))`;
const LATIN = String.raw`[A-Z][A-Za-z.&'’-]*(?:,? ${WORD}){0,9}`;
/** Behind its name in characters, in brackets, behind a stroke or a blank. */
const BEHIND = patternOf(String.raw`(?<=${CJK}[)）」』]?)(?:\s?[(（]\s?(${LATIN})\s?[)）]|\s(?:[/|]\s)?(${LATIN}))(?=$|\s?[,、/|(（]|\s[\d–—-]|\s${CJK})`, 'gu'); // prettier-ignore
/** Before it, at the start of its cell or behind the dates. */
const BEFORE = patternOf(String.raw`(?<=^|[\d月在今]\s)(${LATIN})\s(?:[/|]\s)?(?=${CJK}{2})`, 'gu');
const HOUSE = /(?:^|\s)(?:Co|Inc|Ltd|LLC|K\.?K|Corp|Corporation|Company|Limited|Group|Hotels?|University|Univ|College|School|Institute|Academy|Hospital|Clinic|Bank|Trading|Technology|Electronics|Logistics|Restaurant|Faculty|Department|Bachelor|Master|B\.A|B\.S|M\.A|M\.S)(?=$|[\s.,)])/u; // prettier-ignore
/** No name: "Apr", "Present". */
const DATE_WORD =
  /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Present|Now|Current|since|to)[a-z.]*(?:\s|$)/iu;
const PARTS = /[\s/|,、;()（）「」]+/u;
/** The legal form or the kind of house alone is no name: "ホテル Riverside", "株式会社 Milano". */
const KIND = /株式会社|有限会社|合同会社|(?:股份|有限)*公司|集团|集團|大学|大學|学院|學院|学校|高校|病院|医院|銀行|银行|ホテル|カフェ|レストラン|酒店|餐厅/gu; // prettier-ignore
const LEAST_NAME = 2;
const LONGEST = 120;
const BOTH = u`\p{Script=Han}{2}[\s/|・]{1,3}[A-Z][A-Za-z]{3}`;

function namesHouse(text: string, lexicon: Lexicon): boolean {
  return employerScore(text, lexicon) >= 2 || /(?:大学|大學|学院|學院|学校|高校|中学|高中)$/u.test(text);
}

function isStudied(text: string): boolean {
  return /(?:学部|学科|研究科|专业|專業|系|学士|學士|修士|硕士|碩士|博士|本科)$/u.test(text);
}

/** What `latin` is to the text in characters that it touches. */
function twinOf(latin: string, han: string, lexicon: Lexicon): Twin | null {
  if (DATE_WORD.test(latin)) return null;
  const [posted, english] = [postScore(han, lexicon) >= 2, namesPost(latin, LEXICONS.en)];
  if (posted && english) return 'sure';
  const house = HOUSE.test(latin);
  if (isStudied(han) && house) return 'sure';
  const own = Array.from(han.replace(KIND, '').replace(u`[^\p{L}]`, '')).length >= LEAST_NAME;
  if (own && namesHouse(han, lexicon)) return house ? 'sure' : 'alike';
  // "前台接待 (Receptionist)", "ベルスタッフ Bell Staff"; of "ヘルプデスク SV" the second is none.
  return own && (english ? employerScore(han, lexicon) < 1 : posted && isLatinName(latin)) ? 'alike' : null;
}

function partBefore(text: string): string {
  return text.split(PARTS).findLast((part) => part !== '') ?? '';
}

function partBehind(text: string): string {
  return text.split(PARTS).find((part) => part !== '') ?? '';
}

interface Found {
  readonly text: string;
  readonly twins: readonly Twin[];
}

/** A text without the English of what it names; `alike`: also where no English word tells it. */
function withoutTwins(text: string, lexicon: Lexicon, alike: boolean): Found {
  const twins: Twin[] = [];
  const told = (latin: string, han: string): boolean => {
    const twin = twinOf(latin, han, lexicon);
    if (twin !== null) twins.push(twin);
    return twin === 'sure' || (twin === 'alike' && alike);
  };
  const behind = text.replace(BEHIND, (whole: string, bracketed: string | undefined, bare: string | undefined, at: number) => told(bracketed ?? bare ?? '', partBefore(text.slice(0, at))) ? '' : whole); // prettier-ignore
  const before = behind.replace(BEFORE, (whole: string, latin: string, at: number) => told(latin, partBehind(behind.slice(at + whole.length))) ? '' : whole); // prettier-ignore
  return { text: before, twins };
}

function mayHold({ text }: Line): boolean {
  return text.length <= LONGEST && /[A-Z]/u.test(text) && !/[。；;]$/u.test(text) && !/^\s?[・•●▪◦‣*–-]/u.test(text);
}

function bare(line: Line, lexicon: Lexicon, alike: boolean): Line {
  if (!mayHold(line)) return line;
  const cells = line.cells.map((cell) => ({ ...cell, text: withoutTwins(cell.text, lexicon, alike).text }));
  const text = line.cells.reduce((whole, { text: told }, at) => whole.replace(told, () => cells[at]?.text ?? told), line.text); // prettier-ignore
  return text === line.text ? line : { ...line, text, cells };
}

/** A row that is nothing but the English of the row above it. */
function isTwinRow(line: Line, above: Line | undefined, lexicon: Lexicon): boolean {
  if (above === undefined || !mayHold(line) || line.cells.length > 1 || !ROW.test(line.text)) return false;
  return above.cells.some(({ text }) => twinOf(line.text, partBefore(text), lexicon) === 'sure');
}

const ROW = patternOf(String.raw`^${LATIN}$`, 'u');
const TOLD = new Set(['experience', 'education']);
const LEAST = 2;

/** Sections of jobs and studies without the English of their names, where the heads of the resume are written in both. */
export function withoutEnglish(sections: readonly Section[], lexicon: Lexicon): readonly Section[] {
  if (!isCjk(lexicon.language)) return sections;
  const own = sections.filter(({ kind }) => TOLD.has(kind));
  const lines = [...new Set(own.flatMap((section) => section.lines))];
  const twins = lines.flatMap((line, at) => {
    if (isTwinRow(line, lines[at - 1], lexicon)) return ['sure'];
    return mayHold(line) ? line.cells.flatMap(({ text }) => withoutTwins(text, lexicon, false).twins) : [];
  });
  const sure = twins.filter((twin) => twin === 'sure').length;
  // "エンジニア / Tech Lead" may be two posts of one who writes no English else.
  const houses = lines.some((line) => mayHold(line) && HOUSE.test(line.text) && line.cells.some(({ text }) => withoutTwins(text, lexicon, false).text !== text)); // prettier-ignore
  const headed = own.some(({ heading }) => BOTH.test(heading.line.text));
  if (sure < LEAST || !(houses || headed)) return sections;
  return sections.map((section) => {
    if (!TOLD.has(section.kind)) return section;
    const rows = section.lines.filter((line, at) => !isTwinRow(line, section.lines[at - 1], lexicon));
    return { ...section, lines: rows.map((line) => bare(line, lexicon, true)) };
  });
}
