/** Which piece of a head in Chinese or Japanese is the employer and which the post, and what belongs to either. */
import { HAN_EMPLOYMENT, HAN_HOUSEHOLD, HAN_RANK } from '../../lexicons/han-heads.ts';
import { isHanBranch, NAMELESS_BRANCH } from './han-branch.ts';
import type { HanPiece } from './han-pieces.ts';

export interface HanHead {
  readonly title: string | null;
  readonly organisation: string | null;
}

/** Parts of a university, of a firm's group: written to the name they follow. */
const FACULTY = /(?:学部|學部|研究科|学院|學院|研究院|研究所|研究室|研究センター|教室|講座|学科|学系|系|附属.{1,8})$/u;

function isFaculty(piece: HanPiece, of: HanPiece | undefined): boolean {
  return of !== undefined && piece.cell === of.cell && /大学|大學/u.test(of.text) && FACULTY.test(piece.text);
}

/** "切配、炉头、厨师长": beside a post in a list. */
function isOfList(own: HanPiece | undefined, before: HanPiece): boolean {
  return own?.listed === true && before.employer === 0 && before.text.length <= LONGEST_LISTED;
}

const LONGEST_LISTED = 8;

/** The post with what belongs to it: in Japanese the departments before it in its cell. */
function wholePost(
  post: HanPiece,
  pieces: readonly HanPiece[],
  organisation: HanPiece | undefined,
  names: readonly HanPiece[],
  japanese: boolean,
): string {
  const own = [post];
  for (let at = post.at - 1; at >= 0; at -= 1) {
    const before = pieces[at];
    if (
      !before ||
      before === organisation ||
      names.includes(before) ||
      before.cell !== post.cell ||
      // "店员、副店长"; a department goes with the post in Japanese alone.
      !(japanese
        ? before.department || before.post > 0
        : (before.post >= 2 || isOfList(own[0], before)) && !before.department) ||
      isFaculty(before, organisation)
    )
      break;
    own.unshift(before);
  }
  // "総務部法務グループ" over "主任", "株式会社なぎさ 工事部" over "施工管理".
  if (japanese && own.length === 1) {
    const rank = HAN_RANK.test(post.text);
    for (let at = post.at - 1; ; at -= 1) {
      const above = pieces[at];
      if (above?.cell !== post.cell - 1 || !above.department || above === organisation) break;
      if (!rank && (names.includes(above) || isHanBranch(above.text) || post.post < 2)) break;
      own.unshift(above);
    }
  }
  for (let at = post.at + 1; ; at += 1) {
    const next = pieces[at];
    // "管理部 経理課": without a post one department within the other.
    const within =
      !japanese && next?.listed === true && next.employer < 2
        ? true
        : japanese && post.post < 2 && post.department && next?.department === true;
    if (!next || next === organisation || next.cell !== post.cell || (next.post < 2 && !within)) break;
    // "歯科助手・受付 パート"
    if (HAN_EMPLOYMENT.test(next.text)) continue;
    own.push(next);
  }
  return own.map(({ text }) => text).join(' ');
}

const OWN_ACCOUNT = /^(?:フリーランス|フリーランサー|個人事業主|自営業|自由职业者?|自由職業者?|自由接案)$/u;

/** See `HanPiece.employer`. */
const LEGAL_FORM = 3;

const LEGAL_PERSON = /^.{0,8}法人.{1,14}$/u;

/** "医療法人白樺会 しらかば総合病院", "東山大学 理学部": the name with those that stand beside it in its cell. */
function wholeEmployer(
  own: HanPiece,
  pieces: readonly HanPiece[],
  post: HanPiece | undefined,
  japanese: boolean,
  posted: boolean,
): HanPiece[] {
  const beside = (piece: HanPiece | undefined): piece is HanPiece =>
    piece !== undefined && piece !== post && piece.post < 2 && (piece.cell === own.cell || isHouseBelow(piece));
  // "社会福祉法人若葉会" over "特別養護老人ホーム わかば荘".
  const isHouseBelow = (piece: HanPiece): boolean =>
    (LEGAL_PERSON.test(own.text) && piece.cell === own.cell + 1 && piece.employer >= 2 && piece.employer < 3) ||
    (piece.cell === own.cell + 1 && isSubsidiary(piece));
  // "百川集团 百川新材料"
  const isSubsidiary = (piece: HanPiece): boolean => /集[团團]$/u.test(own.text) && piece.at === own.at + 1 && piece.employer < 3 && !piece.department && piece.text.startsWith(own.text.slice(0, 2)); // prettier-ignore
  // "リゾートホテル マリンティダ" over the post: what no list tells, in the employer's own cell.
  const isNoWord = (piece: HanPiece): boolean => piece.post === 0 && piece.employer === 0 && !piece.department && !piece.place; // prettier-ignore
  const apart = japanese && (posted || (post !== undefined && post.cell !== own.cell));
  // "华南电网 佛山供电局 值班员": the firm of which it is a part.
  const isOver = (piece: HanPiece): boolean => !japanese && (post?.post ?? 0) >= 2 && piece.at === own.at - 1 && piece.text.length >= LEAST_CENTRE; // prettier-ignore
  const isUntold = (piece: HanPiece): boolean =>
    (apart || isOver(piece)) && own.employer < 3 && piece.cell === own.cell && isNoWord(piece);
  // "陸上自衛隊 真駒内駐屯地 新隊員教育隊": the unit.
  const isUnit = (piece: HanPiece): boolean =>
    japanese && FORCES.test(own.text) && piece.cell === own.cell && UNIT.test(piece.text);
  const belongs = (piece: HanPiece): boolean =>
    piece.employer >= 1.5 || isUnit(piece) || isFaculty(piece, own) || isUntold(piece);
  const names = [own];
  for (let at = own.at - 1; ; at -= 1) {
    const piece = pieces[at];
    // The brand of a chain before the firm is none of its name, a foundation before its house is.
    // "望京 张女士家"
    if (beside(piece) && HAN_HOUSEHOLD.test(own.text) && piece.employer === 0) {
      names.unshift(piece);
      continue;
    }
    if (!beside(piece) || !belongs(piece) || FACULTY.test(piece.text)) break;
    if (piece.employer < Math.floor(own.employer) && !isUntold(piece)) break;
    names.unshift(piece);
  }
  for (let at = own.at + 1; ; at += 1) {
    const piece = pieces[at];
    if (!beside(piece)) break;
    // "株式会社ルポ「ソラ 国際通り店」": the brand and its shop.
    const shop = pieces[at + 1];
    if (japanese && own.employer === LEGAL_FORM && at === own.at + 1 && isNoWord(piece) && shop?.cell === own.cell && shop.text.endsWith('店') && isHanBranch(shop.text)) {
      names.push(piece, shop);
      break;
    } // prettier-ignore
    // What follows "社会福祉法人若葉会" is one of its houses.
    const next = at === own.at + 1;
    const house = next && LEGAL_PERSON.test(own.text);
    // "株式会社なぎさ百貨店 静岡本店"; "海州福利中心 城东店" over the post.
    const kept = japanese || OWN_BRANCH.test(piece.text);
    const branch =
      kept && next && (isHanBranch(piece.text) || (!japanese && OWN_BRANCH.test(piece.text))) && piece.post === 0;
    // "町家カフェ ことのは ホール": the name stands between what the house is and the post.
    const between = japanese && next && post?.at === piece.at + 1 && post.cell === own.cell && own.employer < 3 && isNoWord(piece); // prettier-ignore
    // "仁爱服务社 长者中心": the centre of a body.
    const centre = !japanese && next && own.employer >= 2 && piece.employer >= 2 && piece.text.length > LEAST_CENTRE; // prettier-ignore
    if (
      !house &&
      !branch &&
      !between &&
      !centre &&
      !isSubsidiary(piece) &&
      (!belongs(piece) || (piece.department && !FACULTY.test(piece.text)))
    )
      break;
    names.push(piece);
  }
  return names;
}

/** Of a Chinese firm. */
const OWN_BRANCH = /(?:[店校]|[分支]公司|分行|支行|分部|分[厂廠院校局所]|网点|網點|校区|校區|办事处|辦事處)$/u;

const FORCES = /^(?:[陸海空]上?|航空)?自衛隊/u;
const UNIT = /(?:[隊艦]|連隊|師団|旅団|群|部隊|学校|基地|駐屯地|司令部|総監部|方面隊)$/u;

/** A name of its own before 中心. */
const LEAST_CENTRE = 4;

const PART = /(?:部|室|组|組|中心|科|处|處)$/u;

/** Below the post it is no firm: "第一交付中心", "客服部". */
const WITHIN =
  /^(?:第[一二三四五六七八九十\d]{1,2}|[华東东南西北中大区總总]{1,4})?\S{0,6}(?:部|室|组|組|科|处|處|(?:交付|运营|營運|研发|研發|营销|行銷|客服|技术|技術|财务|人力|行政|生产|质检|采购|仓储|物流|数据|產品|产品|设计|培训|管理|销售|信息|共享|审核|制造)中心)$/u;

/** "Apple" over "数据分析 · 大中华区销售部": what alone stands above a trade and a department is who employed, though no list tells it. */
function nameAbove(pieces: readonly HanPiece[]): HanHead | null {
  const [name, trade, part, more] = pieces;
  if (!name || !trade || !part || more || trade.cell === name.cell) return null;
  if (part.cell !== trade.cell && !(trade.post >= 2 && WITHIN.test(part.text))) return null;
  if (name.post > 0 || name.place || name.employer >= 2 || trade.post === 0 || trade.employer > 0) return null;
  return PART.test(part.text) && part.employer < 3 ? { title: trade.text, organisation: name.text } : null;
}

/** `pieces`: as `hanPieces` gives them. `posted`: a label tells the post. */
export function hanJobOf(pieces: readonly HanPiece[], japanese: boolean, posted = false): HanHead {
  const alone = japanese || posted ? null : nameAbove(pieces);
  if (alone) return alone;
  const first = (test: (piece: HanPiece) => boolean): HanPiece | undefined => pieces.find(test);
  const best = (score: (piece: HanPiece) => number): HanPiece | undefined =>
    pieces.filter((piece) => score(piece) > 0).toSorted((a, b) => score(b) - score(a) || a.at - b.at)[0];
  const strict = (piece: HanPiece): boolean => piece.department && piece.employer < 2;
  const named = best((piece) =>
    piece.place ? 0 : piece.employer - (piece.department && piece.employer < 3 ? 0.8 : 0),
  );
  const sure = best((piece) =>
    piece === named || piece.post < 2 ? 0 : piece.post - (piece.department || HAN_EMPLOYMENT.test(piece.text) ? 1 : 0),
  );
  const beside = named ? wholeEmployer(named, pieces, sure, japanese, posted) : [];
  const post =
    sure ?? first((piece) => !beside.includes(piece) && piece !== named && piece.post > 0 && !piece.department);
  // "ドラッグストアあさか 郡山店": the branch of what no list tells to be a firm.
  const isShop = named !== undefined && (japanese || OWN_BRANCH.test(named.text) || NAMELESS_BRANCH.test(named.text));
  const before = isShop && strict(named) && named.employer <= 1 ? pieces[named.at - 1] : undefined;
  // "ドラッグみなと" over "磐田店 登録販売者"
  const above = before !== undefined && before.cell === (named?.cell ?? 0) - 1 && pieces.every(({ cell, at }) => cell !== before.cell || at === before.at) && before.employer === 0; // prettier-ignore
  const isName =
    before && (before.cell === named?.cell || above) && before.post === 0 && !before.department && !before.place;
  const whole = isName ? before : undefined;
  const organisation =
    whole ??
    named ??
    first((piece) => piece !== post && !piece.place && !strict(piece) && piece.post < 2) ??
    first((piece) => piece !== post && !piece.place && !piece.department && piece.post < 3) ??
    (post ? undefined : first((piece) => !piece.place));
  const names =
    whole && named
      ? [whole, named]
      : named
        ? beside
        : organisation
          ? wholeEmployer(organisation, pieces, post, japanese, posted)
          : [];
  const other = (piece: HanPiece): boolean => !names.includes(piece) && !piece.place && piece.employer < 2;
  // What no list tells is the post where it does not stand beside the employer.
  const apart = (piece: HanPiece): boolean => piece.cell !== organisation?.cell;
  const title =
    post ??
    first((piece) => other(piece) && !piece.department && apart(piece)) ??
    first((piece) => other(piece) && !piece.department) ??
    first(other);
  const name = organisation ? names.map(({ text }) => text).join(' ') : null;
  // Who works for nobody else has a post and no employer.
  if (name !== null && OWN_ACCOUNT.test(name))
    return { title: title && title.post >= 2 ? wholePost(title, pieces, organisation, names, japanese) : name, organisation: null }; // prettier-ignore
  return { title: title ? wholePost(title, pieces, organisation, names, japanese) : null, organisation: name };
}
