/** Marks that open no list item, and signs of fonts that nobody reads. */
import { expect, test } from 'vitest';
import { evidenceOf } from '../../../src/engine/checks/define.ts';
import { document, face, line, page } from '../builder.ts';
import { urlsOf } from '../../../src/engine/reading/contacts/contact-urls.ts';
import { readResume } from '../../../src/engine/reading/index.ts';
import { AS_OF, headingsOf, read, sheet, type Row } from './sheet.ts';

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

test('a letter in a font of pictograms is a drawing', () => {
  const icon = (x: number, y: number, text: string) => ({ x, y, text, font: 1 });
  const rows: Row[] = [
    icon(56, 790, 'Ħ'),
    { x: 66, y: 790, text: '工作经历', size: 14 },
    { x: 56, y: 770, text: '海州渔业公司 2011.03-2016.10' },
    { x: 56, y: 755, text: '仓储主管' },
    icon(66, 740, 'Ġ'),
    { x: 80, y: 740, text: '缩短冷库的周转天数' },
  ];
  const fonts = [face('Lato'), face('FontAwesome5Free-Solid')];
  const reading = readResume(document([sheet(rows)], { fonts }), { asOf: AS_OF });
  expect(headingsOf(reading)).toEqual(['\ue000 工作经历: experience']);
  expect(reading.bullets.map(({ text }) => text)).toEqual(['缩短冷库的周转天数']);
});
