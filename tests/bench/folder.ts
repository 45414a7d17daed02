/**
 * `npm run bench:folder -- DIR [DIR…]`: the engine over PDFs of one's own that do not belong into the project, resumes of real people above
 * all. Beside each `x.pdf` stands its label `x.json`, as `tests/fixtures/blind/README.md` tells it. Prints the scoreboard and what was missed.
 */
import { runFolder } from './blind.ts';
import { failures, languageBoard } from './blind-print.ts';

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error('Which folder? npm run bench:folder -- DIR [DIR…]');
  process.exitCode = 2;
}
for (const folder of folders) {
  const outcomes = await runFolder(folder, folder);
  console.log([`\n${folder}`, languageBoard(outcomes), '', failures(outcomes)].join('\n'));
}
