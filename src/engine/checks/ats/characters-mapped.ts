import type { FontFace, Page, Span } from '../../../resume/document.ts';
import { isIconFont } from '../../reading/icon-fonts.ts';
import { isShown } from '../../reading/shown.ts';
import { defineCheck, excerptOf, finding, notApplicable, scored } from '../define.ts';
import { ramp } from '../ramp.ts';

/** Replacement character, controls and private use: glyphs whose letter the file does not tell. Radicals U+2E80–2FDF do tell theirs. */
const UNMAPPED =
  /[\ufffd\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ue000-\uf8ff\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}]/gu;
const SHARE = 0.005;
/** A glyph or two on their own are bullets and icons, unless the whole text is drawn so. */
const LONE_GLYPHS = 2;
const LONE_SHARE = 0.1;
const EXAMPLES = 3;

interface Loss {
  readonly page: number;
  readonly span: Span;
  readonly count: number;
  readonly lone: boolean;
}

function lossesOf(page: Page, fonts: readonly FontFace[]): Loss[] {
  return page.spans.filter(isShown).flatMap((span) => {
    const count = span.text.match(UNMAPPED)?.length ?? 0;
    if (count === 0 || isIconFont(fonts[span.font])) return [];
    return [{ page: page.number, span, count, lone: Array.from(span.text.trim()).length <= LONE_GLYPHS }];
  });
}

export default defineCheck({
  id: 'characters-mapped',
  requires: ['document', 'fonts'],
  messageIds: ['unmapped'],
  run: ({ document, fonts }) => {
    const spans = document.pages.flatMap((page) => page.spans.filter(isShown));
    const total = spans.reduce((sum, span) => sum + span.text.replace(/\s/gu, '').length, 0);
    if (total === 0) return notApplicable;
    const losses = document.pages.flatMap((page) => lossesOf(page, fonts));
    const countOf = (some: readonly Loss[]): number => some.reduce((sum, loss) => sum + loss.count, 0);
    const lone = losses.filter((loss) => loss.lone);
    const counted = countOf(lone) > LONE_SHARE * total ? losses : losses.filter((loss) => !loss.lone);
    const count = countOf(counted);
    const share = count / total;
    const percent = Math.round(share * 1000) / 10;
    const score = ramp(share, [
      [0, 1],
      [SHARE, 0.9],
      [0.03, 0.5],
      [0.2, 0],
    ]);
    if (share < SHARE) return scored(score, [], { percent });
    const evidence = [...counted]
      .sort((a, b) => b.count - a.count)
      .slice(0, EXAMPLES)
      .map(({ page, span }) => ({ page, excerpt: excerptOf(span.text), box: span.box }));
    return scored(Math.min(score, 0.89), [finding('unmapped', { count, percent }, evidence)], { percent });
  },
});
