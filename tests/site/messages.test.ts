/** No visitor sees a message's key, or a place in a message that was not filled. */
import { describe, expect, test } from 'vitest';
import { SLICE_NAMES, sliceOf } from '../../src/i18n/dictionary.ts';
import { PAGES } from './built.ts';

const SPOKEN = ['aria-label', 'alt', 'title', 'placeholder', 'content'];

describe.each(PAGES)('$file', ({ $, locale }) => {
  const keys = SLICE_NAMES.flatMap((slice) => Object.keys(sliceOf(locale, slice)));
  const body = $('body').clone();
  body.find('script, style, template').remove();
  const texts = [
    $('title').text(),
    ...body
      .find('*')
      .contents()
      .toArray()
      .map((node) => $(node).text()),
    ...SPOKEN.flatMap((name) =>
      $(`[${name}]`)
        .toArray()
        .map((element) => $(element).attr(name) ?? ''),
    ),
  ];

  test('shows no key in place of its words', () => {
    const known = new Set<string>(keys);
    const shown = texts.flatMap((text) => text.split(/\s+/)).filter((word) => known.has(word));
    expect(shown).toEqual([]);
  });

  test('shows no unfilled place', () => {
    expect(texts.filter((text) => /\{\w+\}/.test(text))).toEqual([]);
  });
});
