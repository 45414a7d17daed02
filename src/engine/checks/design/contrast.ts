import { contrastRatio } from '../../../resume/colour.ts';
import type { FontFace, Span } from '../../../resume/document.ts';
import { grouped } from '../../../resume/grouped.ts';
import { mayHoldCjk } from '../../reading/text/characters.ts';
import { fold } from '../../reading/text/fold.ts';
import { isIconFont } from '../../reading/page/icon-fonts.ts';
import { recalled } from '../../reading/text/once.ts';
import type { Line } from '../../reading/reading.ts';
import { lettersIn } from '../../reading/page/setting.ts';
import { defineCheck, excerptOf, finding, notApplicable, scored } from '../define.ts';
import { ramp } from '../ramp.ts';

/** WCAG 2.2, 1.4.3: 4.5:1; 3:1 from 18 points, from 14 in bold. */
const LEAST = 4.5;
const LEAST_LARGE = 3;
const BOLD = 700;
/** Fewer pale characters than both are decoration, unless they are the way to reach the person; one of Chinese counts as two. */
const LEAST_CHARACTERS = 20;
const LEAST_SHARE = 0.01;
const MAX_FINDINGS = 3;
const MAX_EVIDENCE = 3;

interface Ink {
  readonly page: number;
  readonly span: Span;
  readonly background: string;
  readonly ratio: number;
  readonly low: boolean;
  readonly characters: number;
}

/** Few colours stand on few grounds. */
const ratioOf = recalled((pair: string): number => {
  const [colour = '', ground = ''] = pair.split(' ');
  return contrastRatio(colour, ground);
});

function inkOf(page: number, span: Span, font: FontFace | undefined): Ink[] {
  const characters = lettersIn(span);
  if (span.hidden !== null || span.ocr || span.background === null || characters < 2 || isIconFont(font)) return [];
  const ratio = ratioOf(`${span.colour} ${span.background}`);
  const large = span.size >= 18 || (span.size >= 14 && (font?.weight ?? 400) >= BOLD);
  return [
    { page, span, background: span.background, ratio, low: ratio < (large ? LEAST_LARGE : LEAST) - 0.005, characters },
  ];
}

function spansOf(line: Line): Span[] {
  return line.cells.flatMap((cell) => cell.spans);
}

/** Rounded down: 4.48 must not read as the 4.5 it misses. */
const shown = (ratio: number): number => Math.floor(ratio * 10 + 1e-9) / 10;

export default defineCheck({
  id: 'contrast',
  requires: ['document', 'fonts', 'lines', 'contact'],
  messageIds: ['low'],
  run: ({ document, fonts, lines, contact }) => {
    // Page numbers and running lines are meant to stand back.
    const running = new Set(lines.filter((line) => line.running).flatMap(spansOf));
    const inks = document.pages.flatMap((page) =>
      page.spans
        .filter((span) => !span.artifact && !running.has(span))
        .flatMap((span) => inkOf(page.number, span, fonts[span.font])),
    );
    if (inks.length === 0) return notApplicable;
    const data = { ratio: shown(Math.min(...inks.map(({ ratio }) => ratio))) };
    const low = inks.filter((ink) => ink.low);
    const pale = low.reduce((sum, ink) => sum + (mayHoldCjk(ink.span.text) ? 2 : 1) * ink.characters, 0);
    const reached = [contact.email, contact.phone].flatMap((value): Line[] => (value?.line ? [value.line] : []));
    const contactSpans = new Set(reached.flatMap(spansOf));
    const hidesContact = low.some(({ span }) => contactSpans.has(span) && /[@\d]/.test(span.text));
    const total = inks.reduce((sum, ink) => sum + ink.characters, 0);
    if (pale < Math.max(LEAST_CHARACTERS, LEAST_SHARE * total) && !hidesContact) return scored(1, [], data);
    const severity =
      low.reduce(
        (sum, { characters, ratio }) => sum + characters * Math.min(1, Math.max(0.3, (LEAST - ratio) / 2.5)),
        0,
      ) / total;
    const pairs = grouped(low, ({ span, background }) => `${span.colour} ${background}`);
    const findings = [...pairs.values()]
      .sort((a, b) => b.reduce((sum, ink) => sum + ink.characters, 0) - a.reduce((sum, ink) => sum + ink.characters, 0))
      .slice(0, MAX_FINDINGS)
      .flatMap((group) => {
        const [first] = group;
        if (!first) return [];
        const evidence = group
          .slice(0, MAX_EVIDENCE)
          .map(({ page, span }) => ({ page, excerpt: excerptOf(fold(span.text)), box: span.box }));
        return [
          finding(
            'low',
            { ratio: shown(first.ratio), colour: first.span.colour, background: first.background },
            evidence,
          ),
        ];
      });
    return scored(
      ramp(severity, [
        [0, 0.89],
        [0.05, 0.7],
        [0.2, 0.49],
        [0.6, 0],
      ]),
      findings,
      data,
    );
  },
});
