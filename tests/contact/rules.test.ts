import { describe, expect, it } from 'vitest';
import { EMAIL_MAX, MESSAGE_MAX, MESSAGE_MIN, NAME_MAX, SUBJECTS, type Typed } from '../../src/contact/message.ts';
import { judge, tidied } from '../../src/contact/rules.ts';

const GOOD: Typed = { name: 'Ana', email: 'ana@example.org', subject: 'otro', message: '¿Funciona en japonés?' };
const faults = (fields: Partial<Typed>) => {
  const judged = judge(tidied({ ...GOOD, ...fields }));
  return 'faults' in judged ? judged.faults : {};
};

describe('a message', () => {
  it.each(SUBJECTS)('about %s is taken', (subject) => expect(faults({ subject })).toEqual({}));
  it.each<[Partial<Typed>, object]>([
    [
      { name: '', email: '', subject: '', message: '' },
      { name: 'required', email: 'required', subject: 'required', message: 'required' },
    ],
    [{ name: ' \n ' }, { name: 'required' }],
    [{ name: 'x'.repeat(NAME_MAX) }, {}],
    [{ name: 'x'.repeat(NAME_MAX + 1) }, { name: 'long' }],
    [{ name: '👩'.repeat(NAME_MAX) }, {}],
    [{ name: 'Ana\r\nBcc: b@example.org' }, { name: 'invalid' }],
    [{ name: 'Ana\u2028Bcc' }, { name: 'invalid' }],
    [{ name: 'Ana\u0000' }, { name: 'invalid' }],
    [{ email: 'ana@example.org\nTo: b@example.org' }, { email: 'invalid' }],
    [{ email: 'ana' }, { email: 'invalid' }],
    [{ email: 'ana@@example.org' }, { email: 'invalid' }],
    [{ email: 'ana@-example.org' }, { email: 'invalid' }],
    [{ email: '<ana@example.org>' }, { email: 'invalid' }],
    [{ email: "o'neil+cv@mail.example.org" }, {}],
    [{ email: ' ana@example.org ' }, {}],
    [{ email: 'ana@bücher.example.org' }, {}],
    [{ email: `${'x'.repeat(EMAIL_MAX - 11)}@example.org` }, { email: 'long' }],
    [{ subject: 'Soporte' }, { subject: 'invalid' }],
    [{ message: 'x'.repeat(MESSAGE_MIN - 1) }, { message: 'short' }],
    [{ message: `  ${'x'.repeat(MESSAGE_MIN)}  ` }, {}],
    [{ message: '\r\n'.repeat(30) }, { message: 'required' }],
    [{ message: '字'.repeat(MESSAGE_MAX) }, {}],
    [{ message: 'x'.repeat(MESSAGE_MAX + 1) }, { message: 'long' }],
    [{ message: '\ud800 roto pero legible' }, {}],
  ])('%o has the faults %o', (fields, expected) => expect(faults(fields)).toEqual(expected));

  it('is kept in one form of Unicode, with plain line breaks and no control characters', () => {
    const { name, email, message } = tidied({
      ...GOOD,
      name: ' Jose\u0301 ',
      email: 'jose@bücher.example.org',
      message: 'uno\r\ndos\rtres\u2029cuatro\u0007\u001b[31m\tcinco ',
    });
    expect([name, email, message]).toEqual([
      'José',
      'jose@xn--bcher-kva.example.org',
      'uno\ndos\ntres\ncuatro[31m\tcinco',
    ]);
  });
});
