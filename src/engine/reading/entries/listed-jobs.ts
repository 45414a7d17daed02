/** Jobs told as the items of a list, each with its date: "• 2016 – 2017 : Interne en pharmacie, CHU de Sétif". */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn, type FoundRange } from '../dates/dates.ts';
import { finestOf } from '../dates/finest-range.ts';
import type { Item } from './entry-items.ts';
import { isFormLabel } from './fields.ts';
import {
  ASIDE,
  closesDated,
  closesEachLine,
  endsDated,
  isWhole,
  listingOf,
  LONGEST,
  namesHouse,
  OPENING,
  rangesEach,
  type Listing,
} from './line-closings.ts';
import { withListedPosts } from '../han/han-listed-posts.ts';
import { hanPieces, namesHanEmployer } from '../han/han-pieces.ts';
import { namesPost } from '../heads/headers.ts';
import type { Line } from '../reading.ts';
import { isBelowPeriod } from '../schools/line-room.ts';
import { joined, unmarked } from '../schools/school-lines.ts';
import { arePostsBelowFirms } from './posts-below-firms.ts';
import { servedOf } from './served-jobs.ts';

/** "Vacances 2019 : …", "Année scolaire 2021-2022 : …". */
const SEASON =
  /^(?:vacances(?: scolaires| d['’](?:été|hiver))?|saisons?|années?(?: scolaires?| universitaires?)?|courant|début|fin|vacaciones|temporada|curso|férias|época|ano letivo|stagione|anno (?:scolastico|accademico)|a\.\s?[sa]\.|sommer|saison|schuljahr|season|school year|from|since|desde|depuis|entre|periodo)\s$/iu;
const LEAST = 2;
const PARTING = /^\)?\s?[:|,–—-]\s(?=\S)/u;
const PARTS = /,\s|\s[–—-]\s|\s?\|\s?/u;
/** The date of a list item that is a job; null for one that tells what was done. */
function dateOf({ role, bullet, line }: Item, lexicon: Lexicon): FoundRange | null {
  if (isCjk(lexicon.language)) return role === 'bullet' ? hanDateOf(line, lexicon) : null;
  const text = role === 'bullet' ? (bullet?.text ?? '') : '';
  if (text === '') return null;
  const told = bracketedOf(line.text, lexicon);
  if (told) return told.range;
  if (text.length > LONGEST) return sentenceOf(line.text, lexicon)?.range ?? servedOf(text, lexicon);
  const ranges = rangesIn(text, lexicon);
  const range = ranges.find(({ isRange }) => isRange) ?? ranges[0];
  if (!range) return null;
  const opens = range.index <= OPENING || SEASON.test(text.slice(0, range.index));
  const last = ranges.at(-1) ?? range;
  const behind = text.slice(last.index + last.length);
  const [post = '', ...more] = text.slice(0, range.index).split(PARTS);
  // A lone date behind what was done is none of a job; behind a post and its employer it is.
  const named = range.isRange || (more.some((part) => u`\p{L}`.test(part)) && namesPost(post, lexicon));
  const house = range.isRange && namesPost(post, lexicon) && namesHouse(behind);
  const closes = named && (behind.length <= OPENING || ASIDE.test(behind) || house);
  // "Muster AG (2018 – 2020) - Kassierer"
  const parts = range.isRange && PARTING.test(behind) && namesPost(behind.replace(PARTING, ''), lexicon);
  return (opens || closes || parts) && namesPost(text, lexicon) ? range : null;
}

/** "(08/2014 – presente) Empresa, puesto": the range that opens an item. */
function openingOf({ role, bullet }: Item, lexicon: Lexicon): FoundRange | null {
  const [range] = role === 'bullet' ? rangesIn((bullet?.text ?? '').slice(0, BRACKETS), lexicon) : [];
  return range?.isRange && range.index === 1 && bullet?.text.startsWith('(') ? range : null;
}

const BRACKETS = 40;
/** So many items that all open with their own range are jobs, whatever words they are told in. */
const ALIKE = 3;

/** "2017/2020 : Ingénieur chez Exemple. Conception de …": the sentence that opens a long item, in its first line. */
function sentenceOf(line: string, lexicon: Lexicon): { readonly text: string; readonly range: FoundRange } | null {
  const [range] = rangesIn(line, lexicon);
  if (
    !range?.isRange ||
    (range.index > OPENING && !SEASON.test(line.slice(0, range.index))) ||
    !/^\s?[:：)]\s/u.test(line.slice(range.index + range.length))
  )
    return null;
  const end = line.slice(range.index + range.length).search(SENTENCE_END);
  const text = end < 0 ? '' : line.slice(0, range.index + range.length + end);
  return text !== '' && namesPost(text, lexicon) ? { text, range } : null;
}

/** "Kassierer – Muster AG (2018 – 2020): Abrechnung, …", "Muster AG: Kassierer (2018 – 2020), Köln. Abrechnung …": the head that opens the first line of an item and closes with its dates in brackets. `least`: whether post and employer must be parted, and one of the parts name a post. */
export function bracketedOf(line: string, lexicon: Lexicon, least: 'named' | 'parted' | 'alone' = 'named'): { readonly text: string; readonly range: FoundRange } | null {
  const [, head = '', sign = ''] = isCjk(lexicon.language) ? [] : (BRACKETED.exec(line.replace(MARK, '')) ?? []);
  const range = rangesIn(head, lexicon).at(-1);
  const whole = range?.isRange === true || (range?.length === YEAR && sign !== ':');
  if (!range || !whole || head.length - range.index - range.length > 1 || head.charAt(range.index - 1) !== '(') return null;
  const parts = head.slice(0, head.lastIndexOf('(')).split(sign === ':' ? PARTS : NAMED_PARTS);
  const told = (parts.length > 1 || least === 'alone') && (least !== 'named' || parts.some((part) => namesPost(part, lexicon)));
  return told ? { text: line.slice(0, line.indexOf(head) + head.length), range } : null;
} // prettier-ignore

/** Whether each item of a section opens with such a head, some of them posts, or with a name and from when to when. */
function opensEach({ items: own, alone }: Listing, lexicon: Lexicon): boolean {
  if (!alone || own.length < LEAST) return false;
  if (own.every(({ line }) => bracketedOf(line.text, lexicon, 'alone')?.range.isRange)) return true;
  return own.every(({ line }) => bracketedOf(line.text, lexicon, 'parted')) && own.some(({ line }) => bracketedOf(line.text, lexicon));
} // prettier-ignore

const BRACKETED = u`^(.{6,90}?\([^()]{4,32}\))\s?([:：,.])\s+\S`;
const MARK = u`^[^\p{L}\p{N}("“«]{1,3}`;
const NAMED_PARTS = /:\s/u;
const YEAR = 4;

/** "Muster AG: Kassierer (2018 – 2020)" as a dash parts the two. */
function dashed(head: string, lexicon: Lexicon): string {
  const [house = '', post = '', more] = head.split(NAMED_PARTS);
  const parted = post !== '' && more === undefined && !namesPost(house, lexicon) && !isFormLabel(house);
  return parted ? `${house} – ${post}` : head;
}

/** "Kurier: Muster AG, Mai 2018 – Juni 2020" as a dash parts post and employer. */
function colonless(line: Line): Line {
  const [cell, ...more] = line.cells;
  const text = line.text.replace(u`^([\p{L} ()/&.-]{3,60}): (?=\p{L})`, (whole, head: string) =>
    isFormLabel(head) ? whole : `${head} – `,
  );
  return cell && more.length === 0 && text !== line.text ? { ...line, text, cells: [{ ...cell, text }] } : line;
}
const SENTENCE_END = u`(?<=\p{L}{2}|\))\.\s\p{Lu}`;

/** "・個別指導塾アシスト 塾講師（2023年6月～現在）" in its first line. */
function hanDateOf({ text }: Line, lexicon: Lexicon): FoundRange | null {
  if (text.length > LONGEST_OPENED || /[。;；]/u.test(text)) return null;
  const range = rangesIn(text, lexicon).find(({ isRange }) => isRange);
  if (!range || (text.length > LONGEST_HAN && range.index > OPENING)) return null;
  const [before, behind] = [text.slice(0, range.index), text.slice(range.index + range.length)];
  // "（2022年8月〜、2023年4月までは業務委託）": in the brackets that close the line.
  const closes = /[(（][^()（）]*$/u.test(before) && /^[^()（）]*[)）]\s*$/u.test(behind);
  const edge = closes || !u`\p{L}`.test(before) || !u`\p{L}`.test(behind);
  const told = hanPieces([before, behind], lexicon).some(({ post, employer }) => post >= 2 || employer >= 2);
  return edge && (told || OWN_ACCOUNT.test(before)) ? range : null;
}

const OWN_ACCOUNT = u`^[^\p{L}]{0,3}(?:フリーランス|個人事業主|自営業)(?:[\s(（:：|]|$)`;
const LONGEST_HAN = 60;
const LONGEST_OPENED = 80;

/** A date may be parted by the end of its line: "de marzo de 1998 a" over "diciembre de 2002". */
function headItem(line: Line, lexicon: Lexicon): Item {
  const ranges = rangesIn(line.text, lexicon);
  return { line, role: 'dated', bullet: null, range: finestOf(ranges) ?? ranges[0] ?? null, field: null }; // prettier-ignore
}

/** Whether each of the items that a section consists of closes with a date in brackets, some of them posts: "• Acme Paving - Excavation (2018-2022)". */
function closesEach({ texts, alone, posts }: Listing, lexicon: Lexicon): boolean {
  if (!alone || texts.length < ALIKE || posts === 0) return false;
  if (texts.every((text) => closesDated(text, lexicon))) return true;
  return ALIKE * posts >= texts.length && texts.every((text) => endsDated(text, lexicon));
}

/** "• なぎさ機械株式会社（組長）" over "2018/9 ～ 現在" without a mark: employers in a list, their years in the lines below. */
function withDatesBelow(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  const isYears = (item: Item | undefined): boolean => {
    const [range] = item?.role === 'carried' || item?.role === 'dated' ? rangesIn(item.line.text, lexicon) : [];
    return range?.isRange === true && (item?.line.text.length ?? 0) - range.length <= 2;
  };
  const isHead = ({ role, line }: Item, at: number): boolean =>
    role === 'bullet' && line.text.length <= LONGEST_HAN && isYears(items[at + 1]) && namesHanEmployer(line.text, lexicon); // prettier-ignore
  const heads = new Set(items.filter(isHead));
  const isBelow = (at: number): boolean => heads.has(items[at - 1] as Item);
  if (heads.size === 0 || items.some(({ role }, at) => role === 'dated' && !isBelow(at))) return items;
  let within = false;
  return items.map((item, at): Item => {
    if (item.role === 'bullet') within = heads.has(item);
    if (heads.has(item)) return { ...item, line: unmarked(item.line), role: 'header', bullet: null };
    if (isBelow(at)) return headItem(item.line, lexicon);
    return within && item.role === 'carried' ? { ...item, role: 'prose', bullet: null } : item;
  });
}

/** Whether each item opens with when it was, most of them posts or with from when to when: "• De mai 2016 à juin 2017 : CDD à la clinique des Pins". */
function datesEach({ items: own, posts }: Listing, lexicon: Lexicon): boolean {
  if (own.length < ALIKE) return false;
  const dates = own.map(({ line }) => openedBy(line.text.replace(MARK, ''), lexicon));
  const ranges = dates.filter((range) => range?.isRange === true).length;
  return dates.every((range) => range !== null) && 2 * Math.max(ranges, posts) > own.length;
}

/** The items that bear the first mark of a section, where others bear another and each of these opens with from when to when: "• Feb 2017 – Nov 2018: …" over "- …". */
function ledByDates(marked: readonly Item[], lexicon: Lexicon): readonly Item[] {
  const own = marked.filter(({ bullet }) => bullet?.glyph === marked[0]?.bullet?.glyph);
  if (isCjk(lexicon.language) || own.length < ALIKE || own.length === marked.length) return [];
  return own.every(({ line }) => openedBy(line.text.replace(MARK, ''), lexicon)?.isRange) ? own : [];
}

function openedBy(text: string, lexicon: Lexicon): FoundRange | null {
  const [range] = rangesIn(text, lexicon);
  const opens = range && (range.index <= OPENING || SEASON.test(text.slice(0, range.index)));
  return opens && /^\s?[:：|–—-]\s/u.test(text.slice(range.index + range.length)) ? range : null;
}

/** "Reponedora en Outlet Ríos (2021)" at the edge of items that tell from when to when: a job like them. */
function isAmong({ bullet, line }: Item, told: readonly Item[], lexicon: Lexicon): boolean {
  const text = bullet?.text ?? '';
  const edge = told.length >= LEAST && told.every((other) => Math.abs(other.line.box.x - line.box.x) < SAME_EDGE);
  return edge && closesDated(text, lexicon) && namesPost(text, lexicon);
}

/** Points. */
const SAME_EDGE = 2;

/** Heads for those items where no other line of the section is dated; what else is listed was done there. */
export function withListedJobs(items: readonly Item[], section: SectionKind, lexicon: Lexicon, rightOf: RightOf): readonly Item[] {
  if (section !== 'experience') return items;
  if (isCjk(lexicon.language)) {
    const below = withDatesBelow(items, lexicon);
    if (below !== items) return below;
    const posts = withListedPosts(items, lexicon);
    if (posts !== items) return posts;
  }
  if (arePostsBelowFirms(items, lexicon, (text) => bracketedOf(text, lexicon, 'alone')?.text ?? null))
    return headed(items, ({ role }) => role === 'bullet', lexicon, rightOf);
  const listing = listingOf(items, lexicon);
  const { items: marked } = listing;
  const every =
    !isCjk(lexicon.language) &&
    ((marked.length >= ALIKE && marked.every((item) => openingOf(item, lexicon))) ||
      opensEach(listing, lexicon) ||
      closesEach(listing, lexicon) ||
      rangesEach(listing, lexicon) ||
      datesEach(listing, lexicon) ||
      closesEachLine(listing, lexicon));
  const led = ledByDates(marked, lexicon);
  const told = items.filter((item) => dateOf(item, lexicon) !== null);
  const isJob = (item: Item): boolean => told.includes(item) || led.includes(item) || (item.role === 'bullet' && (every || isAmong(item, told, lexicon))); // prettier-ignore
  const listed = items.filter(isJob);
  const alone = marked.length === 1 && listing.alone;
  if (listed.length < (alone ? 1 : LEAST) || items.some(({ field }) => field !== null)) return items;
  if (items.some(({ role }) => role === 'dated')) return withBracketedJobs(items, lexicon, rightOf);
  return headed(items, isJob, lexicon, rightOf);
} // prettier-ignore

/** Where other jobs are dated in their heads: lists below an undated line in which each item is one more job, "Earlier: • Muster AG, Kassierer (2018 – 2020): …". */
function withBracketedJobs(items: readonly Item[], lexicon: Lexicon, rightOf: RightOf): readonly Item[] {
  const jobs = new Set<Item>();
  const over = new Set<Item>();
  for (const [at, item] of items.entries()) {
    if (item.role !== 'header') continue;
    const below = items.slice(at + 1);
    const end = below.findIndex(({ role }) => role !== 'bullet' && role !== 'carried');
    const own = (end < 0 ? below : below.slice(0, end)).filter(({ role }) => role === 'bullet');
    const dated = items[at - 1]?.role === 'dated';
    if (dated || own.length < LEAST || !own.every(({ line }) => bracketedOf(line.text, lexicon))) continue;
    over.add(item);
    for (const job of own) jobs.add(job);
  }
  if (jobs.size === 0) return items;
  const told = items.map((item): Item => (over.has(item) ? { ...item, role: 'prose' } : item));
  return headed(told, (item) => jobs.has(item), lexicon, rightOf);
}

type RightOf = (line: Line) => number;

export function headed(
  items: readonly Item[],
  isJob: (item: Item) => boolean,
  lexicon: Lexicon,
  rightOf: RightOf,
): readonly Item[] {
  return items.reduce<Item[]>((told, item, at) => {
    const before = told.at(-1);
    const above = items[at - 1]?.line;
    const long = (item.bullet?.text.length ?? 0) > LONGEST;
    const sentence = isJob(item)
      ? (bracketedOf(item.line.text, lexicon, 'alone') ?? (long ? sentenceOf(item.line.text, lexicon) : null))
      : null;
    const [cell] = item.line.cells;
    if (sentence && cell) {
      const rest = item.line.text.slice(sentence.text.length).replace(/^[\s:：.,]+/u, '');
      const text = dashed(sentence.text, lexicon);
      told.push(headItem(unmarked({ ...item.line, text, cells: [{ ...cell, text }] }), lexicon));
      told.push({
        ...item,
        role: 'prose',
        bullet: null,
        line: { ...item.line, text: rest, cells: [{ ...cell, text: rest }] },
      });
    } else if (item.role === 'carried' && before?.role === 'prose' && !isCjk(lexicon.language))
      told.push({ ...item, role: 'prose', bullet: null });
    else if (isJob(item)) {
      told.push(headItem(colonless(unmarked(item.line)), lexicon));
    } else if (item.role === 'carried' && before?.role === 'dated' && isCjk(lexicon.language))
      told.push({ ...item, role: 'prose', bullet: null });
    else if (item.role === 'carried' && before?.role === 'dated' && isWhole(before))
      told.push({ ...item, role: 'prose', bullet: null });
    // The post below its employer: the line above had room for more.
    else if (
      item.role === 'carried' &&
      before?.role === 'dated' &&
      isBelowPeriod(before, above, item.line, rightOf(item.line))
    )
      told.push({ ...item, role: 'header', bullet: null });
    else if (item.role === 'carried' && before?.role === 'dated')
      told[told.length - 1] = headItem(joined(before.line, item.line, before.line.cells.length - 1), lexicon);
    else told.push(item);
    return told;
  }, []);
}
