/** What the operator sets when the site is built; without an id there is no tag, and no address of one in any page. */

export interface AnalyticsSettings {
  readonly id: string;
  readonly script: string;
}

export interface AdsSettings {
  readonly client: string;
  /** One slot for all places. */
  readonly slot: string;
  readonly script: string;
}

export interface SiteSettings {
  readonly analytics: AnalyticsSettings | null;
  readonly ads: AdsSettings | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const ANALYTICS_SCRIPT = 'https://www.googletagmanager.com/gtag/js';
const ADS_SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js';
const ID = /^[\w-]+$/;

/** Throws when a setting is not what it should be: a build that would ask nobody, or anybody, must not succeed. */
export function siteSettings(env: Environment): SiteSettings {
  const id = setting(env, 'PUBLIC_ANALYTICS_ID');
  const client = setting(env, 'PUBLIC_ADS_CLIENT');
  const slot = setting(env, 'PUBLIC_ADS_SLOT');
  if ((client === null) !== (slot === null)) throw new Error('PUBLIC_ADS_CLIENT and PUBLIC_ADS_SLOT go together.');
  return {
    analytics: id === null ? null : { id, script: scriptOf(env, 'PUBLIC_ANALYTICS_SCRIPT', ANALYTICS_SCRIPT) },
    ads:
      client === null || slot === null
        ? null
        : { client, slot, script: scriptOf(env, 'PUBLIC_ADS_SCRIPT', ADS_SCRIPT) },
  };
}

function setting(env: Environment, name: string): string | null {
  const value = env[name]?.trim() ?? '';
  if (value === '') return null;
  if (!ID.test(value)) throw new Error(`${name} may hold letters, digits, "-" and "_".`);
  return value;
}

/** https, or http on this machine. */
function scriptOf(env: Environment, name: string, otherwise: string): string {
  const value = env[name]?.trim() ?? '';
  if (value === '') return otherwise;
  const url = URL.parse(value);
  const isLocal = url?.protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(url.hostname);
  if (!url || !(url.protocol === 'https:' || isLocal)) throw new Error(`${name} must be an https address.`);
  return url.href;
}
