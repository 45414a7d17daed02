/** Which of two parts of a degree in Chinese or Japanese is the school where no word of it tells one: the one that reads less like what is studied. */

const TAKEN =
  /(?:本科|专科|大专|專科|硕士|碩士|博士|学士|學士|修士)(?:研究生|生)?(?:[)）]|\s?[(（][^()（）]{1,14}[)）])?$/u;
const NAMED = /(?:学部|学科|研究科|専攻|課程|コース|[^学]科|专业|專業|系|文[凭憑])$/u;
/** Of fields in Chinese: "工商管理", "电子商务", "数控技术". */
const FIELD = /(?:学|學|工程|技术|技術|管理|艺术|藝術|设计|設計|商务|商務|贸易|貿易|营销|營銷|自动化|科学|科學)$/u;
const TEACHING = /教育$/u;

function studied(part: string): number {
  if (TAKEN.test(part)) return 4;
  if (NAMED.test(part)) return 3;
  if (FIELD.test(part)) return 2;
  return TEACHING.test(part) ? 1 : 0;
}

/** `parts`: what is left of a degree's head without asides, places and verbs. Null where it cannot be told from what was studied. */
export function untoldSchool(parts: readonly string[]): string | null {
  const scored = parts.map((part) => ({ part, score: studied(part) })).toSorted((a, b) => a.score - b.score);
  const [least, next] = scored;
  return least && next && least.score < 2 && next.score >= 2 ? least.part : null;
}
