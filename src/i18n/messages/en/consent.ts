import type { consent as source } from '../es/consent.ts';

/** Cookie banner, preferences and ad places. */
export const consent = {
  'consent.label': 'Privacy notice',
  'consent.text':
    'We keep only what the site needs in your browser. Analytics and ads are switched on only if you allow them, and we send them nothing from your resume.',
  'consent.privacy': 'Privacy policy',
  'consent.all': 'Accept all',
  'consent.only': 'Only necessary',
  'consent.customise': 'Customize',
  'ads.label': 'Advertising',
  'ads.close': 'Close this ad space',
  'ads.off': 'No ad is loaded without your permission.',
} as const satisfies Record<keyof typeof source, string>;
