/** What a template or a draft leaves to be filled in, with its place. */
import type { Language } from '../../resume/language.ts';
import { patternOf } from '../../resume/patterns.ts';
import type { Evidence } from '../../resume/report.ts';
import {
  FIELD_DATES, FIELD_LINKS, FIELD_ORDERS, FIELD_WORDS, FILLER, INSTRUCTION_SHAPES, INSTRUCTIONS, OWNERLESS, OWNERLESS_ADDRESSES, OWNERLESS_NAMES,
} from '../lexicons/placeholders.ts'; // prettier-ignore
import { matchesOf } from '../reading/text/matches.ts';
import { visiblePassages } from '../reading/text/passages.ts';
import { indexPhrases, phrasesIn } from '../reading/text/phrases.ts';
import type { Line, Reading } from '../reading/reading.ts';
import { plain } from '../reading/text/words.ts';
import { evidenceOf, excerptOf } from './define.ts';

export interface Placeholder {
  /** As written. */
  readonly words: string;
  readonly evidence: readonly Evidence[];
}

type Parts = Pick<Reading, 'lines' | 'contact' | 'entries'>;

/** The cheap question: without one of these there is nothing left open but what the phrases tell. */
const SIGNS = /[[<{○〇●△□×某…]|[Xx]{2}|[YAJyaj]{4}|__|\.{3}/;

// prettier-ignore
const NOUNS = ['株式会社', '有限会社', '合同会社', '有限公司', '公司', '集团', '集團', '企业', '企業', '会社', '大学', '大學', '学院', '學院', '学校', '學校', '高等学校', '高校', '专业', '專業', '学部', '学科', '研究室', '县', '県', '省', '市', '区', '區', '町', '村', '部', '課', '支店', '店', '社', '検定', '試験', '資格', '免許', '证书', '證書', '证', '医院', '病院', '银行', '銀行', '项目', '專案', '系统', '系統', 'システム', 'プロジェクト', '商事', '製作所', '工業', '様', '年', '月', '岗位', '职位'].join('|');
const CIRCLES = '[○〇●]{2,4}|×{2,4}|△{2,4}|□{2,4}';

const BLANK = [
  // "XX公司", "○○株式会社", "株式会社○○"; beside numerals the sign is a nought: 二〇〇八年.
  `(?<![A-Za-z0-9一二三四五六七八九十零〇○×])(?:X{2,4}|x{2,4}|${CIRCLES})(?:${NOUNS})`,
  `(?:株式会社|有限会社|合同会社|学校法人) ?(?:X{2,4}|${CIRCLES})(?![A-Za-z0-9])`,
  // "私は〇〇ができます"; a row of dots that grades a skill has none of these words behind it.
  '(?<![一二三四五六七八九十零〇○●×△□])(?:[○〇●]{2,4}|△{2,4}|□{2,4})(?=[がをにはのでとやへも的])',
  // "平成 xx 年 xx 月".
  '(?<![A-Za-z0-9])[Xx]{2} ?(?:年|月|日)',
  // "导师:罗某某" hides somebody's name behind its first character; "某某公司" is to be filled in.
  '某某+(?:有限公司|公司|企业|企業|大学|大學|学院|项目|集团)|(?<![\\p{Script=Han}某])某某+',
  // "XX/XX/XXXX", "20XX".
  String.raw`(?<![\p{L}\p{N}])(?:[Xx×]{2}[./-]){1,2}[Xx×]{2,4}(?![\p{L}\p{N}])`,
  String.raw`(?<![\p{L}\p{N}])(?:19|20)(?:XX|xx|××)(?:(?=年)|(?![\p{L}\p{N}]))`,
  // "xxx", "XXXX": three capitals are the number thirty. Between digits they hide a number that is there.
  String.raw`(?<![\p{L}\p{N}]|\d[ .)-])(?:x{3,8}|X{4,8}|X{3}[ .-]X{3}[ .-]X{4})(?![\p{L}\p{N}]|[ .-]\d)`,
  // "by XX %", "$XX".
  String.raw`(?<![\p{Script=Latin}\p{N}])[Xx]{2,3} ?(?:[%％]|[万億亿千百]?[元円])|[$€£¥] ?[Xx]{2,3}(?![\p{L}\p{N}])`,
  // "△△％", "〇〇万円": a nought in a numeral stands between others.
  `(?<![A-Za-z0-9一二三四五六七八九十零〇○×])(?:${CIRCLES}) ?(?:[%％]|[万億亿千百]?[元円])`,
  // "by ___ %", "€ ____", "de …… %", "[X]%".
  String.raw`(?<!_)_{2,30} ?(?:[%％€£¥]|R?\$)|(?:[€£¥]|R?\$) ?_{2,30}|(?<![….])(?:…{1,6}|\.{3,12}) ?[%％]|\[[Xx#_]{1,3}\] ?[%％]|[$€£¥] ?\[[Xx#_]{1,3}\]`,
].join('|');
const blanks = (): RegExp => (compiled ??= patternOf(BLANK, 'gu'));
let compiled: RegExp | null = null;

/** "MM/YYYY – MM/YYYY", "TT.MM.JJJJ": the form of a date, where a date belongs. Within a sentence or after a label it is told, not asked for. */
const DATE_FORM = /^(?:(?:MM|mm|DD|dd|TT|tt|JJ|jj|GG|gg)[./-]){1,2}(?:YYYY|AAAA|JJJJ|yyyy|aaaa|jjjj)(?!\d)[^\d]{0,30}$/;

const BRACKET = /(?<![\w\]])[[<{]([^\][<>{}\d]{2,40})[\]>}]/g;

/** "[Company name]"; one word alone in angle or curly brackets is the name of a tag or of a set. */
function isField(inner: string, opens: string, alone: boolean, among: boolean): boolean {
  const words = plain(inner).split(/[\s,/|’'()._&-]+/u).filter((word) => word !== ''); // prettier-ignore
  const [first = ''] = words;
  if (words.length > 1 && FIELD_ORDERS.has(first)) return true;
  if (words.length === 1 && (opens !== '[' || !(alone || among)) && !/[぀-鿿]/u.test(first)) return false;
  return (
    words.some((word) => FIELD_WORDS.has(word)) && words.every((word) => FIELD_WORDS.has(word) || FIELD_LINKS.has(word))
  );
}

/** "[期間] 2024/10 〜": a bracket over the years it asks for is a label. */
const LABELLED = /^\s?[:：]?\s?(?:19|20)\d{2}/u;

function bracketsIn(text: string): string[] {
  const brackets = matchesOf(BRACKET, text);
  // "[Job], [Employer]": one tells of the other.
  const among = brackets.length > 1;
  return brackets.flatMap(({ 0: whole, 1: inner = '', index }) => {
    if (index === 0 && LABELLED.test(text.slice(whole.length))) return [];
    return isField(inner, whole.charAt(0), text.length - whole.length < 3, among) ? [whole] : [];
  });
}

const SEPARATOR = /^$|[|·•,/–—;()-]/u;
/** "linkedin.com/in/your-name": contact-links tells it. */
const ADDRESS = /[/@.]$/;
const OWN = indexPhrases(OWNERLESS);

/** "Your Name | Your Job Title": whole pieces; before a colon, or beside what fills it in, it is a label. */
function ownerlessIn({ cells }: Line): string[] {
  const hits = cells.map(({ text }) =>
    phrasesIn(text, OWN).filter(
      ({ start, end }) =>
        !ADDRESS.test(text.slice(0, start)) &&
        SEPARATOR.test(text.slice(0, start).trim().slice(-1)) &&
        SEPARATOR.test(text.slice(end).trim().slice(0, 1)),
    ),
  );
  return hits.some((own) => own.length === 0) ? [] : hits.flatMap((own) => own.map(({ text }) => text));
}

function inLine(line: Line): string[] {
  const found = ownerlessIn(line);
  if (!SIGNS.test(line.text)) return found;
  const dates = line.cells.filter(({ text }) => DATE_FORM.test(text)).map(({ text }) => text);
  const filled = dates.length > 0 && /\d/.test(line.text);
  return [
    ...found,
    ...line.cells.flatMap(({ text }) => [...bracketsIn(text), ...matchesOf(blanks(), text).map(([whole]) => whole)]),
    ...(filled ? [] : dates),
  ];
}

/** Words of a line that tells the writer what to do. */
const ORDER_WORDS = 9;

/** "Name of the course, Provider, Year": nothing but names of fields, set apart by commas; heads of tables stand in cells. */
function isFieldRow({ cells, text }: Line): boolean {
  if (cells.length !== 1) return false;
  const pieces = plain(text.replace(/(?:[MDTJG]{2}[./-]){1,2}[YAJ]{4}/gi, 'date'))
    .split(/[,;|·•–—/]/u)
    .map((piece) => piece.split(/[\s’'()&.-]+/u).filter((word) => word !== ''));
  return (
    pieces.length >= 3 &&
    pieces.every((words) => words.some((word) => FIELD_WORDS.has(word))) &&
    pieces.flat().every((word) => FIELD_WORDS.has(word) || FIELD_LINKS.has(word)) &&
    pieces.some((words) => words.some((word) => FIELD_DATES.has(word)))
  );
}

/** What no list of sentences foresees. */
function shapedIn({ lines }: Pick<Parts, 'lines'>, language: Language): Placeholder[] {
  const shapes = [INSTRUCTION_SHAPES.en, INSTRUCTION_SHAPES[language]].filter((shape) => shape !== undefined);
  return lines
    .filter((line) => {
      // "[Hier Kenntnisse einfügen]": what it says stands in its brackets.
      const text = line.text.trim().replace(/^[[<{(（【]\s?|[)\]>}）】]$/gu, '');
      return isFieldRow(line) || (text.split(/\s+/u).length <= ORDER_WORDS && shapes.some((shape) => shape.test(text)));
    })
    .map((line) => ({ words: line.text.trim(), evidence: evidenceOf([line]) }));
}

/** Sentences of templates may run over lines. */
function instructions({ lines }: Parts, language: Language): Placeholder[] {
  const lists = [FILLER, INSTRUCTIONS.en, ...(language === 'en' ? [] : [INSTRUCTIONS[language]])].map(indexPhrases);
  return visiblePassages(lines).flatMap(({ text, parts }) =>
    lists
      .flatMap((list) => phrasesIn(text, list))
      .map((hit) => ({
        words: hit.text,
        evidence: parts
          .filter(({ start, end }) => start < hit.end && hit.start < end)
          .map(({ page, box, start, end }) => ({ page, box, excerpt: excerptOf(text.slice(start, end)) })),
      })),
  );
}

/** "yourname@example.org", and a "Vorname Nachname" that stands where the name does. */
function ownerless({ contact: { email, name } }: Parts): Placeholder[] {
  const [local = '', host = ''] = email?.value.toLowerCase().split('@') ?? [];
  const sites = [local, host.split('.')[0] ?? ''].map((part) => part.replace(/[._-]/g, ''));
  return [
    ...(email && sites.some((part) => OWNERLESS_ADDRESSES.has(part)) ? [email] : []),
    ...(name && OWNERLESS_NAMES.has(plain(name.value)) ? [name] : []),
  ].map(({ value, line }) => ({ words: value, evidence: line ? evidenceOf([line]) : [] }));
}

/** Employers and clients whose name is kept back, as in "XX银行"; a school, a date or a department so written is still to be filled in. */
const CLOAKED =
  /^(?:[Xx]{2,4}|[×○〇●]{2,4}|某某)(?:有限公司|公司|集团|集團|企业|企業|银行|銀行|医院|病院|酒店|商场|超市|店|机构|事务所)$/u;
/** Items, and characters of them, that say what somebody did there. */
const TOLD = { items: 2, characters: 40 };

/**
 * The lines of jobs that are told although their employer is not: Chinese candidates who still work there write "XX银行" or "某银行" for
 * it, and advisers tell them to.
 */
function discreetLines({ entries }: Parts): Set<number> {
  return new Set(
    entries.flatMap(({ section, header, dates, bullets, paragraphs }) => {
      const items = [...bullets, ...paragraphs];
      const length = items.reduce((sum, { text }) => sum + text.length, 0);
      const told = dates?.start && items.length >= TOLD.items && length >= TOLD.characters;
      return section === 'experience' && told
        ? [...header, ...items.flatMap(({ lines }) => lines)].map(({ index }) => index)
        : [];
    }),
  );
}

/** What is no cloak before what may be one. */
const toldFirst = (words: readonly string[]): readonly string[] =>
  words.toSorted((a, b) => Number(CLOAKED.test(a)) - Number(CLOAKED.test(b)));

/** Where the same words stand again, or more of one line is to be filled in, the first tells it. */
export function placeholdersOf(parts: Parts, language: Language): Placeholder[] {
  const discreet = language === 'zh' ? discreetLines(parts) : new Set<number>();
  const filled = parts.lines.flatMap((line) =>
    toldFirst(inLine(line))
      .slice(0, 1)
      .map((words) => ({
        words,
        evidence: evidenceOf([line]),
        cloaked: discreet.has(line.index) && CLOAKED.test(words),
      })),
  );
  const nobodys = ownerless(parts);
  const orders = [...instructions(parts, language), ...shapedIn(parts, language)];
  // Where anything else is left open, so are the names.
  const meant = nobodys.length + orders.length === 0 && filled.every(({ cloaked }) => cloaked);
  const all: Placeholder[] = meant ? [] : [...nobodys, ...filled, ...orders];
  const said = new Set<string>();
  return all.filter(({ words, evidence }) => {
    const known = [words, evidence[0]?.excerpt ?? words];
    const again = known.some((text) => said.has(text));
    for (const text of known) said.add(text);
    return !again;
  });
}
