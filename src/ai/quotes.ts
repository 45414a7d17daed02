/** Holds a model to its word: what it quotes must stand in the text that it was sent. */
import type { AnalysisResult } from '../resume/analysis.ts';
import type { AiEvaluation } from './reply.ts';

export interface StrengthEvidence {
  /** Null when the model quoted nothing. */
  readonly quote: string | null;
  /** The quote stands, word for word, in the text that was sent. */
  readonly found: boolean;
}

export interface CheckedEvaluation extends AnalysisResult {
  /** One a strength, in their order; absent in a measured evaluation. */
  readonly evidence?: readonly StrengthEvidence[];
}

/** Letters and digits; fewer prove nothing, since they stand in any text. */
const FEWEST_CHARACTERS = 8;
const FEWEST_CJK_CHARACTERS = 4;

/** Looks for each quote in what was sent, placeholders and all: before `restore`. */
export function checkQuotes({ quotes, ...evaluation }: AiEvaluation, sent: string): CheckedEvaluation {
  const text = bare(sent);
  const evidence = evaluation.strengths.map((_, at): StrengthEvidence => {
    const quote = quotes?.[at] ?? null;
    return { quote, found: quote !== null && isIn(text, quote) };
  });
  return { ...evaluation, evidence };
}

/** Case, spacing and punctuation may differ; a quote with an ellipsis must hold in all its parts, in their order. */
function isIn(text: string, quote: string): boolean {
  const parts = quote
    .split(/\[?(?:…|\.{3})\]?/u)
    .map(bare)
    .filter((part) => part !== '');
  const whole = parts.join('');
  const fewest = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(whole)
    ? FEWEST_CJK_CHARACTERS
    : FEWEST_CHARACTERS;
  if (whole.length < fewest) return false;
  let from = 0;
  return parts.every((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return at !== -1;
  });
}

function bare(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
