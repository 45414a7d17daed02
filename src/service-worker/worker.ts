/** The service worker: the analyzer without a network. Built into /sw.js with its plan; scripts/service-worker.ts. */
import type { Locale } from '../i18n/locales.ts';
import { localeOf } from '../i18n/routing.ts';
import { orEmpty } from './ads.ts';
import { freshest } from './freshest.ts';
import { kindOf } from './kind.ts';
import type { Plan } from './plan.ts';
import { Shelf } from './shelf.ts';

/** Put here by the build. */
declare const OFFLINE_PLAN: Plan;

/** Milliseconds that a page may take before the kept one is shown. */
const PATIENCE = 4_000;

// The compiler's libraries are of pages; this runs in no page.
const worker = self as unknown as ServiceWorkerGlobalScope;
const shelf = new Shelf(OFFLINE_PLAN);

async function openPages(): Promise<readonly WindowClient[]> {
  return worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

function languageAt(url: string): Locale {
  return localeOf(new URL(url).pathname).locale;
}

/** The languages that were kept before, or that of the page that has just registered us. */
async function install(): Promise<void> {
  const earlier = await shelf.earlierLanguages();
  const languages = earlier.length > 0 ? earlier : (await openPages()).map(({ url }) => languageAt(url));
  for (const language of new Set(languages)) await shelf.keepLanguage(language);
}

async function activate(): Promise<void> {
  if ('navigationPreload' in worker.registration) await worker.registration.navigationPreload.enable();
  await worker.clients.claim();
  // The page that fetched us may be of the build before.
  await shelf.clear((await openPages()).length + 1);
}

/** A home page is awake: its language is kept, and what no other tab needs goes. */
async function greet(url: string): Promise<void> {
  await shelf.keepLanguage(languageAt(url));
  await shelf.clear((await openPages()).length);
}

async function page(event: FetchEvent): Promise<Response> {
  const path = new URL(event.request.url).pathname;
  const asking = askFor(event);
  event.waitUntil(asking.then((answer) => shelf.addPage(path, answer)).catch(() => undefined));
  const answer = await freshest(asking, () => shelf.page(path), PATIENCE);
  return answer ?? (await shelf.standIn(path)) ?? Response.error();
}

/** The browser has asked already while this worker was waking up. */
async function askFor(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  return preloaded ?? fetch(event.request);
}

async function file(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  return (await shelf.file(url)) ?? asked(event);
}

async function changingFile(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  return (await freshest(asked(event), () => shelf.file(url), PATIENCE)) ?? Response.error();
}

async function asked(event: FetchEvent): Promise<Response> {
  const answer = await fetch(event.request);
  event.waitUntil(shelf.addFile(event.request.url, answer).catch(() => undefined));
  return answer;
}

worker.addEventListener('install', (event) => {
  // Pages are always asked for first, so a newer build's worker suits the pages that are open.
  void worker.skipWaiting();
  event.waitUntil(install());
});
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => {
  if (event.source instanceof WindowClient) event.waitUntil(greet(event.source.url).catch(() => undefined));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (kindOf(request, worker.location.origin, OFFLINE_PLAN.adHosts)) {
    case 'page':
      return event.respondWith(page(event));
    case 'lasting':
      return event.respondWith(file(event));
    case 'changing':
      return event.respondWith(changingFile(event));
    case 'ad':
      return event.respondWith(orEmpty(fetch(request), request.destination));
    case 'other':
  }
});
