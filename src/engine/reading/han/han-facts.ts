/** Pieces of a Japanese or Chinese head that tell the size, the trade or the terms, and name nobody. */
import { HAN_EMPLOYMENT, HAN_FIRM_FACT, HAN_TERMS, HAN_TRADE } from '../../lexicons/han-heads.ts';

export function isHanFact(piece: string): boolean {
  return HAN_FIRM_FACT.test(piece) || HAN_TERMS.test(piece) || HAN_TRADE.test(piece);
}

/** "6名のチームを率いて", "派遣社員として大手メーカーに勤務": says what was done, and names nobody; "北浜を考える会" does. */
export function isClause(text: string): boolean {
  return CLAUSE.test(text) && !/会社|法人|にて|において|(?:会|センター|ネットワーク|プロジェクト|クラブ)$/u.test(text);
}

const CLAUSE =
  /.を.|[^\s(（].(?:して|しつつ|ており|する|した|ました|ます|です)。?$|[^\s(（]に(?:勤務|常駐|派遣|出向|就業|在籍)。?$/u;

/** "正職員・看護主任": how one was employed is no part of the post. */
export function withoutTerms(post: string): string {
  const parts = post.split(/[・、/∕／]/u);
  const kept = parts.filter((part) => !HAN_EMPLOYMENT.test(part.trim()));
  return kept.length === 0 || kept.length === parts.length ? post : kept.join('・').trim();
}
