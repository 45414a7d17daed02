/** The edge function's door: everything that a client may say, and nothing else. Server only (it brings zod). */
import { z } from 'zod';
import { MIN_TEXT_CHARACTERS } from '../resume/document.ts';
import { LANGUAGES } from '../resume/language.ts';
import { CHECK_IDS } from '../resume/report.ts';
import {
  MAX_OFFER_CHARACTERS,
  MAX_TEXT_CHARACTERS,
  MAX_TURNSTILE_CHARACTERS,
  type AnalysisRequest,
} from './analysis-request.ts';
import { CHECK_STATUSES } from './facts.ts';
import { scrubInvisible } from './invisible.ts';

const score = z.number().min(0).max(100).nullable();

const facts = z.strictObject({
  scores: z.strictObject({ structure: score, content: score, ats: score, design: score }),
  // Partial: a page opened before a deploy knows fewer checks.
  checks: z.partialRecord(z.enum(CHECK_IDS), z.enum(CHECK_STATUSES)),
});

export const analysisRequestSchema = z.strictObject({
  text: z
    .string()
    .max(MAX_TEXT_CHARACTERS)
    .refine((text) => scrubInvisible(text).trim().length >= MIN_TEXT_CHARACTERS, 'too short'),
  locale: z.enum(LANGUAGES),
  resumeLanguage: z.enum(LANGUAGES).optional(),
  facts: facts.optional(),
  offer: z.string().max(MAX_OFFER_CHARACTERS).optional(),
  turnstileToken: z.string().max(MAX_TURNSTILE_CHARACTERS).optional(),
}) satisfies z.ZodType<AnalysisRequest>;

/** Where a request went wrong, as "path (rule)" without any value of it; at most 200 characters. */
export function describeIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  const path = issue?.path.join('.') ?? '';
  return `${path === '' ? 'body' : path} (${issue?.code ?? 'invalid'})`.slice(0, 200);
}
