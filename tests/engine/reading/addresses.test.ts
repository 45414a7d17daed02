import { describe, expect, test } from 'vitest';
import { bareUrl, emailIn, emailLike, urlsIn } from '../../../src/engine/reading/contacts/addresses.ts';

describe('e-mail addresses', () => {
  test.each([
    ['ana.garcia@example.org', 'ana.garcia@example.org'],
    ['E-mail: ana+cv@mail.example.org | Madrid', 'ana+cv@mail.example.org'],
    ['(ana@example.org)', 'ana@example.org'],
    ['メール：hana@example.org。', 'hana@example.org'],
    ['邮箱ana_1@example.org', 'ana_1@example.org'],
    ['ana@example.org.', 'ana@example.org'],
    ['+34 600 000 000 · ana@example.org · Sevilla', 'ana@example.org'],
  ])('%s', (text, value) => {
    expect(emailIn(text)?.value).toBe(value);
    expect(emailIn(text)?.broken).toBeNull();
  });

  test.each([
    ['ana @example.org', 'ana @example.org'],
    ['Mail ana@ example.org', 'ana@ example.org'],
    ['ana @ example.org', 'ana @ example.org'],
    ['E-mail: ana @ example.org', 'ana @ example.org'],
  ])('%s is read and told to be broken', (text, broken) => {
    expect(emailIn(text)).toEqual({ value: 'ana@example.org', broken });
  });

  test.each([
    'ana@localhost',
    'Contact ana@example',
    '@ana',
    'ana at example.org',
    '5 @ 3',
    'a@@example.org',
    'Photographer @ Studio.com',
    'Chef de Partie @ Bistro.example.org',
  ])('%s is none', (text) => {
    expect(emailIn(text)).toBeNull();
  });

  test('an address without a dotted domain is told to look like one', () => {
    expect(emailLike('Mail: ana@localhost')).toBe('ana@localhost');
    expect(emailLike('Madrid')).toBeNull();
  });
});

describe('web addresses', () => {
  test.each([
    ['linkedin.com/in/ana-garcia', ['linkedin.com/in/ana-garcia']],
    ['https://www.example.org/ana, github.com/ana', ['https://www.example.org/ana', 'github.com/ana']],
    ['www.example.org.', ['www.example.org']],
    ['ポートフォリオ：https://example.org/hana。', ['https://example.org/hana']],
    ['portfolio (https://example.org/a)', ['https://example.org/a']],
  ])('%s', (text, urls) => {
    expect(urlsIn(text)).toEqual(urls);
  });

  test.each(['ana@example.org', 'Node.js and ASP.NET', 'e.g. this', 'S.A. de C.V.', 'v1.2.3', 'Ph.D. in Physics'])(
    '%s holds none',
    (text) => {
      expect(urlsIn(text)).toEqual([]);
    },
  );

  test.each([
    'Educatrice (co.co.co.)',
    'contratto co.co.pro. di 12 mesi',
    'P.IVA 01234567890, ditta s.n.c.',
    'B.Tech in Civil Engineering, M.Tech.',
    'Envases del Norte S.A.de C.V.',
    'Univ.de Concepción',
    'Av.de la Paz 3',
    'Verein u.a.de',
  ])('%s is cut short and no address', (text) => {
    expect(urlsIn(text)).toEqual([]);
  });

  test('are compared without scheme, "www." and trailing slash', () => {
    expect(bareUrl('https://www.Example.org/ana/')).toBe(bareUrl('example.org/ana'));
  });
});
