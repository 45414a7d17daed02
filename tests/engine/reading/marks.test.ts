/** Marks that open no list item, and signs of fonts that nobody reads. */
import { expect, test } from 'vitest';
import { evidenceOf } from '../../../src/engine/checks/define.ts';
import { document, line, page } from '../builder.ts';
import { urlsOf } from '../../../src/engine/reading/contacts/contact-urls.ts';
import { read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });

test('the icon of a link before an address opens no item', () => {
  const { bullets } = read([
    large('Experience'),
    'Data Analyst, Example Works Inc., 2019 – 2021',
    '\ue0c5 https://example.org/works',
    '• Cut the time to close the books by four days',
  ]);
  expect(bullets.map(({ text }) => text)).toEqual(['Cut the time to close the books by four days']);
});

test('a Japanese note is no item', () => {
  const { bullets } = read([
    large('職務経歴'),
    '株式会社みなと計測 2019年4月～2023年3月',
    '・測定器の点検時間を年間120時間短縮',
    '※会社名は当時のものです',
  ]);
  expect(bullets.map(({ glyph }) => glyph)).not.toContain('※');
});

test('evidence is quoted without icons', () => {
  expect(evidenceOf([line('\uf0e0 ana@example.org \uf095 555 0199')])[0]?.excerpt).toBe('ana@example.org  555 0199');
});

test('a whole address behind what a template put before it is the address', () => {
  const box = { x: 56, y: 700, width: 60, height: 12 };
  const links = [{ url: 'https://github.com/GitHub:%20https://github.com/ana', box }];
  expect(urlsOf(document([page(['Ana'], { links })]), [], null).map(({ value }) => value)).toEqual([
    'https://github.com/ana',
  ]);
});
