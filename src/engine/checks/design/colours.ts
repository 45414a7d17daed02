import { u } from '../../../resume/patterns.ts';
import { grouped } from '../../../resume/grouped.ts';
import { isIconFont } from '../../reading/page/icon-fonts.ts';
import { fold } from '../../reading/text/fold.ts';
import { charactersOf, setSpans, type SetSpan } from '../../reading/page/setting.ts';
import { defineCheck, excerptOf, finding, notApplicable, scored } from '../define.ts';
import { ramp } from '../ramp.ts';

const MOST = 4;
/** A colour on fewer characters than both is a slip or an ornament. */
const LEAST_CHARACTERS = 6;
const LEAST_SHARE = 0.003;
/** Channels of 0–255 that differ by less, all three together, are one colour to a reader of two lines. */
const NEAR = 60;
/** Largest difference of channels in a grey. */
const GREY = 24;

const HAN_WORD = u`^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{2,}$`;

type Rgb = readonly [number, number, number];

function rgbOf(hex: string): Rgb {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Black and the dark greys beside it read as one ink, so do the middle greys, and white on a coloured band. */
function toneOf([r, g, b]: Rgb): string | null {
  if (Math.max(r, g, b) - Math.min(r, g, b) > GREY) return null;
  const grey = (r + g + b) / 3;
  return grey < 90 ? 'dark' : grey < 190 ? 'middle' : 'light';
}

interface Ink {
  readonly hex: string;
  readonly spans: SetSpan[];
}

/** "学歴" is a heading of two characters. */
function setsHanWord({ spans }: Ink): boolean {
  return spans.some(({ line, span }) => HAN_WORD.test(fold(span.text)) && fold(line.text) === fold(span.text));
}

function inksOf(spans: readonly SetSpan[]): Ink[] {
  const exact = [...grouped(spans, ({ span }) => span.colour)].sort((a, b) => charactersOf(b[1]) - charactersOf(a[1]));
  const inks: Ink[] = [];
  for (const [hex, own] of exact) {
    const rgb = rgbOf(hex);
    const tone = toneOf(rgb);
    const known = inks.find((ink) => {
      const other = rgbOf(ink.hex);
      const otherTone = toneOf(other);
      if (tone !== null || otherTone !== null) return tone === otherTone;
      return rgb.reduce((sum, channel, i) => sum + Math.abs(channel - (other[i] ?? 0)), 0) < NEAR;
    });
    if (known) known.spans.push(...own);
    else inks.push({ hex, spans: [...own] });
  }
  const total = charactersOf(spans);
  const least = Math.max(LEAST_CHARACTERS, LEAST_SHARE * total);
  return inks.filter((ink) => charactersOf(ink.spans) >= least || setsHanWord(ink));
}

export default defineCheck({
  id: 'colours',
  requires: ['lines', 'fonts'],
  messageIds: ['too-many'],
  run: ({ lines, fonts }) => {
    // Text over pictures and patterns has a colour of its own all the same; text that nobody sees has none.
    const spans = setSpans(lines).filter(({ span }) => !span.ocr && !isIconFont(fonts[span.font]));
    const inks = inksOf(spans);
    if (inks.length === 0) return notApplicable;
    const data = { count: inks.length };
    if (inks.length <= MOST) return scored(1, [], data);
    const evidence = inks.flatMap(({ spans: [first] }) =>
      first ? [{ page: first.line.page, excerpt: excerptOf(fold(first.span.text)), box: first.span.box }] : [],
    );
    const points = [
      [MOST + 1, 0.75],
      [MOST + 2, 0.55],
      [MOST + 5, 0],
    ] as const;
    const colours = inks.map(({ hex }) => hex).join(', ');
    return scored(ramp(inks.length, points), [finding('too-many', { count: inks.length, colours }, evidence)], data);
  },
});
