/** Employers in Chinese and Japanese that open with a mark, as list items do: "■株式会社なぎさ製作所", "◆ 海州机床厂 2014.7-至今". */
import type { HanFieldRole } from '../../lexicons/han-fields.ts';
import { HAN_DEPARTMENT, HAN_POST_END } from '../../lexicons/han-heads.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { u } from '../../../resume/patterns.ts';
import { rangesIn } from '../dates/dates.ts';
import { withoutDurations } from '../dates/durations.ts';
import { hanFields } from './han-fields.ts';

const LONGEST = 80;
/** Also the number of one, which all opened items have as "1.". */
const MARK = /^(?:[■◆◇□▍▌◎★●○▶]|1\.)$/u;
/** A legal form at either end, with what may stand in brackets behind it, or a range of dates. */
const EMPLOYER =
  /^(?:株式会社|有限会社|合同会社|医療法人|社会福祉法人|学校法人|\((?:株|有)\))|(?:株式会社|有限会社|合同会社|相互会社|公司|集团|集團|事務所|事务所)(?:\s?[(（][^()（）]{1,24}[)）])?$|^(?:19|20)\d{2}\s?[年./]\s?\d{0,2}\s?月?\s?[~～〜–—‒-]/u;
/** The name of a firm and its years anywhere in a short line. */
const DATED =
  /^(?=.*(?:株式会社|有限会社|合同会社|相互会社|公司|集团|集團|法人|厂|醫院|医院|病院))(?=.*(?:(?:19|20)\d{2}|(?:令和|平成|昭和|[HRS])\s?(?:元|\d{1,2}))\s?[年./]\s?\d{0,2}\s?月?\s?(?:[~～〜–—‒-]|至|から))/u;

/** "覆盖国内9家、海外4家子公司": counted firms, none of which is named. */
const LISTED = /\d\s?[家社个個](?:子|分|关联|關聯|关连|グループ)?(?:公司|会社|集团|集團|事務所|事务所)$/u;

/** A house of a known kind with its size in brackets: "みなと病院（420床）". */
const SIZED =
  /^[^\s(（]{2,30}(?:病院|医院|醫院|クリニック|ステーション|ホーム|の[家里郷杜森]|保育園|保育所|幼稚園|こども園|学校|高校|大学|事務所|研究所|銀行|商店|食堂|厂|中学|小学|幼儿园|银行|酒店)\s?[(（][^()（）]*\d[^()（）]*[)）]$/u;

const DATE = String.raw`(?:(?:19|20)\d{2}|(?:令和|平成|昭和|[HRS])\s?(?:元|\d{1,2}))\s?[年./]\s?\d{0,2}\s?月?`;
/** "品質管理課 課長(2017年4月〜2025年9月)". */
const POST_WITH_YEARS = new RegExp(
  String.raw`^([^。、:：()]{2,30}?)\s*\(?\s*${DATE}\s?[~～〜–—‒-][^()（）]{0,16}\)?$`,
  'u',
);
/** "鋳造課 現場担当". */
const POST_OF_DEPARTMENT = /^(\S{1,16})\s+(\S{1,16})$/u;

/** A post in the firm named above, set off with a mark over what was done there. */
function isPostHead(text: string): boolean {
  const [, post = ''] = POST_WITH_YEARS.exec(text) ?? [];
  if (post !== '') return HAN_POST_END.test(post) || HAN_DEPARTMENT.test(post);
  const [, department = '', own = ''] = POST_OF_DEPARTMENT.exec(text) ?? [];
  return HAN_DEPARTMENT.test(department) && HAN_POST_END.test(own);
}

export function isHanEmployer({ glyph, text }: { readonly glyph: string | null; readonly text: string }): boolean {
  return (
    glyph !== null &&
    MARK.test(glyph) &&
    text.length <= LONGEST &&
    !/[。]$/u.test(text) &&
    !LISTED.test(text) &&
    (EMPLOYER.test(text) || DATED.test(text) || SIZED.test(text) || isPostHead(text))
  );
}

const PERIOD = new RegExp(String.raw`${DATE}\s?[~～〜–—‒-]`, 'u');
const LEAST_DATED = 2;

interface Opened {
  readonly glyph: string | null;
  readonly text: string;
}

/** The marks that open nothing in a section but lines with a period, two or more of them or the first of all: "■あおぞら薬局（2013年4月～2016年9月）" is a head, whatever its name tells. Or but lines over one without a mark that tells a job's period or its fields. */
export function marksOfHeads(openings: readonly Opened[], lexicon: Lexicon): ReadonlySet<string> {
  const dated = new Map<string, number>();
  const others = new Set<string>();
  for (const { glyph, text } of openings) {
    if (glyph === null || !MARK.test(glyph)) continue;
    if (text.length <= LONGEST && PERIOD.test(text)) dated.set(glyph, (dated.get(glyph) ?? 0) + 1);
    else others.add(glyph);
  }
  const [first] = openings;
  const inLine = [...dated.keys()].filter(
    (glyph) => !others.has(glyph) && ((dated.get(glyph) ?? 0) >= LEAST_DATED || first?.glyph === glyph),
  );
  return new Set([...inLine, ...marksOverFields(openings, lexicon)]);
}

/** "在籍期間：平成29年6月～現在", "2014.7-至今": the fields of a job, or nothing but its period. */
function tellsHead(text: string, lexicon: Lexicon): boolean {
  if (text.length > LONGEST_FIELDS) return false;
  const told = hanFields(text);
  if (told) return told.lead === '' && told.fields.some(({ role }) => OF_HEAD.has(role));
  const range = rangesIn(text, lexicon).find(({ isRange }) => isRange);
  return range !== undefined && !u`\p{L}`.test(withoutDurations(text.replace(range.text, '')));
}

const OF_HEAD: ReadonlySet<HanFieldRole> = new Set(['dates', 'title', 'organisation', 'department']);
const LONGEST_FIELDS = 60;

/** "◆学童クラブ「どんぐり」（委託事業）" over "在籍期間：…": the mark that opens the section where each of its lines stands so. */
function marksOverFields(openings: readonly Opened[], lexicon: Lexicon): readonly string[] {
  const glyph = openings[0]?.glyph ?? null;
  if (glyph === null || glyph === '1.') return [];
  const own = openings.flatMap((opening, at) => (opening.glyph === glyph ? [at] : []));
  const overFields = own.every((at) => {
    const below = openings[at + 1];
    return (openings[at]?.text.length ?? 0) <= LONGEST && below?.glyph === null && tellsHead(below.text, lexicon);
  });
  return overFields && own.length >= LEAST_DATED ? [glyph] : [];
}
