import type { Box, Page } from '../../../resume/document.ts';
import type { PageMargins } from '../../reading/reading.ts';
import { isForm } from '../../reading/page/setting.ts';
import { defineCheck, finding, notApplicable, scored } from '../define.ts';
import { ramp } from '../ramp.ts';

const POINTS = 72;
const MM = 25.4;
/** Inches. */
const NARROWEST = 0.4;
const WIDEST = 1.3;
const TOLERANCE = 0.02;

const SIDES = ['left', 'right', 'top', 'bottom'] as const;
type Side = (typeof SIDES)[number];

interface Margin {
  readonly side: Side;
  readonly page: number;
  readonly inches: number;
}

function marginsOf(page: PageMargins): Margin[] {
  return SIDES.flatMap((side) => {
    const points = page[side];
    // A page may end, or begin, where a section does: only paper missing there is a fault.
    const free = (side === 'top' || side === 'bottom') && points !== null && points > WIDEST * POINTS;
    return points === null || free ? [] : [{ side, page: page.page, inches: Math.max(0, points / POINTS) }];
  });
}

/** The strip of free paper itself. */
function stripOf({ side, inches }: Margin, page: Page | undefined): Box | null {
  if (!page) return null;
  const depth = inches * POINTS;
  if (side === 'left') return { x: 0, y: 0, width: depth, height: page.height };
  if (side === 'right') return { x: page.width - depth, y: 0, width: depth, height: page.height };
  if (side === 'top') return { x: 0, y: page.height - depth, width: page.width, height: depth };
  return { x: 0, y: 0, width: page.width, height: depth };
}

function scoreOf(inches: number): number {
  if (inches < NARROWEST - TOLERANCE)
    return ramp(inches, [
      [0, 0],
      [0.25, 0.5],
      [NARROWEST, 0.89],
    ]);
  if (inches > WIDEST + TOLERANCE)
    return ramp(inches, [
      [WIDEST, 0.89],
      [2, 0.5],
      [3.5, 0],
    ]);
  return 1;
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

export default defineCheck({
  id: 'margins',
  requires: ['margins', 'document', 'lines'],
  messageIds: ['narrow', 'wide'],
  run: ({ margins, document, lines }) => {
    const all = margins.flatMap(marginsOf);
    // The margins of a form are the form's.
    if (all.length === 0 || isForm(document, lines)) return notApplicable;
    const narrowest = Math.min(...all.map(({ inches }) => inches));
    const data = { mm: round(narrowest * MM, 0), inches: round(narrowest, 2) };
    // One finding a side, for the page where it is worst.
    const worst = SIDES.flatMap((side) => {
      const own = all.filter((margin) => margin.side === side).sort((a, b) => scoreOf(a.inches) - scoreOf(b.inches));
      return own[0] && scoreOf(own[0].inches) < 1 ? [own[0]] : [];
    });
    const findings = worst.map((margin) => {
      const { side, page, inches } = margin;
      const box = stripOf(
        margin,
        document.pages.find(({ number }) => number === page),
      );
      const shown = { side, mm: round(inches * MM, 0), inches: round(inches, 2), page };
      return finding(inches < NARROWEST ? 'narrow' : 'wide', shown, [{ page, excerpt: '', box }]);
    });
    return scored(Math.min(1, ...worst.map(({ inches }) => scoreOf(inches))), findings, data);
  },
});
