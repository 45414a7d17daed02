import { unionOf, type Box } from '../../../resume/document.ts';
import { grouped } from '../../../resume/grouped.ts';
import { isCjk } from '../../../resume/language.ts';
import type { Line } from '../../reading/reading.ts';
import { isForm, isRecognised } from '../../reading/page/setting.ts';
import { defineCheck, finding, notApplicable, scored } from '../define.ts';
import { ramp } from '../ramp.ts';

/** Percent of the text block that letters stand on. */
const LATIN_LEAST = 20;
/** Japanese and Chinese say the same in half the room and keep short lines: finished ones of theirs cover 19 to 33. */
const CJK_LEAST = 15;
const MOST = 62;
/** Fewer lines than this are a fragment. */
const FEWEST_LINES = 10;

/** What the letters stand on, from descender to ascender; fonts that claim more take no more. */
const TALLEST = 1.25;
function inkOf(line: Line): number {
  return line.cells.reduce((sum, { box }) => sum + box.width * Math.min(box.height, TALLEST * line.size), 0);
}

interface Sheet {
  readonly page: number;
  readonly block: Box;
  readonly ink: number;
}

/** The text block of each page: as wide as the widest page's, as tall as the tallest; the last one ends with its text. */
function sheetsOf(lines: readonly Line[]): Sheet[] {
  const pages = [...grouped(lines, (line) => line.page)];
  const boxes = new Map(pages.map(([page, own]) => [page, unionOf(own.map(({ box }) => box))]));
  const all = unionOf([...boxes.values()]);
  const last = Math.max(...boxes.keys());
  return pages.map(([page, own]) => {
    const box = boxes.get(page) ?? all;
    const bottom = page === last ? box.y : all.y;
    const block = { x: all.x, y: bottom, width: all.width, height: box.y + box.height - bottom };
    return { page, block, ink: own.reduce((sum, line) => sum + inkOf(line), 0) };
  });
}

export default defineCheck({
  id: 'density',
  requires: ['document', 'lines', 'language'],
  messageIds: ['sparse', 'crowded'],
  run: ({ document, lines, language }) => {
    const least = language !== null && isCjk(language) ? CJK_LEAST : LATIN_LEAST;
    const own = lines.filter((line) => !line.running);
    if (own.length < FEWEST_LINES || isRecognised(document) || isForm(document, lines)) return notApplicable;
    const sheets = sheetsOf(own);
    const ink = sheets.reduce((sum, sheet) => sum + sheet.ink, 0);
    const area = sheets.reduce((sum, { block }) => sum + block.width * block.height, 0);
    if (area <= 0) return notApplicable;
    const percent = Math.round((100 * ink) / area);
    const data = { percent };
    const share = ({ ink, block }: Sheet): number => ink / Math.max(1, block.width * block.height);
    const ranked = sheets.toSorted((a, b) => share(a) - share(b));
    const evidenceOfSheet = (sheet: Sheet | undefined) =>
      sheet ? [{ page: sheet.page, excerpt: '', box: sheet.block }] : [];
    if (percent < least) {
      const points = [
        [0.25 * least, 0],
        [0.65 * least, 0.5],
        [least, 0.89],
      ] as const;
      return scored(ramp(percent, points), [finding('sparse', { percent, least }, evidenceOfSheet(ranked[0]))], data);
    }
    if (percent > MOST) {
      const points = [
        [MOST, 0.89],
        [72, 0.5],
        [90, 0],
      ] as const;
      return scored(
        ramp(percent, points),
        [finding('crowded', { percent, most: MOST }, evidenceOfSheet(ranked.at(-1)))],
        data,
      );
    }
    return scored(1, [], data);
  },
});
