/** Posts that a line between the rows of a Japanese 履歴書 tells, or a row of its own. */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { HAN_DEPARTMENT, HAN_EMPLOYMENT } from '../../lexicons/han-heads.ts';
import { isHanFact } from '../han/han-facts.ts';
import { RANK } from '../han/han-moves.ts';
import { hanPieces } from '../han/han-pieces.ts';

/** Longer lines between the rows say more than a post. */
const LONGEST_POST = 24;
/** Beyond doubt, see `HanPiece.post`. */
const POST = 2;
const TOWN = u`^\p{Script=Han}{1,5}[都道府県市区町村]$`;

/** "設備管理課 係長" in a line of its own. */
export function postAlone(text: string, lexicon: Lexicon): string | null {
  const post = text
    .replace(/(?:の業務)?(?:を担当|に従事|を行う)。?$/u, '')
    .replace(/[(（][^()（）]*[、。][^()（）]*[)）]$/u, '');
  if (post.length > LONGEST_POST || /[。、]|にて/u.test(post)) return null;
  // "藤枝市 調理主任"
  const pieces = hanPieces([post], lexicon).filter(
    ({ place, text }, at, all) => at > 0 || all.length === 1 || !(place || TOWN.test(text)),
  );
  const told = pieces.length > 0 && pieces.every(({ post, department }) => post >= POST || department);
  return told && pieces.some(({ post }) => post >= POST) ? pieces.map((piece) => piece.text).join(' ') : null;
}

/** "船舶用エンジンの整備士": what it is of stands before. */
export function ownDuty(duty: string | undefined, lexicon: Lexicon): string | undefined {
  const own = duty?.split('の').at(-1);
  return own !== undefined && own.length > 1 && postAlone(own, lexicon) !== null ? own : duty;
}

/** A post, no mere part of the firm. */
export function tellsPost(text: string, lexicon: Lexicon): boolean {
  return !HAN_DEPARTMENT.test(text) || hanPieces([text], lexicon).some(({ post }) => post >= POST);
}

/** What leads up to the last post: "総務部へ転勤、課長補佐", "常勤職員となる 主任". */
const STEPS = /[、。]|(?:へ|に|となり?る?|し|され)\s|[(（]/u;

/** "看護主任に昇格", "総務部へ転勤、課長補佐に昇任": what one became by the row. */
export function raisedTo(text: string, lexicon: Lexicon): string | null {
  const told = RANK.exec(text)?.[1]?.replace(/^.*から(?=.{2})/u, '');
  if (told === undefined) return null;
  if (!STEPS.test(told) && !HAN_EMPLOYMENT.test(told) && !isHanFact(told)) return told;
  const pieces = hanPieces([text], lexicon);
  const last = pieces.findLastIndex(({ post, text }) => post >= POST && !HAN_EMPLOYMENT.test(text) && !isHanFact(text));
  if (last < 0) return told;
  const from = pieces.slice(0, last).findLastIndex(({ department, post }) => !department && post < POST) + 1;
  return pieces.slice(from, last + 1).map((piece) => piece.text).join(' '); // prettier-ignore
}
