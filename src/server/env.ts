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
}
