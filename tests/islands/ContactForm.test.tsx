/** The form as it is served: it must be complete before any script is there. */
import { load } from 'cheerio';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RETENTION_DAYS, SUBJECTS } from '../../src/contact/message.ts';
import { sliceOf } from '../../src/i18n/dictionary.ts';
import { LOCALE_OPTIONS, LOCALES } from '../../src/i18n/locales.ts';
import { wordsOfFault, wordsOfSendFault, type ContactKey } from '../../src/islands/contact/words.ts';
import { ContactForm } from '../../src/islands/ContactForm.tsx';
import { fill } from '../../src/i18n/fill.ts';

describe.each(LOCALES)('in %s', (locale) => {
  const messages = sliceOf(locale, 'contact');
  const $ = load(renderToString(<ContactForm locale={locale} messages={messages} address="ayuda@example.org" />));
  const t = (key: ContactKey, values = {}) => fill(messages[key], values);

  test('has four labelled, required fields', () => {
    for (const field of ['name', 'email', 'subject', 'message'] as const) {
      const control = $(`[name=${field}]`);
      expect(control.attr('required'), field).toBeDefined();
      expect(control.attr('value'), 'the browser keeps the value').toBeUndefined();
      expect($(`label[for=${control.attr('id') ?? ''}]`).text()).toBe(messages[`contact.form.${field}`]);
    }
    expect($('[name=email]').attr('type')).toBe('email');
    expect($('[maxlength]'), 'nothing pasted is cut off').toHaveLength(0);
  });

  test('offers the subjects, none of them chosen', () => {
    const values = $('option')
      .toArray()
      .map((option) => $(option).attr('value'));
    expect(values).toEqual(['', ...SUBJECTS]);
    expect($('option[selected]')).toHaveLength(0);
  });

  test('sends nothing anywhere by itself, and says how long a message is kept', () => {
    expect($('form').attr('method')).toBe('dialog');
    expect($('form').attr('action')).toBeUndefined();
    expect($.text()).toContain(String(RETENTION_DAYS));
  });

  test('hides its trap from people', () => {
    const trap = $('[name=homepage]');
    expect([trap.attr('tabindex'), trap.attr('autocomplete')]).toEqual(['-1', 'off']);
    expect(trap.closest('[aria-hidden=true]')).toHaveLength(1);
  });

  test('has words for every fault, all filled in', () => {
    const told = (['name', 'email', 'subject', 'message'] as const).flatMap((field) =>
      (['required', 'invalid', 'short', 'long'] as const).map((fault) => wordsOfFault(field, fault, t)),
    );
    const { tag } = LOCALE_OPTIONS[locale];
    for (const seconds of [1, 45, 600, 30_000]) told.push(wordsOfSendFault({ kind: 'rate_limited', seconds }, t, tag));
    for (const kind of ['not_configured', 'offline', 'timeout', 'unavailable'] as const) {
      told.push(wordsOfSendFault({ kind }, t, tag));
    }
    for (const words of told) expect(words).toMatch(/^[^{}]{4,}$/);
    expect(wordsOfSendFault({ kind: 'rate_limited', seconds: 45 }, t, tag)).toContain('45');
  });
});
