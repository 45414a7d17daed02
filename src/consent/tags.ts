/** Analytics and ads of a page: started where the visitor's choice allows them, stopped where it is withdrawn. */
import { createAds, type Ads } from './ads.ts';
import { createAnalytics, type Analytics } from './analytics.ts';
import { DENIED, denyByDefault, updateConsent } from './consent-mode.ts';
import type { Place } from './events.ts';
import { choiceOf } from './page-state.ts';
import { forgetVisitor } from './session.ts';
import type { SiteSettings } from './site-settings.ts';

export interface PageTags extends SiteSettings {
  readonly place: Place;
}

export function startTags({ analytics, ads, place }: PageTags): void {
  const counting: Analytics | null = analytics && createAnalytics(analytics, place);
  const showing: Ads | null = ads && createAds(ads);

  const apply = () => {
    const choice = choiceOf(document.documentElement);
    if (choice) updateConsent(choice);
    const allowed = choice ?? DENIED;
    if (allowed.analytics) counting?.start();
    else counting?.stop();
    if (allowed.advertising) showing?.start();
    else showing?.stop();
    forgetVisitor(allowed);
  };

  denyByDefault();
  document.addEventListener('consent:apply', apply);
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-ad-close]') : null;
    button?.closest('[data-ad]')?.remove();
  });
  apply();
}
