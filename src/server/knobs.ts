/** Whole numbers that an operator can set. */
import { warnOnce, type Deps } from './deps.ts';
import type { Env } from './env.ts';
import { valueOf } from './settings.ts';

export const KNOBS = {
  /** Evaluations that one client may ask for. */
  AI_LIMIT_PER_MINUTE: 6,
  AI_LIMIT_PER_DAY: 60,
  /** Calls to the provider a day, for the whole site; failed and repeated ones count. */
  AI_DAILY_CALLS: 1_000,
  /** Tokens a day, for the whole site. */
  AI_DAILY_TOKENS: 5_000_000,
  /** Failures in a row that pause the AI; 0: never. */
  AI_BREAKER_FAILURES: 5,
  /** Messages that one client may send. */
  CONTACT_LIMIT_PER_MINUTE: 3,
  CONTACT_LIMIT_PER_DAY: 20,
  /** Messages a day, for the whole site. */
  CONTACT_DAILY_MESSAGES: 1_000,
} as const;
export type Knob = keyof typeof KNOBS;

/** A knob's number; its default, with a word to the operator, where it is set to something else than a whole number. */
export function readKnob(env: Env, name: Knob, deps: Deps): number {
  const text = valueOf(env[name]);
  if (text === undefined) return KNOBS[name];
  if (/^\d{1,12}$/.test(text)) return Number(text);
  warnOnce(deps, `${name} must be a whole number; ${KNOBS[name]} is used`);
  return KNOBS[name];
}
