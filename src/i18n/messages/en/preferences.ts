import type { preferences as source } from '../es/preferences.ts';

/** Privacy preferences: fetched by those who open them. */
export const preferences = {
  'consent.title': 'Privacy preferences',
  'consent.save': 'Save choice',
  'consent.cancel': 'Cancel',
  'consent.always': 'Always on',
  'consent.necessary': 'Necessary',
  'consent.necessary.about':
    'Your language, your settings and this choice, kept on this device. We ask about the choice again after 12 months.',
  'consent.analytics': 'Analytics',
  'consent.analytics.about':
    'Counts visits and completed analyses, with an identifier that lasts as long as the tab. Never what your resume says.',
  'consent.advertising': 'Advertising',
  'consent.advertising.about': 'Loads the ads that pay for a free tool. The ad network may set cookies of its own.',
} as const satisfies Record<keyof typeof source, string>;
