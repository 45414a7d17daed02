import { key } from '../../reading/text/fold.ts';
import { visiblePassages } from '../../reading/text/passages.ts';
import { hammeredTerms, repeatedTerms, termLists } from '../../reading/text/repetition.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored } from '../define.ts';
import { ramp } from '../ramp.ts';

/** CHECKS.md: at least so many times and beyond this share of the text. */
const TIMES = 5;
const SHARE = 0.03;
/** In a text of a few lines every word is a large share. Words; in ja and zh characters. */
const SHORTEST = 100;
const LONGEST_LIST = 40;
const MAX_FINDINGS = 3;
const MAX_LINES = 5;

export default defineCheck({
  id: 'keyword-stuffing',
  requires: ['lines', 'headings', 'entries', 'bullets', 'contact', 'language', 'lexicon', 'words'],
  messageIds: ['repeated', 'list'],
  run: (reading) => {
    const { lines, lexicon, words } = reading;
    if (!lexicon || words < SHORTEST) return notApplicable;
    const repeated = repeatedTerms(reading, words, TIMES).filter(({ share }) => share > SHARE);
    const known = new Set(repeated.map(({ term }) => key(term)));
    const hammered = hammeredTerms(reading, visiblePassages(lines))
      .filter(({ term }) => !known.has(key(term)))
      .map((own) => ({ ...own, share: own.count / Math.max(1, words) }));
    const lists = termLists(lines).filter(({ terms }) => terms > LONGEST_LIST);
    const findings = [
      ...[...repeated, ...hammered].slice(0, MAX_FINDINGS).map(({ term, count, share, lines: own }) => {
        const evidence = own.slice(0, MAX_LINES).flatMap((line) => evidenceOf([line]));
        return finding('repeated', { term, count, percent: Math.round(1000 * share) / 10 }, evidence);
      }),
      ...lists.map(({ terms, lines: own }) => finding('list', { count: terms }, evidenceOf(own))),
    ];
    if (findings.length === 0) return scored(1);
    const most = Math.max(hammered.length > 0 ? 2 * SHARE : 0, ...repeated.map(({ share }) => share));
    const byShare = ramp(most, [
      [SHARE, 0.85],
      [0.06, 0.45],
      [0.12, 0.1],
    ]);
    const byTerms = ramp(Math.max(0, ...lists.map(({ terms }) => terms)), [
      [LONGEST_LIST, 0.85],
      [80, 0.45],
      [160, 0.1],
    ]);
    return scored(Math.min(byShare, byTerms) - 0.1 * (findings.length - 1), findings);
  },
});
