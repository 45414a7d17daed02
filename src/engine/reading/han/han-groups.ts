/** The line of a house with the whole of one's years there, over the posts that one had in it: "海州地产集团（1998年—至今）" over "2006.05–2012.02 法务部 经理". */
import { u } from '../../../resume/patterns.ts';
import type { Entry } from '../reading.ts';
import type { HanPiece } from './han-pieces.ts';
import { isWithin } from './han-years.ts';

/** Two jobs at one time are told from a house by their number. */
const LEAST_BELOW = 2;
/** Of what is said of the house between its line and the first post. */
const MOST_SAID = 2;
const POST = 2;
const EMPLOYER = 2;

/** Whose firms bear other names; in Japanese a department may be called so as well. */
const GROUP = /集团|集團|控股|グループ|ホールディングス|HD$/u;
/** A part of the house above, however much it reads like a firm: "华东区域公司", "呼和浩特工厂", "集团". */
const UNIT =
  /^(?!.*(?:有限|株式|股份))(?:集团|集團|(?:集团|集團|总|總|母|本)?公司|总部|總部|本部|本社|.{0,8}(?:区域|區域|大区|项目|城市|平台|销售|营销|分|子)公司|.{1,8}(?:工厂|工廠|分厂|车间|車間|基地|事业部|事業部|事业群|办事处|辦事處|总经办|总裁办|办公室|辦公室|工場|支社|支店|分行|支行|校区|院区))$/u;
/** Of such a part one is told to be employed by it as well. */
const HOUSE = /(?:.公司|厂|廠|工場|行|校区|院区)$/u;

interface Head {
  readonly pieces: readonly HanPiece[];
}

export function isUnitOfHouse({ text }: HanPiece): boolean {
  return UNIT.test(text);
}

/** The name of a house that its line alone tells: no post beside it, and nothing listed below. `sure`: whatever it is called. */
export function houseName(entry: Entry, { pieces }: Head, sure: boolean): string | null {
  const { section, dates, bullets, paragraphs, title, organisation } = entry;
  if (section !== 'experience' || !dates?.start || !dates.end || bullets.length > 0 || paragraphs.length > MOST_SAID) return null; // prettier-ignore
  const names = pieces.filter(({ place }) => !place);
  const [own] = names;
  if (!own || names.some(({ post, department, text }) => post >= POST || (department && !GROUP.test(text)))) return null; // prettier-ignore
  if (names.some(({ employer }, at) => at > 0 && employer < 1)) return null;
  const name = organisation ?? title;
  return sure || (name !== null && GROUP.test(name)) ? name : null;
}

/** A firm that a post names of its own. */
function ownFirm({ pieces }: Head): string | null {
  return pieces.find((piece) => piece.employer >= EMPLOYER && !piece.department && !isUnitOfHouse(piece))?.text ?? null;
}

/** "Klinikum Nordheim ¦ 2015.01 - 2015.12" over "访问学者": a name that tells neither a post nor a part stands beside the dates, as that of the house does. */
export function opensHouse({ pieces }: Head): boolean {
  const own = pieces.filter(({ cell }) => cell === pieces[0]?.cell);
  const named = own.length > 0 && own.every((piece) => piece.post === 0 && !piece.department && !isUnitOfHouse(piece));
  return named && pieces.some(({ post, cell }) => post >= POST && cell !== own[0]?.cell);
}

function isPostOf(house: string, head: Head): boolean {
  if (opensHouse(head)) return false;
  const firm = ownFirm(head);
  const told = head.pieces.some(({ post, department }) => post >= POST || department);
  return told && (firm === null || GROUP.test(house) || (u`^\p{Script=Han}{2}`.test(firm) && firm.startsWith(house.slice(0, 2)))); // prettier-ignore
}

/** How many entries right below the line of a house tell posts within its years; 0 where they are none of it. */
export function postsBelow(
  house: string,
  { dates: whole }: Entry,
  following: readonly { readonly entry: Entry; readonly head: Head }[],
): number {
  const end = following.findIndex(({ entry: { dates, section }, head }) => {
    const same = dates?.start === whole?.start && dates?.end === whole?.end;
    return section !== 'experience' || same || !isWithin(dates, whole) || !isPostOf(house, head);
  });
  const count = end < 0 ? following.length : end;
  return count < LEAST_BELOW ? 0 : count;
}

/** Who employed one in a post below the line of a house: a firm of its own, or the house and the part of it; in Japanese the post tells the part. */
export function employerBelow(house: string, { pieces }: Head, japanese: boolean): string {
  const firm = ownFirm({ pieces });
  if (firm !== null) return firm;
  if (japanese) return house;
  const part = pieces.find((piece) => isUnitOfHouse(piece) && HOUSE.test(piece.text) && !house.endsWith(piece.text));
  return part ? `${house} ${part.text}` : house;
}
