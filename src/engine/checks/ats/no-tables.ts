import { tablesIn } from '../../reading/tables/table-rows.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored } from '../define.ts';
import { ramp } from '../ramp.ts';

/** The level grid of Europass and its like: asked for, and read as a list of levels at worst. */
const LEVELS = 0.7;
/** A table in a resume that is otherwise lines, and one that is the resume, by their share of the lines. */
const SMALL = 0.1;
const LARGE = 0.4;
/** Where forms in cells are customary, a table is at most a warning. */
const CUSTOMARY: ReadonlySet<string> = new Set(['ja', 'zh']);
const FORM = /履\s*歴\s*書|学歴・職歴|免許・資格/u;
const MAX_FINDINGS = 4;

export default defineCheck({
  id: 'no-tables',
  requires: ['lines', 'document', 'language'],
  messageIds: ['ruled', 'aligned', 'levels'],
  run: ({ lines, document, language }) => {
    if (lines.length === 0) return notApplicable;
    if (language === 'ja' && lines.some((line) => FORM.test(line.text))) return notApplicable;
    const tables = tablesIn(lines, document.pages);
    if (tables.length === 0) return scored(1, [], { tables: 0 });
    const findings = tables.slice(0, MAX_FINDINGS).map(({ page, rows, ruled, levels }) => {
      const id = levels ? 'levels' : ruled ? 'ruled' : 'aligned';
      return finding(id, { page, rows: rows.length }, evidenceOf(rows));
    });
    const rows = tables.filter((table) => !table.levels).reduce((sum, table) => sum + table.rows.length, 0);
    const score = ramp(rows / lines.length, [
      [0, 0.8],
      [SMALL, 0.6],
      [LARGE, 0.2],
    ]);
    const least = language !== null && CUSTOMARY.has(language) ? 0.6 : 0;
    return scored(rows === 0 ? LEVELS : Math.max(least, score), findings, { tables: tables.length });
  },
});
