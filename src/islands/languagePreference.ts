/**
 * Keeps the language of the link that was clicked: a list of languages says in `data-language-selector` under which key, its links
 * say their language in `data-locale`. Storage may be closed to the page; the link works all the same.
 */
export function keepLanguageOf(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-locale]') : null;
  const key = link?.closest<HTMLElement>('[data-language-selector]')?.dataset['languageSelector'];
  const locale = link?.dataset['locale'];
  if (!key || !locale) return;
  try {
    localStorage.setItem(key, locale);
  } catch {
    return;
  }
}
