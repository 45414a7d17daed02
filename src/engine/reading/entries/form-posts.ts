/** Posts that a line between the rows of a Japanese 履歴書 tells, or a row of its own. */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
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
