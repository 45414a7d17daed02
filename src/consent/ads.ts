/** Ad places: filled after the visitor's consent, closable without it. */
import type { AdsSettings } from './site-settings.ts';
import { loadThirdParty } from './third-party.ts';

declare global {
  interface Window {
    adsbygoogle?: { push: (unit: object) => unknown; readonly loaded?: boolean };
  }
}

/** SPEC section 9, and the number of tries after which a page goes without. */
const START_MS = 300;
const RETRY_MS = 200;
const MAX_TRIES = 50;

/** A unit that has been asked for bears it; the ad network marks those that it has filled itself. */
const ASKED = 'data-ad-asked';

export interface Ads {
  start(): void;
  stop(): void;
}

export function createAds({ client, script }: AdsSettings): Ads {
  let timer: number | undefined;
  let loaded = false;

  const tryAgain = (tries: number) => {
    if (fillPlaces() || tries >= MAX_TRIES) return;
    timer = window.setTimeout(() => tryAgain(tries + 1), RETRY_MS);
  };

  return {
    start() {
      if (!loaded) {
        loaded = true;
        const address = new URL(script);
        address.searchParams.set('client', client);
        loadThirdParty(address.href);
      }
      window.clearTimeout(timer);
      timer = window.setTimeout(() => tryAgain(1), START_MS);
    },
    stop() {
      window.clearTimeout(timer);
      for (const unit of document.querySelectorAll(`[data-ad] ins[${ASKED}]`)) {
        unit.replaceChildren();
        unit.removeAttribute(ASKED);
      }
    },
  };
}

/** Asks for an ad in each place that has room and none yet. Whether nothing is left to do. */
function fillPlaces(): boolean {
  const units = [...document.querySelectorAll<HTMLElement>(`[data-ad] ins:not([${ASKED}])`)];
  if (!window.adsbygoogle?.loaded) return units.length === 0;
  for (const unit of units) {
    // The network refuses a unit without width, and with it the page's other ones.
    if (unit.offsetWidth === 0) continue;
    unit.setAttribute(ASKED, '');
    try {
      window.adsbygoogle.push({});
    } catch {
      // The place stays empty.
    }
  }
  return units.every((unit) => unit.hasAttribute(ASKED));
}
