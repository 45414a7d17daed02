/** Phones and e-mails among what stands beside them. */
import { describe, expect, test } from 'vitest';
import { BODY, CHINESE, GERMAN, JAPANESE, SPANISH } from './contact-rows.ts';
import { read, type Row } from './sheet.ts';

test('a year in the cell before is no part of a number', () => {
  const row: Row = [[56, 'Mitglied der Kammer seit 2016'], [330, '0331 / 55 66 778']]; // prettier-ignore
  expect(read(['Jana Reuter', row, '', ...GERMAN]).contact.phone?.value).toBe('+493315566778');
});

test('a number whose groups stand in cells of their own is one', () => {
  const row: Row = [[56, '電話'], [120, '090'], [170, '1234'], [230, '5678']]; // prettier-ignore
  expect(read(['氏名 水野 彩香', row, '', ...JAPANESE]).contact.phone?.value).toBe('+819012345678');
});

test('years of the Republic with their months are no number', () => {
  expect(
    read(['王曉薇', '工作經歷', '104/07-107/08 雲帆會計師事務所 查帳員', '負責每月的查帳與報稅作業']).contact.phone,
  ).toBeNull();
});

test('an e-mail ends where Japanese words go on', () => {
  expect(read(['水野 彩香', 'メールはada@example.orgです', '', ...JAPANESE]).contact.email?.value).toBe(
    'ada@example.org',
  );
});

describe('of several numbers', () => {
  test.each<[string, readonly Row[], readonly Row[], string]>([
    ['the mobile one', ['Lena Vogt', 'Tel. 0341 9604117', 'Mobil 0151 23456789'], GERMAN, '+4915123456789'],
    ['the mobile one of a row', ['Lena Vogt', 'Tel. 0341 9604117 / 0151 23456789'], GERMAN, '+4915123456789'],
    ['the one labelled so', ['Maya Ellison', 'Home: (415) 555-2671', 'Cell: (415) 555-2699'], BODY, '+14155552699'],
    ['no fax', ['Lena Vogt', 'Fax 0341 9604118, Tel. 0341 9604117'], GERMAN, '+493419604117'],
    ['no id', ['Ana Ruiz', 'DNI: 61234567', 'Tel.: 91 123 45 67'], SPANISH, '+34911234567'],
  ])('%s', (_, top, body, number) => {
    expect(read([...top, '', ...body]).contact.phone?.value).toBe(number);
  });
});

test('a year and how many behind it are no number', () => {
  const rows = ['Ana Ruiz', 'San José, Costa Rica', '', ...SPANISH, 'Diseño de la Encuesta de Salud 2022 (4 800 hogares).'];
  expect(read(rows).contact.phone).toBeNull();
}); // prettier-ignore

test('what one would earn is no number', () => {
  const row: Row = [[56, '期望薪资'], [130, '5500-6500'], [260, '手机'], [330, '13800138000']]; // prettier-ignore
  expect(read(['祝若愚', row, '', ...CHINESE]).contact.phone?.value).toBe('+8613800138000');
  expect(read(['祝若愚', '期望薪资：5500-6500', '', ...CHINESE]).contact.phone).toBeNull();
});

test('a number that the end of a line parts is one', () => {
  const top = ['Jana Reuter', 'Lindenweg 4, 14467 Potsdam, jana@example.org, 0331 55', '66778, Webseite auf Anfrage'];
  expect(read([...top, '', ...GERMAN]).contact.phone?.value).toBe('+493315566778');
});

test('a number at the head of the column beside the references is the person’s', () => {
  const left = ['工作经验', '海州明珠酒店 2016年5月至今', '前厅部经理，管理二十六名员工', '处理投诉及超额订房安排', '教育程度', '酒店及旅游管理高级文凭', '咨询人', '可按要求提供更多资料']; // prettier-ignore
  const right = [
    '联络资料',
    '+852 6412 7735',
    '海州市观塘区明珠道三号',
    '语言',
    '粤语、普通话、英语流利',
    '技能',
    '收益管理、排班及预算编制',
    '急救证书与食物卫生督导',
  ];
  const rows: Row[] = [
    ...left.map((text, at) => ({ text, x: 45, y: 780 - 30 * at, size: text.length < 6 ? 13 : 10 })),
    ...right.map((text, at) => ({ text, x: 360, y: 765 - 28 * at, size: text.length < 6 ? 13 : 10 })),
  ];
  const reading = read(rows);
  expect(reading.columns[0]?.count).toBe(2);
  expect(reading.contact.phone?.value).toBe('+85264127735');
});
