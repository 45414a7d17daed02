/** Pieces of a Japanese or Chinese head that tell the size, the trade or the terms, and name nobody. */
import { HAN_EMPLOYMENT, HAN_FIRM_FACT, HAN_TERMS, HAN_TRADE } from '../../lexicons/han-heads.ts';

export function isHanFact(piece: string): boolean {
  return HAN_FIRM_FACT.test(piece) || HAN_TERMS.test(piece) || HAN_TRADE.test(piece);
}

/** "正職員・看護主任": how one was employed is no part of the post. */
export function withoutTerms(post: string): string {
  const parts = post.split(/[・、/]/u);
  const kept = parts.filter((part) => !HAN_EMPLOYMENT.test(part.trim()));
  return kept.length === 0 || kept.length === parts.length ? post : kept.join('・').trim();
}
