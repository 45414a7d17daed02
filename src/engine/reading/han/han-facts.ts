/** Pieces of a Japanese or Chinese head that tell the size, the trade or the terms, and name nobody. */
import { HAN_FIRM_FACT, HAN_TERMS, HAN_TRADE } from '../../lexicons/han-heads.ts';

export function isHanFact(piece: string): boolean {
  return HAN_FIRM_FACT.test(piece) || HAN_TERMS.test(piece) || HAN_TRADE.test(piece);
}
