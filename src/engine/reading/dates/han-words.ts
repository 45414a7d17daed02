/** Words that belong to the dates they stand beside in Chinese and Japanese: "由2018年10月至今", "2009年暑假", "2013、2014年夏休み". */
import { isCjk } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { FoundRange } from './dates.ts';

const OPENING = /(?:^|[\s(（,，、:：])((?:由|自|从|從|於|于)\s?)$/u;

/** Weeks of a year, of which nobody tells the months. */
const SEASON =
  /^\s?(?:的)?(?:暑假|寒假|暑期|寒期|假期|春节|春節|夏休み|冬休み|春休み|夏季|冬季|春季|秋季|夏期|冬期|繁忙期|年末年始)(?:期间|期間|中)?(?=$|[\s)）,，、:：|/])/u;
const LISTED = /^\s?(?:、|,|，|及|和|与|・|&)\s?$/u;

function withSeason(range: FoundRange, text: string): FoundRange {
  const season = range.isRange || !/^\d{4}$/u.test(range.end ?? '') ? null : SEASON.exec(text.slice(range.index + range.length)); // prettier-ignore
  if (!season) return range;
  const length = range.length + season[0].length;
  return { ...range, length, text: text.slice(range.index, range.index + length) };
}

/** "2013、2014年暑期": one job of two summers. */
function joined(ranges: readonly FoundRange[], text: string): readonly FoundRange[] {
  return ranges.reduce<FoundRange[]>((found, range) => {
    const last = found.at(-1);
    const seasonal = SEASON_END.test(range.text);
    const between = last && !last.isRange && seasonal ? text.slice(last.index + last.length, range.index) : '';
    if (!last || !LISTED.test(between)) return [...found, range];
    const length = range.index + range.length - last.index;
    const whole = { ...range, start: last.end, index: last.index, length, text: text.slice(last.index, last.index + length), isRange: true }; // prettier-ignore
    return [...found.slice(0, -1), whole];
  }, []);
}

const SEASON_END = /(?:[假期季]|休み|年始|春节|春節)(?:期间|期間|中)?$/u;

/** `ranges` as they are found in `text`, with those words. */
export function withHanWords(
  ranges: readonly FoundRange[],
  text: string,
  { language }: Lexicon,
): readonly FoundRange[] {
  if (!isCjk(language) || ranges.length === 0) return ranges;
  const seasonal = /[假期季节節み始]/u.test(text) ? joined(ranges.map((range) => withSeason(range, text)), text) : ranges; // prettier-ignore
  return /[由自从從於于]/u.test(text) ? seasonal.map((range) => withOpening(range, text)) : seasonal;
}

function withOpening(range: FoundRange, text: string): FoundRange {
  const opening = range.isRange ? OPENING.exec(text.slice(0, range.index))?.[1] : undefined;
  if (opening === undefined) return range;
  const index = range.index - opening.length;
  const length = range.length + opening.length;
  return { ...range, index, length, text: text.slice(index, index + length) };
}
