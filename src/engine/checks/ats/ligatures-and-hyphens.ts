import { splitWords } from '../../reading/text/line-ends.ts';
import {
  invisiblySplit,
  lostLigatures,
  UNMAPPED_SHARE,
  unmappedIn,
  type BrokenWord,
} from '../../reading/page/unmapped.ts';
import type { ResumeDocument } from '../../../resume/document.ts';
import { gu, u } from '../../../resume/patterns.ts';
import type { Evidence } from '../../../resume/report.ts';
import { isShown } from '../../reading/page/shown.ts';
import { defineCheck, evidenceOf, excerptOf, finding, notApplicable, scored } from '../define.ts';
import { ramp } from '../ramp.ts';

/** Fewer may be compounds that break at their own hyphen: "full-stack". */
const FEWEST_SPLIT = 3;
const EXAMPLES = 5;

function evidenceFor(words: readonly BrokenWord[]): Evidence[] {
  return words.slice(0, EXAMPLES).map(({ page, box, word }) => ({ page, excerpt: excerptOf(word), box }));
}

const ACCENTED_WORD = u`(?![ -~])\p{Script=Latin}`;

/** "Técnica" of a T, an accent and "ecnica": LaTeX without fontenc's T1 sets its accents so, and whoever copies the word gets the pieces. */
function partedAccents({ pages }: ResumeDocument): { count: number; word: string; words: BrokenWord[] } {
  const spans = pages.flatMap((page) =>
    page.spans
      .filter((span) => isShown(span) && (span.partedAccents ?? 0) > 0)
      .map((span) => ({ page: page.number, span })),
  );
  const words = spans.map(({ page, span }) => ({ page, box: span.box, word: span.text }));
  const count = spans.reduce((sum, { span }) => sum + (span.partedAccents ?? 0), 0);
  const word = spans.flatMap(({ span }) => span.text.split(/\s+/u)).find((part) => ACCENTED_WORD.test(part)) ?? '';
  return { count, word: word.replace(gu`^[^\p{L}]+|[^\p{L}]+$`, ''), words };
}

export default defineCheck({
  id: 'ligatures-and-hyphens',
  requires: ['document', 'lines', 'language', 'lexicon'],
  messageIds: ['ligatures', 'accents', 'invisible', 'hyphenated'],
  run: (reading) => {
    const { document, lines } = reading;
    if (lines.length === 0) return notApplicable;
    // Where a good part of the letters is lost, characters-mapped tells it.
    const lost = unmappedIn(document).share < UNMAPPED_SHARE ? lostLigatures(document) : [];
    const accents = partedAccents(document);
    const invisible = invisiblySplit(document);
    const split = splitWords(reading);
    const hyphenated = split.length >= FEWEST_SPLIT ? split : [];
    const findings = [
      ...(lost.length > 0 ? [finding('ligatures', { count: lost.length }, evidenceFor(lost))] : []),
      ...(accents.count > 0
        ? [finding('accents', { count: accents.count, word: accents.word }, evidenceFor(accents.words))]
        : []),
      ...(invisible.length > 0 ? [finding('invisible', { count: invisible.length }, evidenceFor(invisible))] : []),
      ...(hyphenated[0]
        ? [
            finding(
              'hyphenated',
              { count: hyphenated.length, word: hyphenated[0].word },
              hyphenated.slice(0, EXAMPLES).flatMap((own) => evidenceOf(own.lines)),
            ),
          ]
        : []),
    ];
    const score = Math.min(
      ramp(lost.length, [
        [0, 1],
        [1, 0.8],
        [4, 0.45],
        [20, 0.2],
      ]),
      ramp(accents.count, [
        [0, 1],
        [1, 0.8],
        [10, 0.45],
        [40, 0.2],
      ]),
      ramp(invisible.length, [
        [0, 1],
        [1, 0.85],
        [20, 0.45],
      ]),
      ramp(hyphenated.length, [
        [0, 1],
        [FEWEST_SPLIT, 0.85],
        [20, 0.55],
      ]),
    );
    return scored(score, findings);
  },
});
