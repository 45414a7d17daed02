import type { Database } from './database.ts';

/** What an operator can set: plain variables and secrets of the deployment. An empty one counts as unset. */
export interface Env {
  /** Base of an OpenAI-compatible service, `/chat/completions` is added: https, or http on loopback. */
  readonly AI_BASE_URL?: string | undefined;
  readonly AI_MODEL?: string | undefined;
  /** Secret. Without it the site is complete with the measured result. */
  readonly AI_API_KEY?: string | undefined;
  /** JSON object merged into the request; `{}` for none. */
  readonly AI_EXTRA_BODY?: string | undefined;
  /** Told to visitors as the receiver of their text. */
  readonly AI_PROVIDER_NAME?: string | undefined;
  readonly AI_PROVIDER_COUNTRY?: string | undefined;
  /** Milliseconds for the whole upstream call, 1–25,000 (the default and the cap). */
  readonly AI_DEADLINE_MS?: string | undefined;
  /** The site's public address, where it is not the one that requests arrive at. */
  readonly SITE_URL?: string | undefined;
  /** D1: limits, caps and messages. */
  readonly DB?: Database | undefined;
  /** Secret. What clients' keys are made with; without it a random one a day. */
  readonly RATE_SECRET?: string | undefined;
  /** Whole numbers: knobs.ts says what each means. */
  readonly AI_LIMIT_PER_MINUTE?: string | undefined;
  readonly AI_LIMIT_PER_DAY?: string | undefined;
  readonly AI_DAILY_CALLS?: string | undefined;
  readonly AI_DAILY_TOKENS?: string | undefined;
  readonly AI_BREAKER_FAILURES?: string | undefined;
  readonly CONTACT_LIMIT_PER_MINUTE?: string | undefined;
  readonly CONTACT_LIMIT_PER_DAY?: string | undefined;
  readonly CONTACT_DAILY_MESSAGES?: string | undefined;
  /** Where messages are forwarded to: https, or http on loopback. */
  readonly CONTACT_WEBHOOK_URL?: string | undefined;
  /** Secret. What forwarded messages are signed with. */
  readonly CONTACT_WEBHOOK_SECRET?: string | undefined;
  /** Public. The widget's. */
  readonly TURNSTILE_SITE_KEY?: string | undefined;
  /** Secret. With it every request needs a token. */
  readonly TURNSTILE_SECRET_KEY?: string | undefined;
  /** Who is asked about a token: https, or http on loopback. */
  readonly TURNSTILE_VERIFY_URL?: string | undefined;
}
