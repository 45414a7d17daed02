import type { SectionKind } from '../../../resume/report.ts';
import { firstPersonIn } from '../../reading/items/first-person.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored, undetermined } from '../define.ts';
import { ramp } from '../ramp.ts';

const EXAMPLES = 4;
/** Where work is described. A summary or a 自己PR may speak in the first person. */
const WORK: ReadonlySet<SectionKind | null> = new Set(['experience', 'projects', 'volunteering', null]);

export default defineCheck({
  id: 'first-person',
  requires: ['bullets', 'entries', 'language'],
  messageIds: ['count', 'pronoun'],
  run: ({ bullets, entries, language }) => {
    const described = entries.filter(({ section }) => WORK.has(section)).flatMap(({ paragraphs }) => paragraphs);
    const work = [...bullets.filter(({ section }) => WORK.has(section)), ...described];
    if (work.length === 0) return notApplicable;
    if (language === null) return undetermined;
    const found = work.flatMap((passage) => {
      const pronoun = firstPersonIn(passage.text, language);
      return pronoun === null ? [] : [{ passage, pronoun }];
    });
    const data = { count: found.length, total: work.length };
    if (found.length === 0) return scored(1, [], data);
    // One slip warns; every second bullet is a style.
    const score = ramp(found.length / work.length, [
      [0, 0.85],
      [0.25, 0.5],
      [0.6, 0.1],
    ]);
    const examples = found
      .slice(0, EXAMPLES)
      .map(({ passage, pronoun }) => finding('pronoun', { pronoun }, evidenceOf(passage.lines, passage.text)));
    return scored(score, [finding('count', data), ...examples], data);
  },
});
