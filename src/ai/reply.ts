/** SPEC section 5: what a model answered, made into the one shape that the product shows. */
import {
  AREAS,
  MAX_RECOMMENDATIONS,
  MAX_STRENGTHS,
  PRIORITIES,
  RECOMMENDATION_CATEGORIES,
  type AnalysisResult,
  type Area,
  type Priority,
  type Recommendation,
  type RecommendationCategory,
} from '../resume/analysis.ts';
import type { Language } from '../resume/language.ts';
import { REPLY_DEFAULTS } from './defaults.ts';
import { AiError } from './errors.ts';
import { plainText } from './plain-text.ts';

/** UTF-16 units kept of each text: a hijacked model can only ever say something short. */
export const MAX_STRENGTH_CHARACTERS = 300;
export const MAX_SUGGESTION_CHARACTERS = 600;
export const MAX_SUMMARY_CHARACTERS = 1_200;

export const MAX_QUOTE_CHARACTERS = 300;

const NOT_A_NUMBER_SCORE = 50;
const MISSING_SCORE = 0;

export interface AiEvaluation extends AnalysisResult {
  /** For each strength the words of the resume that it rests on, as the model gave them; absent when it gave none at all. */
  readonly quotes?: readonly (string | null)[];
}

/** Reads the content of a chat reply. Throws AiError `ai_format` when it is blank, not JSON or incomplete. */
export function parseReply(content: string, locale: Language): AiEvaluation {
  const bare = content.replace(/```(?:json5?|jsonc|javascript|js)?/gi, '');
  const first = bare.indexOf('{');
  const last = bare.lastIndexOf('}');
  if (first === -1 || last < first) throw new AiError('ai_format');
  return normaliseAnalysis(parseJson(bare.slice(first, last + 1)), locale);
}

/** SPEC section 5's rules over a parsed reply. Idempotent. Throws AiError `ai_format` when one of the four keys is missing. */
export function normaliseAnalysis(value: unknown, locale: Language): AiEvaluation {
  const reply = asRecord(value);
  if (!reply) throw new AiError('ai_format');
  for (const key of ['overallScore', 'scores', 'strengths', 'recommendations']) {
    if (!Object.hasOwn(reply, key)) throw new AiError('ai_format');
  }
  const scores = asRecord(reply['scores']);
  const { strengths, recommendations, summary } = reply;
  // A list that is null is a missing one; any other non-list counts as an empty one.
  if (!scores || strengths === null || recommendations === null) throw new AiError('ai_format');
  const defaults = REPLY_DEFAULTS[locale];
  return {
    overallScore: scoreOf(reply['overallScore']),
    scores: Object.fromEntries(
      AREAS.map((area) => [area, Object.hasOwn(scores, area) ? scoreOf(scores[area]) : MISSING_SCORE]),
    ) as Record<Area, number>, // the keys are AREAS
    ...strengthsOf(strengths, reply['quotes'], defaults.strength),
    recommendations: recommendationsOf(recommendations, defaults.suggestion),
    summary: textOf(summary, MAX_SUMMARY_CHARACTERS) || defaults.summary,
  };
}

/** Numbers and numerals only: Number() would also read null, true, "" and [] as figures that nobody gave. */
function scoreOf(value: unknown): number {
  const numeral = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof numeral !== 'number' || Number.isNaN(numeral)) return NOT_A_NUMBER_SCORE;
  return Math.max(0, Math.min(100, numeral));
}

/** A strength is a text, or a text with the passage that it quotes; quotes may also stand in a list of their own. */
function strengthsOf(value: unknown, quotes: unknown, fallback: string): Pick<AiEvaluation, 'strengths' | 'quotes'> {
  const apart = listOf(quotes);
  const kept = listOf(value)
    .map((entry, at) => {
      const record = asRecord(entry);
      return {
        text: textOf(record ? record['text'] : entry, MAX_STRENGTH_CHARACTERS),
        quote: textOf(record ? record['quote'] : apart[at], MAX_QUOTE_CHARACTERS) || null,
      };
    })
    .filter(({ text }) => text !== '')
    .slice(0, MAX_STRENGTHS);
  if (kept.length === 0) return { strengths: [fallback] };
  const strengths = kept.map(({ text }) => text);
  if (kept.every(({ quote }) => quote === null)) return { strengths };
  return { strengths, quotes: kept.map(({ quote }) => quote) };
}

function recommendationsOf(value: unknown, fallback: string): readonly Recommendation[] {
  const kept = listOf(value)
    .map((entry) => recommendationOf(entry, fallback))
    .filter((entry) => entry !== null)
    .slice(0, MAX_RECOMMENDATIONS);
  return kept.length > 0 ? kept : [{ category: 'General', suggestion: fallback, priority: 'Media' }];
}

/** Null for a blank suggestion and for what is no recommendation at all; a bare string is one without category and priority. */
function recommendationOf(value: unknown, fallback: string): Recommendation | null {
  const entry = typeof value === 'string' ? { suggestion: value } : asRecord(value);
  if (!entry) return null;
  const { suggestion: text, category, priority } = entry;
  const suggestion = typeof text === 'string' ? textOf(text, MAX_SUGGESTION_CHARACTERS) : fallback;
  if (suggestion === '') return null;
  return {
    category: codeOf(category, RECOMMENDATION_CATEGORIES) ?? ('General' satisfies RecommendationCategory),
    suggestion,
    priority: codeOf(priority, PRIORITIES) ?? ('Media' satisfies Priority),
  };
}

/** The code that a model meant, whatever its case and accents ("diseno", "ALTA"). */
function codeOf<Code extends string>(value: unknown, codes: readonly Code[]): Code | undefined {
  if (typeof value !== 'string') return undefined;
  return codes.find((code) => fold(code) === fold(value));
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

function textOf(value: unknown, limit: number): string {
  return typeof value === 'string' ? plainText(value, limit) : '';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AiError('ai_format', { cause });
  }
}
