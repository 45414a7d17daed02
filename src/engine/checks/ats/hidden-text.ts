import { HIDDEN_REASONS, type HiddenReason, type Page, type Span } from '../../../resume/document.ts';
import { fold } from '../../reading/fold.ts';
import { defineCheck, excerptOf, finding, notApplicable, scored } from '../define.ts';
import { ramp } from '../ramp.ts';

/** Stray characters that producers leave behind. */
const STRAY = 3;
const MAX_FINDINGS = 8;
const MAX_EVIDENCE = 3;

function lettersOf(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

/** Drawn twice at one place, once to be seen: shadows, bold by overprinting. */
function hasVisibleTwin(page: Page | undefined, span: Span): boolean {
  const text = span.text.trim();
  return (page?.spans ?? []).some(
    (other) =>
      other.hidden === null &&
      other.text.includes(text) &&
      Math.abs(other.baseline - span.baseline) < 2 &&
      other.box.x < span.box.x + span.box.width &&
      span.box.x < other.box.x + other.box.width,
  );
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
    const counted = hidden.filter(
      ({ page, span }) =>
        !span.ocr &&
        lettersOf(span.text) >= 2 &&
        !/^\W*\d{1,2}\W*$/u.test(span.text) &&
        !hasVisibleTwin(document.pages[page - 1], span),
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
    return scored(
      ramp(characters, [
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
