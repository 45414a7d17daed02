import type { SiteSettings } from './site-settings.ts';

/** What the policy of the pages must allow beside the site itself; empty on a site without ids. */
export interface AllowedHosts {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
  readonly frame: readonly string[];
}

/** Google's own list for its analytics tag: developers.google.com/tag-platform/security/guides/csp. */
const ANALYTICS = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
] as const;

/** Seen with the ad tag; Google documents none but a policy of nonces for it, and its hosts change. */
const ADS = [
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.google.com',
  'https://*.adtrafficquality.google',
] as const;

export function allowedHosts({ analytics, ads }: SiteSettings): AllowedHosts {
  const counting = analytics ? [new URL(analytics.script).origin, ...ANALYTICS] : [];
  const showing = ads ? [new URL(ads.script).origin, ...ADS] : [];
  const all = [...new Set([...counting, ...showing])];
  return { script: all, connect: all, image: all, frame: showing };
}

/** Turnstile's, added where the build knows that the site asks for its tokens. */
export function withTurnstile(hosts: AllowedHosts, siteKey: string | undefined): AllowedHosts {
  if ((siteKey?.trim() ?? '') === '') return hosts;
  const turnstile = 'https://challenges.cloudflare.com';
  return { ...hosts, script: [...hosts.script, turnstile], frame: [...hosts.frame, turnstile] };
}
