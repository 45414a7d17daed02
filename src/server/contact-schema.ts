/** The door of the contact form: the shape here, what the fields must satisfy in src/contact/rules.ts. */
import { z } from 'zod';
import { AiError } from '../ai/errors.ts';
import { describeIssue } from '../ai/schema.ts';
import { FIELDS, type ContactMessage, type ContactRequest } from '../contact/message.ts';
import { judge, tidied } from '../contact/rules.ts';
import { LANGUAGES } from '../resume/language.ts';

/** Bytes: the longest message, each character written as two escapes, and the rest. */
export const MAX_CONTACT_BYTES = 64 * 1024;

const shape = z.strictObject({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  submission: z.uuid(),
  locale: z.enum(LANGUAGES),
  homepage: z.string(),
}) satisfies z.ZodType<ContactRequest>;

export interface ReceivedMessage extends ContactMessage {
  readonly submission: string;
  readonly locale: string;
  /** The field that people do not see was filled. */
  readonly trapped: boolean;
}

/** Throws AiError `bad_request`, whose detail names the first field at fault and none of its text. */
export function parseContact(value: unknown): ReceivedMessage {
  const parsed = shape.safeParse(value);
  if (!parsed.success) throw new AiError('bad_request', { detail: describeIssue(parsed.error) });
  const { submission, locale, homepage } = parsed.data;
  const judged = judge(tidied(parsed.data));
  if ('message' in judged) {
    return { ...judged.message, submission: submission.toLowerCase(), locale, trapped: homepage.trim() !== '' };
  }
  const field = FIELDS.find((name) => judged.faults[name] !== undefined) ?? 'message';
  throw new AiError('bad_request', { detail: `${field} (${judged.faults[field] ?? 'invalid'})` });
}
