/** What stands in brackets behind a piece of a head in Chinese or Japanese: the post, the house, how one was employed, or a mere remark. */
import { HAN_DEPARTMENT, HAN_EMPLOYMENT, HAN_KIND, HAN_RANK } from '../../lexicons/han-heads.ts';
import { JAPANESE_KIND } from '../../lexicons/japanese-employers.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { isHanBranch } from './han-branch.ts';
import { isHanFact } from './han-facts.ts';
import { isHanPlace } from './han-places.ts';
import { employerScore, LEGAL, postScore } from './han-scores.ts';

export function isKind(word: string): boolean {
  const bare = word.replace(u`^[^\p{L}(]+`, '');
  return HAN_KIND.test(bare) || JAPANESE_KIND.test(bare);
}

/** "大三-大四": a student's years. */
const STUDENT_YEARS = /^大[一二三四](?:\s?[-–—~～至到]\s?大?[一二三四])?(?:・.*)?$/u;

const SITE = /^\S{2,8}(?:大廈|大厦|广场|廣場|花园|花園|小区|小區|屋苑|邨|臺|台|城|校区|校區|分校|分店)$/u;
const OWN = /^(?:個人事業主|フリーランス|業務委託|自営)$/u;
const SELF = /^(?:フリーランス|フリーランサー|個人事業主|自営業?)$/u;
const OF_TRADE = /.の(?:受託|製造|販売|卸売?|小売|開発|運営|制作|施工|輸[出入]|代理店)(?:開発|販売|業|会社)?$/u;
const TRAILING = /^(.{2,60}?)\s*[(（]([^()（）]{1,30})[)）]$/u;

/** "平成30年4月より班長" behind what one was before. */
export const SINCE =
  /^(?:令和|平成|(?:19|20)(?=\d))\s?(?:\d{1,2}|元)\s?[年./]\s?(?:\d{1,2}\s?月?\s?)?(?:より|から)\s?(?=\S{2})/u;
/** A house, no branch and no kind of one, that stands in brackets behind a post. */
function isOtherHouse(inner: string, lexicon: Lexicon): boolean {
  if (lexicon.language !== 'ja' || inner.length < LEAST_HOUSE || (isHanBranch(inner) && !HOUSE_CENTRE.test(inner)))
    return false;
  const score = employerScore(inner, lexicon);
  return postScore(inner, lexicon) < 2 && (score >= 2 || (score > 1 && /大学$/u.test(inner))) && !isKind(inner);
}

const LEAST_HOUSE = 4;
const HOUSE_CENTRE = /[都道府県市区町村立]\S{2,}センター$/u;

const TRADE = /^[\u4e00-\u9fff\u30a0-\u30ffー・]{1,8}(?<![営授企卒作操])業$/u;
/** "22名・複数担任", "二拠点併任", "外派至客户处": how many, what else one was at the time, and where one was sent. */
const REMARK =
  /^[^()（）]{0,12}\d{1,4}\s?[名人床](?:体制|規模|规模|以[上下])?(?:$|[・、/])|(?:[併兼][任務]|出向中?|[にへ先](?:常駐|駐在|派遣)|^常駐)$|^(?:外派|派驻|派駐|驻场|常驻|借调|挂靠|劳务派遣|外包)(?:[至到于在].{2,20})?$/u;

/** "喫茶はまなす(ホールスタッフ)": what stands in brackets behind an employer is the post; behind a post it belongs to it. */
export function unbracketed(text: string, lexicon: Lexicon): string[] {
  const sides = text.split(/\s?[/∕]\s?/u);
  const [one = '', two = ''] = sides;
  // "デザイナー/合同会社あおい企画", not "HR/行政经理".
  if (sides.length === 2 && [one, two].some((side) => LEGAL.test(side)) && !(LEGAL.test(one) && LEGAL.test(two)))
    return sides;
  // "研发部/机械工程师", not "研发部/工艺部".
  if (sides.length === 2 && HAN_DEPARTMENT.test(one) && !HAN_DEPARTMENT.test(two) && postScore(two, lexicon) >= 2)
    return sides;
  const [, before = '', inner = ''] = TRAILING.exec(text) ?? [];
  if (before === '') return [text];
  // "代理店営業グループ（メンバー）"
  if (lexicon.language === 'ja' && HAN_RANK.test(inner) && HAN_DEPARTMENT.test(before)) return [before, inner];
  // "特別研究員（PD）（浜辺大学）": the house that took one in.
  if (/[)）]$/u.test(before) && postScore(inner, lexicon) < 2 && employerScore(inner, lexicon) > 1) return [before];
  // "みなも農園（農業）": its trade; of a family's own it is all that names it.
  if (lexicon.language === 'ja' && TRADE.test(inner)) return /^実家|家業$/u.test(before) ? [text] : [before];
  // "（2022年8月〜2023年4月は業務委託）" without its dates.
  if (lexicon.language === 'ja' && /^[\s、,]*[はがのにで]\S/u.test(inner)) return [before];
  // "服务员（兼职）" is so called, "経理（正社員）" is not.
  if (/^(?:兼职|兼職|非常勤)$/u.test(inner) && postScore(before, lexicon) >= 2) return [text];
  // "客户执行（实习）", not "海州机床厂（实习）".
  if (/^(?:实习|實習|见习)$/u.test(inner) && employerScore(before, lexicon) === 0) return [text];
  if (isHanFact(inner) || REMARK.test(inner)) return [before];
  if (STUDENT_YEARS.test(inner)) return [before];
  const later = lexicon.language === 'ja' && SINCE.test(inner) ? inner.replace(SINCE, '') : '';
  if (later !== '' && HAN_RANK.test(before) && postScore(later, lexicon) >= 2) return [later];
  // Numerals in words that no pattern of dates reads.
  if (
    /[\d〇零一二三四五六七八九十元]\s?(?:年(?!担任|副担|生|次|[部組団])|月)|至今|現在|现在|(?:19|20)\d{2}\s?[./・]/u.test(
      inner,
    ) &&
    !/[期級级]/u.test(inner)
  )
    return [before];
  // "保安主任（汇景台）": where it was; "翻訳者（個人事業主）": how; "研修員（なぎさ県教育センター）": at whose.
  if (postScore(before, lexicon) >= 2 && isOtherHouse(inner, lexicon)) return [before, inner];
  if (postScore(before, lexicon) >= 2) return SITE.test(inner) || OWN.test(inner) ? [before] : [text];
  // "従業員 1,200名"
  const listed = inner.split(/\s?(?:[・、/∕]|,(?!\d{3}))\s?/u);
  // "（レジ・品出し／パート）"
  const bare = lexicon.language === 'ja' ? listed.filter((site) => site !== '' && !HAN_EMPLOYMENT.test(site)) : listed;
  const sites = bare.length > 0 ? bare : listed;
  const posts = sites
    .filter((site) => !isHanFact(site))
    .flatMap((site) => site.split(/\s+/u))
    .filter((part) => postScore(part, lexicon) > 0 && !LEGAL.test(part));
  // "（帳票の受託開発）": what the firm does.
  if (LEGAL.test(before) && OF_TRADE.test(inner)) return [before];
  // "フリーランス（翻訳・通訳）"
  if (posts.length > 0 && sites.length > 1 && SELF.test(before) && !sites.some(isHanFact)) return [before, sites.join('・')]; // prettier-ignore
  // "（医療事務・受付）" are both.
  const both = sites.length > 1 && sites.length === posts.length && sites.every((site) => !/\s/u.test(site));
  if (posts.length > 0) return [before, both ? (bare === listed ? inner : sites.join('・')) : (posts.at(-1) ?? inner)];
  if (HAN_EMPLOYMENT.test(inner) || [...sites, ...inner.split(/\s+/u)].some(isHanFact)) return [before];
  return sites.every(
    (site) =>
      isHanFact(site) ||
      isHanPlace(site, lexicon) ||
      u`^\p{Script=Han}{1,6}[都道府県省]?\p{Script=Han}{1,5}[市区町村]`.test(site),
  )
    ? [before]
    : [text];
}
