/** How a check is written: data and one pure function over the artifacts it names. */
import { unionOf } from '../../resume/document.ts';
import type { Language } from '../../resume/language.ts';
import { patternOf } from '../../resume/patterns.ts';
import type { CheckId, Evidence, Finding, MessageData } from '../../resume/report.ts';
import type { ArtifactName, Line, Reading } from '../reading/reading.ts';

export type Outcome =
  | {
      readonly kind: 'scored';
      /** 0–1 */ readonly score: number;
      readonly findings: readonly Finding[];
      readonly data: MessageData;
    }
  | { readonly kind: 'notApplicable' }
  | { readonly kind: 'undetermined' };

export interface Check {
  readonly id: CheckId;
  readonly requires: readonly ArtifactName[];
  /** Absent: every language. */
  readonly languages?: readonly Language[];
  /** Runs on the file itself: told even where there is no text layer. */
  readonly withoutText: boolean;
  readonly messageIds: readonly string[];
  readonly run: (reading: Reading) => Outcome;
}

/** `run` sees nothing of the reading but what `requires` names. */
export function defineCheck<const A extends ArtifactName>(check: {
  readonly id: CheckId;
  readonly requires: readonly A[];
  readonly languages?: readonly Language[];
  readonly withoutText?: boolean;
  readonly messageIds: readonly string[];
  readonly run: (reading: Pick<Reading, A>) => Outcome;
}): Check {
  return { withoutText: false, ...check };
}

export const notApplicable: Outcome = { kind: 'notApplicable' };
export const undetermined: Outcome = { kind: 'undetermined' };

export function scored(score: number, findings: readonly Finding[] = [], data: MessageData = {}): Outcome {
  return { kind: 'scored', score: Math.min(1, Math.max(0, score)), findings, data };
}

export function finding(messageId: string, data: MessageData = {}, evidence: readonly Evidence[] = []): Finding {
  return { messageId, data, evidence };
}

/** Codes of glyphs that a font has no letter for. */
const CONTROLS = patternOf('[\\u0000-\\u0008\\u000e-\\u001f\\u007f-\\u009f]', 'gu');
/** Longest quotation of the visitor's words, in characters. */
const EXCERPT = 160;

export function excerptOf(text: string): string {
  // Icons of fonts have no letters that anybody else could see; a code without a letter must be seen as what it is.
  const told = text.replace(CONTROLS, '\ufffd');
  const trimmed = told.replace(/[\ue000-\uf8ff]/gu, '').trim() || told.trim();
  if (trimmed.length <= EXCERPT) return trimmed;
  const characters = Array.from(trimmed);
  return characters.length <= EXCERPT
    ? trimmed
    : `${characters
        .slice(0, EXCERPT - 1)
        .join('')
        .trimEnd()}…`;
}

/** Evidence of whole lines: one box a page, the lines' text as the excerpt. */
export function evidenceOf(lines: readonly Line[], excerpt = lines.map((line) => line.text).join(' ')): Evidence[] {
  const pages = [...new Set(lines.map((line) => line.page))];
  return pages.map((page) => {
    const boxes = lines.filter((line) => line.page === page).map((line) => line.box);
    return { page, excerpt: excerptOf(excerpt), box: unionOf(boxes) };
  });
}
