/** The AI of this deployment, read from its environment; null means that there is none. */
import type { ExtraBody } from '../ai/request.ts';
import { warnOnce, type Deps } from './deps.ts';
import type { Env } from './env.ts';
import { readSafeAddress } from './safe-address.ts';

export interface AiSettings {
  /** Full address of the chat endpoint. */
  readonly endpoint: string;
  readonly apiKey: string;
  readonly model: string;
  readonly extraBody: ExtraBody;
  readonly provider: string;
  /** Country as the operator wrote it; "" when unknown. */
  readonly country: string;
  /** Milliseconds. */
  readonly deadlineMs: number;
}

const DEFAULT_BASE = 'https://api.deepseek.com';
/** `deepseek-chat` was retired on 2026-07-24. */
const DEFAULT_MODEL = 'deepseek-flash';
/** Thinking is on by default there: it bills hidden tokens and eats max_tokens. */
const DEFAULT_EXTRA_BODY = { thinking: { type: 'disabled' }, response_format: { type: 'json_object' } };
export const MAX_DEADLINE_MS = 25_000;

/** Anything amiss is logged once and counts as no AI: a resume is never sent on a guess. */
export function readAiSettings(env: Env, deps: Deps): AiSettings | null {
  const apiKey = valueOf(env.AI_API_KEY);
  if (apiKey === undefined) return null;
  if (!/^[\x21-\x7e]+$/.test(apiKey)) return refuse(deps, 'AI_API_KEY holds characters that a header cannot carry');
  const base = readBase(valueOf(env.AI_BASE_URL) ?? DEFAULT_BASE);
  if (!base)
    return refuse(deps, 'AI_BASE_URL must be an https address, or http on loopback, without user, query or fragment');
  const extraBody = readExtraBody(valueOf(env.AI_EXTRA_BODY));
  if (!extraBody) return refuse(deps, 'AI_EXTRA_BODY must be a JSON object');
  const isDefault = base.origin === DEFAULT_BASE;
  return {
    endpoint: `${base.href.replace(/\/+$/, '')}/chat/completions`,
    apiKey,
    model: valueOf(env.AI_MODEL) ?? DEFAULT_MODEL,
    extraBody,
    provider: valueOf(env.AI_PROVIDER_NAME) ?? (isDefault ? 'DeepSeek' : base.hostname),
    country: valueOf(env.AI_PROVIDER_COUNTRY) ?? (isDefault ? 'CN' : ''),
    deadlineMs: readDeadline(valueOf(env.AI_DEADLINE_MS)),
  };
}

/** An environment variable without its spaces; undefined when unset or empty. */
export function valueOf(variable: string | undefined): string | undefined {
  const trimmed = variable?.trim();
  return trimmed === '' ? undefined : trimmed;
}

function refuse(deps: Deps, message: string): null {
  warnOnce(deps, message);
  return null;
}

function readBase(text: string): URL | null {
  const url = readSafeAddress(text);
  return url?.search === '' ? url : null;
}

function readExtraBody(json: string | undefined): ExtraBody | null {
  if (json === undefined) return DEFAULT_EXTRA_BODY;
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ExtraBody) : null;
  } catch {
    return null;
  }
}

function readDeadline(text: string | undefined): number {
  const milliseconds = text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : MAX_DEADLINE_MS;
  return milliseconds === 0 ? MAX_DEADLINE_MS : Math.min(milliseconds, MAX_DEADLINE_MS);
}
