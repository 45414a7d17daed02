import type { ChatMessage } from './prompt.ts';

/** Fields of the chat request beside the model and the messages (SPEC 7.2 and section 9). */
export const CHAT_PARAMETERS = {
  max_tokens: 3000,
  temperature: 0.3,
  top_p: 0.95,
  frequency_penalty: 0,
  presence_penalty: 0,
} as const;

export type ExtraBody = Readonly<Record<string, unknown>>;

/** The body of POST /chat/completions: SPEC's fields with the operator's own merged in, never over `messages` or `stream`. */
export function buildRequest(model: string, messages: readonly ChatMessage[], extra: ExtraBody): ExtraBody {
  return { model, ...CHAT_PARAMETERS, ...extra, messages, stream: false };
}
