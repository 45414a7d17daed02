import { HIDDEN_REASONS, type HiddenReason, type Page, type Span } from '../../../resume/document.ts';
import { grouped } from '../../../resume/grouped.ts';
import { gu, u } from '../../../resume/patterns.ts';
import { fold } from '../../reading/text/fold.ts';
import { defineCheck, excerptOf, finding, notApplicable, scored } from '../define.ts';
import { ramp } from '../ramp.ts';

/** Stray characters that producers leave behind. */
const STRAY = 3;
const MAX_FINDINGS = 8;
const MAX_EVIDENCE = 3;

function lettersOf(text: string): number {
  return text.match(gu`[\p{L}\p{N}]`)?.length ?? 0;
}

/** A page number by itself: other letters beside it are a text. */
const PAGE_NUMBER = u`^[^\p{L}\p{N}]*(?:第|\p{L}{1,7}\.?)?\s?\d{1,2}\s?(?:(?:\/|of|de|von|di|sur|／)\s?\d{1,2})?\s?(?:ページ|页|頁)?[^\p{L}\p{N}]*$`;

/** What is said by it, in letters of a Latin script: a Chinese or Japanese character says twice as much. */
function weightOf(text: string): number {
  return lettersOf(text) + (text.match(gu`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`)?.length ?? 0);
}

/** Baselines of one text drawn twice differ by less than this, points. */
const TWIN_DISTANCE = 2;

/** Drawn twice at one place, once to be seen: shadows, bold by overprinting. Spans are kept by height, so that few are compared. */
function twinTest(pages: readonly Page[]): (page: number, span: Span) => boolean {
  const height = (baseline: number): number => Math.floor(baseline / TWIN_DISTANCE);
  const visible = new Map(
    pages.map((page) => [
      page.number,
      grouped(
        page.spans.filter((span) => span.hidden === null),
        (span) => height(span.baseline),
      ),
    ]),
  );
  return (page, span) => {
    const text = span.text.trim();
    const at = height(span.baseline);
    return [at - 1, at, at + 1].some((near) =>
      visible
        .get(page)
        ?.get(near)
        ?.some(
          (other) =>
            Math.abs(other.baseline - span.baseline) < TWIN_DISTANCE &&
            other.box.x < span.box.x + span.box.width &&
            span.box.x < other.box.x + other.box.width &&
            other.text.includes(text),
        ),
    );
  };
}

interface Group {
  readonly page: number;
  readonly reason: HiddenReason;
  readonly spans: readonly Span[];
  readonly characters: number;
}

function groupsOf(hidden: readonly { readonly page: number; readonly span: Span }[]): Group[] {
  const groups = new Map<string, { page: number; reason: HiddenReason; spans: Span[]; characters: number }>();
  for (const { page, span } of hidden) {
    if (span.hidden === null) continue;
    const key = `${String(page)} ${span.hidden}`;
    const group = groups.get(key) ?? { page, reason: span.hidden, spans: [], characters: 0 };
    group.spans.push(span);
    group.characters += lettersOf(span.text);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.characters - a.characters);
}

export default defineCheck({
  id: 'hidden-text',
  requires: ['hidden', 'document'],
  withoutText: true,
  messageIds: HIDDEN_REASONS,
  run: ({ hidden, document }) => {
    if (document.pages.every((page) => page.spans.length === 0)) return notApplicable;
    const hasVisibleTwin = twinTest(document.pages);
    const counted = hidden.filter(
      ({ page, span }) =>
        !span.ocr && lettersOf(span.text) >= 2 && !PAGE_NUMBER.test(span.text) && !hasVisibleTwin(page, span),
    );
    const groups = groupsOf(counted);
    const characters = groups.reduce((sum, group) => sum + group.characters, 0);
    if (characters <= STRAY) return scored(1, [], { characters: 0 });
    const findings = groups.slice(0, MAX_FINDINGS).map(({ page, reason, spans, characters: count }) => {
      const evidence = spans
        .slice(0, MAX_EVIDENCE)
        .map((span) => ({ page, excerpt: excerptOf(fold(span.text)), box: span.box }));
      return finding(reason, { characters: count, page }, evidence);
    });
    const weight = counted.reduce((sum, { span }) => sum + weightOf(span.text), 0);
    return scored(
      ramp(weight, [
        [STRAY, 0.7],
        [20, 0.45],
        [100, 0.1],
        [300, 0],
      ]),
      findings,
      { characters },
    );
  },
});
