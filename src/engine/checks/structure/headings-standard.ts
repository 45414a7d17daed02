import { oddHeadings } from '../../reading/sections/odd-headings.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored, undetermined } from '../define.ts';
import { ramp } from '../ramp.ts';

const MAX_FINDINGS = 6;
/** More unknown lines than this to a known heading: what looks like a heading here is something else. */
const MOST_TO_ONE = 2;

export default defineCheck({
  id: 'headings-standard',
  requires: ['headings', 'lines', 'entries', 'contact', 'typography', 'lexicon'],
  messageIds: ['odd'],
  run: (reading) => {
    const { known, odd } = oddHeadings(reading);
    // That there are none at all, sections-essential says.
    if (known === 0 && !odd?.length) return notApplicable;
    if (known === 1 && odd === null) return undetermined;
    const count = odd?.length ?? 0;
    if (count > MOST_TO_ONE * known) return undetermined;
    const data = { known, odd: count };
    if (!odd || count === 0) return scored(1, [], data);
    const score = ramp(count / (count + known), [
      [0.1, 0.85],
      [0.3, 0.6],
      [0.5, 0.35],
      [0.7, 0.1],
    ]);
    const findings = odd.map((line) => finding('odd', { heading: line.text }, evidenceOf([line])));
    return scored(score, findings.slice(0, MAX_FINDINGS), data);
  },
});
