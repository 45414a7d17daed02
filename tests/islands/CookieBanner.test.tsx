import { load } from 'cheerio';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { sliceOf } from '../../src/i18n/dictionary.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { CookieBanner } from '../../src/islands/CookieBanner.tsx';

describe.each(LOCALES)('on the server, in %s', (locale) => {
  const messages = sliceOf(locale, 'consent');
  const $ = load(renderToString(<CookieBanner locale={locale} messages={messages} />));

  test('is a button that says what it opens', () => {
    const button = $('button[data-consent="customise"]');
    expect(button.text()).toBe(messages['consent.customise']);
    expect(button.attr('aria-haspopup')).toBe('dialog');
    expect(button.attr('type')).toBe('button');
  });

  test('holds no preferences yet: a page does not carry what few will open', () => {
    expect($('dialog, input, form')).toHaveLength(0);
  });
});
