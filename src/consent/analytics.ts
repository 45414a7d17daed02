/** The analytics service, from the visitor's consent to its withdrawal. */
import { conversionOf, measuredOf, type Place } from './events.ts';
import { gtag } from './gtag.ts';
import { analyticsSession } from './session.ts';
import type { AnalyticsSettings } from './site-settings.ts';
import { loadThirdParty } from './third-party.ts';

export interface Analytics {
  start(): void;
  stop(): void;
}

type Parameters = Readonly<Record<string, string | number | boolean>>;

export function createAnalytics({ id, script }: AnalyticsSettings, { language, country }: Place): Analytics {
  /** The session while consent holds. */
  let session: string | null = null;
  let loaded = false;
  let visibleSince: number | null = null;

  const send = (name: string, parameters: Parameters = {}) => {
    if (session === null) return;
    gtag('event', name, { ...parameters, language, country, market_segment: country, session_id: session });
  };

  const engaged = () => {
    const hidden = document.visibilityState === 'hidden';
    if (hidden && visibleSince !== null) {
      send('user_engagement', { engagement_time_msec: Math.round(performance.now() - visibleSince) });
    }
    visibleSince = hidden ? null : performance.now();
  };

  document.addEventListener('visibilitychange', engaged);
  document.addEventListener('consent:measure', ({ detail }) => {
    const event = measuredOf(detail);
    if (event?.name === 'file_upload') return send('file_upload', { size_kb: event.sizeKb });
    if (!event) return;
    send('cv_analysis', { ok: event.ok, duration: event.duration, sample: event.sample });
    const worth = conversionOf(language);
    if (event.ok && !event.sample && worth) send('conversion', { ...worth });
  });
  // Ahead of the selector, which may keep the click for itself.
  document.addEventListener(
    'click',
    ({ target }) => {
      const chosen = languageOf(target);
      if (chosen && chosen !== language) send('language_change', { from_language: language, to_language: chosen });
    },
    true,
  );

  return {
    start() {
      if (session !== null) return;
      const { id: sessionId, isNew } = analyticsSession();
      session = sessionId;
      Reflect.set(window, `ga-disable-${id}`, false);
      if (!loaded) {
        loaded = true;
        loadThirdParty(`${script}?id=${id}`);
        gtag('js', new Date());
        gtag('config', id, {
          send_page_view: false,
          page_location: location.origin + location.pathname,
          allow_google_signals: false,
          allow_ad_personalization_signals: false,
        });
      }
      visibleSince = document.visibilityState === 'hidden' ? null : performance.now();
      send('page_view', { page_path: location.pathname });
      if (!isNew) return;
      send('audience_setup', { audience: 'job_seekers' });
      send('goal_setup', { goal: 'cv_analysis', ...conversionOf(language) });
    },
    stop() {
      session = null;
      Reflect.set(window, `ga-disable-${id}`, true);
    },
  };
}

/** The language of a link of the selector. */
function languageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[data-locale]') : null;
  return link?.dataset['locale'];
}
