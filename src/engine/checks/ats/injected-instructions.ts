import { LEXICONS } from '../../lexicons/index.ts';
import { hiddenPassages, visiblePassages, type Passage } from '../../reading/passages.ts';
import { defineCheck, excerptOf, finding, notApplicable, scored } from '../define.ts';
import type { Evidence, Finding } from '../../../resume/report.ts';

const PATTERNS = Object.values(LEXICONS).flatMap(({ injections }) => injections);
const MAX_FINDINGS = 5;

interface Hit {
  readonly start: number;
  readonly end: number;
}

/** Where the patterns strike; strikes in one sentence are one. */
function hitsIn(text: string): Hit[] {
  const hits = PATTERNS.flatMap((pattern) => {
    const every = new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`);
    return Array.from(text.matchAll(every), (match) => ({ start: match.index, end: match.index + Math.max(1, match[0].length) }));
  }).sort((a, b) => a.start - b.start);
  const joined: { start: number; end: number }[] = [];
  for (const hit of hits) {
    const last = joined.at(-1);
    if (last && !/[.!?。！？]/u.test(text.slice(last.end, hit.start))) last.end = Math.max(last.end, hit.end);
    else joined.push({ ...hit });
  }
  return joined;
}

function evidenceFor({ text, parts }: Passage, hit: Hit): Evidence[] {
  const touched = parts.filter((part) => part.start < hit.end && part.end > hit.start);
  const excerpt = excerptOf(text.slice(hit.start, hit.end).replace(/\s+/gu, ' '));
  return touched.slice(0, 3).map(({ page, box }) => ({ page, excerpt, box }));
}

function findingsIn(passages: readonly Passage[], messageId: 'visible' | 'hidden'): Finding[] {
  return passages.flatMap((passage) => hitsIn(passage.text).map((hit) => finding(messageId, {}, evidenceFor(passage, hit))));
}

export default defineCheck({
  id: 'injected-instructions',
  requires: ['document', 'lines', 'hidden'],
  withoutText: true,
  messageIds: ['visible', 'hidden'],
  run: ({ document, lines, hidden }) => {
    const seen = visiblePassages(lines);
    const unseen = hiddenPassages(document, hidden);
    if (seen.length === 0 && unseen.length === 0) return notApplicable;
    const findings = [...findingsIn(unseen, 'hidden'), ...findingsIn(seen, 'visible')];
    return scored(findings.length === 0 ? 1 : 0, findings.slice(0, MAX_FINDINGS));
  },
});
