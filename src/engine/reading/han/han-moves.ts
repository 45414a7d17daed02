/** What one became by a row of a Japanese career: "営業課長に昇進", "総務部 庶務課に配属", "保育士として入職". */

/** "保育士として0〜2歳児クラスを担当" */
export const DUTY = /^(?:同社(?:にて|で)?)?\s?(?:.{2,40}?(?:にて|において)\s?)?([^。、]{2,20}?)として/u;
/** "同社 本店" */
export const SAME_FIRM =
  /^(?:同|上記)(?:社|院|園|校|店|行|局|庁|署|市|会|病院|法人|施設|事務所|組合|金庫|協会|大学|団体|農協|所|組|館|塾|寺|舎|工場|商店|工務店|売場|支店|営業所|店舗|部署?|課|係|室|病棟|学科|教室|研究室)?(?:の|にて|で|より)?\s/u;
export const RANK =
  /^(?:同(?:社|院|園|校|店|行|局|病院|法人)?)?\s?(.{2,24}?)(?:に|へ|へと|(?<=[長任士員師役査事官監補佐人ー])\s?)(?:昇進|昇格|昇任|就任|任命|抜擢|登用|(?:と|に)?な[るり])/u;
/** "洋食なぎさ 駅前店 店長就任" */
export const BRANCH_POST = /(?:店|営業所|事業所|支[社局]|工場)\s\S{0,6}[長理任者]\s?(?:に|へ)?\s?[就昇]/u;
export const PLACED = /^(?:同社)?\s?(.{2,24}?)(?:に|へ|の)?\s?(?:配属|異動|転勤)/u;
/** "外科病棟に配属（看護師）": as what. */
export const PLACED_AS = /(?:配属|異動|転勤)(?:され)?\s?[(（]([^()（）\d]{2,14})[)）]$/u;
/** "中途入社 宿泊支配人補佐として採用": how it began. */
const ENTERED =
  /^(?:新卒(?:採用)?|中途(?:採用)?|正社員|契約社員|アルバイト|パート)?(?:で|として|にて)?\s?(?:入社|入職|採用)[、。\s]*/u;
const BEHIND = /[(（][^()（）]*[)）]$/u;

/** "姫路店に異動", "店長に昇格", "検査課 配属", "主任昇進": what became of one behind what one became. */
const MOVED =
  /^(.{2,24}?)(?:(?:に|へ|へと|として)\s?|\s|(?<=[部課室係科班店所局園校館棟長任士員師役査佐]))(?:新規)?(?:配属|異動|転勤|配置|赴任|着任|昇進|昇格|昇任|就任|任命|抜擢|登用)(?:と?なる|され(?:る|た)?)?(?:\s?[(（][^()（）]*[)）])?$/u;
/** "3年2組配属" */
const POSTED = /^(.{2,24}?)\s?(?<!新規|初期|再|本|仮)配属$/u;
const VERBS = /配[属置]|異動|転勤|[赴着就昇]任|昇[進格]|任命|抜擢|登用/u;

/** "姫路店に異動/店長に昇格": the place and the post, without the verbs; any other text as it is. */
export function withoutMoves(text: string): readonly string[] {
  if (text.length > LONGEST_MOVE || !VERBS.test(text)) return [text];
  if (VERB_ALONE.test(text)) return [];
  const parts = text.split(/\s?[/∕]\s?/u);
  const told = parts.map((part) => (MOVED.exec(part) ?? POSTED.exec(part))?.[1]?.trim() ?? null);
  return told.every((part) => part === null) ? [text] : parts.map((part, at) => told[at] ?? part);
}

const VERB_ALONE = /^(?:新規)?(?:配属|異動|転勤|着任|赴任|昇進|昇格|昇任|就任)$/u;
/** Characters. */
const LONGEST_MOVE = 40;

/** The post, else where one was placed; null where a row tells neither. */
export function movedTo(text: string): string | null {
  const bare = text.replace(ENTERED, '').replace(BEHIND, '').trim();
  if (bare === '') return null;
  const post = RANK.exec(bare)?.[1] ?? DUTY.exec(bare)?.[1] ?? PLACED.exec(bare)?.[1] ?? null;
  return post ?? (/[、。]|退(?:社|職)|にて|を担当/u.test(bare) ? null : bare);
}

const PUT =
  /^(.{2,24}?)(?:に|へ)(?:配属|所属|異動)(?:され)?$|^(\S{2,16}(?:部|課|室|係|グループ|チーム|支店|営業所))(?:にて|で)\S{4,}(?:を担当|に従事)$/u;

/** "青果販売部に配属", "営業一課にて新規開拓を担当": where one was put, for want of a post. */
export function placedIn(title: string | null): string | null {
  const [, put, within] = PUT.exec(title ?? '') ?? [];
  return put ?? within ?? title;
}
