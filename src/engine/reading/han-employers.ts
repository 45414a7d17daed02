/** Employers in Chinese and Japanese that open with a mark, as list items do: "■株式会社なぎさ製作所", "◆ 海州机床厂 2014.7-至今". */

const LONGEST = 60;
const MARK = /^[■◆◇□▍▌◎★●○▶]$/u;
/** A legal form at either end, with what may stand in brackets behind it, or a range of dates. */
const EMPLOYER =
  /^(?:株式会社|有限会社|合同会社|医療法人|社会福祉法人|学校法人|\((?:株|有)\))|(?:株式会社|有限会社|合同会社|公司|集团|集團|事務所|事务所)(?:\s?[(（][^()（）]{1,24}[)）])?$|(?:19|20)\d{2}\s?[年./]\s?\d{0,2}\s?月?\s?[~～〜–—‒-]/u;

export function isHanEmployer({ glyph, text }: { readonly glyph: string | null; readonly text: string }): boolean {
  return glyph !== null && MARK.test(glyph) && text.length <= LONGEST && !/[。]$/u.test(text) && EMPLOYER.test(text);
}
