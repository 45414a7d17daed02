/** What this build keeps on the device: the analyzer in the visitor's languages, and pages that were read. */
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { localeOf } from '../i18n/routing.ts';
import { isKeepable, isPage, keepFiles, keepPage } from './keep.ts';
import { filesOf, type Plan } from './plan.ts';
import { cacheName, leftovers, otherBuilds } from './versions.ts';

export class Shelf {
  readonly #plan: Plan;
  readonly #managed: ReadonlySet<string>;

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#managed = new Set(Object.values(plan.languages).flatMap(({ home, offline }) => [home, offline]));
  }

  /** Everything that a language's analyzer needs; its home comes last and stands for all of it. */
  async keepLanguage(locale: Locale): Promise<void> {
    const { home, offline } = this.#plan.languages[locale];
    const cache = await this.#open();
    if (await cache.match(home)) return;
    const files = filesOf(this.#plan, locale);
    const others = otherBuilds(await caches.keys(), this.#plan.version);
    await keepFiles(cache, files, await Promise.all(others.map((name) => caches.open(name))));
    await keepPage(cache, offline, files);
    await keepPage(cache, home, files);
  }

  /** Languages that any earlier build kept. */
  async earlierLanguages(): Promise<Locale[]> {
    const others = otherBuilds(await caches.keys(), this.#plan.version);
    const open = await Promise.all(others.map((name) => caches.open(name)));
    const kept = await Promise.all(
      LOCALES.map(async (locale) => {
        const found = await Promise.all(open.map((cache) => cache.match(this.#plan.languages[locale].home)));
        return found.some((home) => home !== undefined) ? [locale] : [];
      }),
    );
    return kept.flat();
  }

  /** A file by its whole address: this build's, or else one that an open page of an earlier build may need. */
  async file(url: string): Promise<Response | undefined> {
    return (await this.page(url)) ?? caches.match(url, { ignoreVary: true });
  }

  async page(path: string): Promise<Response | undefined> {
    return (await this.#open()).match(path, { ignoreVary: true });
  }

  /** In the page's language if that is kept, or else in one that is. Its status says that it is not what was asked for. */
  async standIn(path: string): Promise<Response | undefined> {
    const { locale } = localeOf(path);
    for (const code of [locale, ...LOCALES]) {
      const kept = await this.page(this.#plan.languages[code].offline);
      if (kept) return new Response(kept.body, { status: 503, headers: kept.headers });
    }
    return undefined;
  }

  async addFile(url: string, answer: Response): Promise<void> {
    if (!isKeepable(answer) || isPage(answer)) return;
    // Before anybody reads it.
    const copy = answer.clone();
    await (await this.#open()).put(url, copy);
  }

  /** A page that was read. Homes are kept with their files or not at all. */
  async addPage(path: string, answer: Response): Promise<void> {
    if (!isKeepable(answer) || !isPage(answer) || this.#managed.has(path)) return;
    const copy = answer.clone();
    await (await this.#open()).put(path, copy);
  }

  async clear(tabs: number): Promise<void> {
    const names = leftovers(await caches.keys(), this.#plan.version, { tabs });
    await Promise.all(names.map((name) => caches.delete(name)));
  }

  #open(): Promise<Cache> {
    return caches.open(cacheName(this.#plan.version));
  }
}
