import type { Page } from '../../../resume/document.ts';
import { normsOfMarket } from '../../market-norms.ts';
import { defineCheck, finding, notApplicable, scored } from '../define.ts';

const MM = 25.4 / 72;
/** Millimetres, upright: ISO 216 and ANSI/ASME Y14.1. */
const SHEETS: Readonly<Record<string, readonly [number, number]>> = { A4: [210, 297], Letter: [215.9, 279.4] };
/** Japanese forms come as JIS B5, or two pages side by side on A3 or JIS B4: 厚生労働省「履歴書様式例」 is A3, folded. */
const JAPANESE: readonly (readonly [number, number])[] = [
  [182, 257],
  [420, 297],
  [364, 257],
];
/** What producers round away, millimetres. */
const TOLERANCE = 1.5;
/** Proportions this near to a sheet's print on it without loss. */
const SAME_SHAPE = 0.02;

interface Sheet {
  readonly page: number;
  readonly width: number;
  readonly height: number;
}

const isNear = ({ width, height }: Sheet, [w, h]: readonly [number, number]): boolean =>
  Math.abs(width - w) <= TOLERANCE && Math.abs(height - h) <= TOLERANCE;

function sheetOf({ number, width, height }: Page): Sheet {
  return { page: number, width: width * MM, height: height * MM };
}

function nameOf(sheet: Sheet): string | null {
  return Object.entries(SHEETS).find(([, size]) => isNear(sheet, size))?.[0] ?? null;
}

const shapeOf = ({ width, height }: Sheet): number => height / width;

/** A page of a sheet's shape shrinks onto it; a poster or a long web page does not. */
function oddScore(sheet: Sheet): number {
  const shape = shapeOf(sheet);
  const shapes = Object.values(SHEETS).map(([w, h]) => h / w);
  if (shapes.some((other) => Math.abs(shape - other) <= SAME_SHAPE)) return 0.8;
  return shape > 1.15 && shape < 1.6 ? 0.6 : 0.4;
}

const whole = (page: number) => [{ page, excerpt: '', box: null }];

export default defineCheck({
  id: 'page-format',
  requires: ['document', 'market'],
  messageIds: ['landscape', 'odd-size', 'mixed'],
  run: ({ document, market }) => {
    const sheets = document.pages.filter(({ width, height }) => width > 0 && height > 0).map(sheetOf);
    const [first] = sheets;
    if (!first) return notApplicable;
    const wanted = normsOfMarket(market).pageFormat;
    const data = { format: nameOf(first) ?? '', wanted };
    const customary = (sheet: Sheet): boolean => market === 'JP' && JAPANESE.some((size) => isNear(sheet, size));
    const faults = sheets.flatMap((sheet) => {
      if (nameOf(sheet) !== null || customary(sheet)) return [];
      const { page, width, height } = sheet;
      const size = { page, width: Math.round(width), height: Math.round(height) };
      return width > height
        ? [{ id: 'landscape', score: 0.3, size }]
        : [{ id: 'odd-size', score: oddScore(sheet), size }];
    });
    const findings = ['landscape', 'odd-size'].flatMap((id) => {
      const found = faults.find((fault) => fault.id === id);
      return found ? [finding(id, { ...found.size, wanted }, whole(found.size.page))] : [];
    });
    const other = sheets.find((sheet) => !isNear(sheet, [first.width, first.height]));
    // A page that lies on its side, or of a size of its own, has been told.
    if (other && findings.length === 0) {
      const data = { page: other.page, first: nameOf(first) ?? '', other: nameOf(other) ?? '', wanted };
      return scored(0.6, [finding('mixed', data, whole(other.page))], data);
    }
    return scored(Math.min(1, ...faults.map(({ score }) => score)), findings, data);
  },
});
