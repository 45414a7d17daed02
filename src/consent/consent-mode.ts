/** Consent Mode v2, in its basic form: everything denied before any tag, and no tag before it is granted. */
import { gtag } from './gtag.ts';
import type { Choice } from './record.ts';

type Signal = 'granted' | 'denied';

export interface ConsentSignals {
  readonly ad_storage: Signal;
  readonly ad_user_data: Signal;
  readonly ad_personalization: Signal;
  readonly analytics_storage: Signal;
}

export function signalsOf({ analytics, advertising }: Choice): ConsentSignals {
  const ads = advertising ? 'granted' : 'denied';
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: analytics ? 'granted' : 'denied',
  };
}

/** What holds before a visitor has chosen. */
export const DENIED: Choice = { analytics: false, advertising: false };

/** First of all commands. */
export function denyByDefault(): void {
  gtag('consent', 'default', signalsOf(DENIED));
}

export function updateConsent(choice: Choice): void {
  gtag('consent', 'update', signalsOf(choice));
  gtag('set', 'ads_data_redaction', !choice.advertising);
}
