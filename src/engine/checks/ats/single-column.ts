import { defineCheck, excerptOf, finding, notApplicable, scored } from '../define.ts';
import { isFormAlone } from '../japanese-form.ts';
import { ramp } from '../ramp.ts';

export default defineCheck({
  id: 'single-column',
  requires: ['columns', 'lines', 'language'],
  messageIds: ['columns'],
  run: ({ columns, lines, language }) => {
    if (columns.length === 0) return notApplicable;
    const most = Math.max(...columns.map((page) => page.count));
    const split = columns.filter((page) => page.count > 1);
    if (split.length === 0) return scored(1, [], { columns: 1 });
    // The halves of a folded 履歴書 are the form's.
    if (isFormAlone({ lines, language })) return notApplicable;
    const findings = split.map(({ page, count, gutters }) => {
      const beside = lines.find((line) => line.page === page && line.column > 0)?.text ?? '';
      const boxes = gutters.length > 0 ? gutters : [null];
      const evidence = boxes.map((box) => ({ page, excerpt: excerptOf(beside), box }));
      return finding('columns', { page, columns: count }, evidence);
    });
    const score =
      ramp(split.length / columns.length, [
        [0, 0.89],
        [1 / 3, 0.6],
        [0.5, 0.45],
        [1, 0.3],
      ]) - (most > 2 ? 0.2 : 0);
    return scored(score, findings, { columns: most });
  },
});
