/** Words that open a period in Chinese and belong to its dates: "由2018年10月至今", "（自2015年3月至2018年6月）". */
import { isCjk } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { FoundRange } from './dates.ts';

const OPENING = /(?:^|[\s(（,，、:：])((?:由|自|从|從|於|于)\s?)$/u;

export function withOpenings(
  ranges: readonly FoundRange[],
  text: string,
  { language }: Lexicon,
): readonly FoundRange[] {
  if (!isCjk(language) || !/[由自从從於于]/u.test(text)) return ranges;
  return ranges.map((range) => {
    const opening = range.isRange ? OPENING.exec(text.slice(0, range.index))?.[1] : undefined;
    if (opening === undefined) return range;
    const index = range.index - opening.length;
    const length = range.length + opening.length;
    return { ...range, index, length, text: text.slice(index, index + length) };
  });
}
