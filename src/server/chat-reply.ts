/** The outer reply of a chat endpoint: choices[0].message.content, and what it cost. */
import { AiError } from '../ai/errors.ts';

export interface ChatReply {
  readonly content: string;
  /** The model that answered, as the provider names it; null when that is no plain name. */
  readonly model: string | null;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
}

/** Replies that were stopped, not finished. */
const CUT_SHORT: ReadonlySet<unknown> = new Set(['length', 'content_filter', 'insufficient_system_resource']);

/** Throws AiError: `ai_invalid` without choices or message, `ai_format` for content that is blank or was cut off. */
export function readChatReply(body: string): ChatReply {
  const reply = fieldsOf(parse(body));
  const choices = reply?.['choices'];
  const choice = fieldsOf(Array.isArray(choices) ? choices[0] : undefined);
  const message = fieldsOf(choice?.['message']);
  if (!reply || !choice || !message) throw new AiError('ai_invalid');
  const content = message['content'];
  if (CUT_SHORT.has(choice['finish_reason'])) throw new AiError('ai_format');
  if (typeof content !== 'string' || content.trim() === '') throw new AiError('ai_format');
  const model = reply['model'];
  const usage = fieldsOf(reply['usage']) ?? {};
  return {
    content,
    model: typeof model === 'string' && /^[\w.:/@-]{1,80}$/.test(model) ? model : null,
    promptTokens: countOf(usage['prompt_tokens']),
    completionTokens: countOf(usage['completion_tokens']),
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new AiError('ai_invalid', { cause });
  }
}

function countOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;
}

function fieldsOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}
