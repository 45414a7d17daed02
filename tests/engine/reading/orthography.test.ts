import { describe, expect, test } from 'vitest';
import { japaneseOrChinese, misfitsOf } from '../../../src/engine/reading/text/orthography.ts';

const BASIC = 0x9fff - 0x4e00 + 1;
const everyIdeograph = String.fromCharCode(...Array.from({ length: BASIC }, (_, at) => 0x4e00 + at));

test('the character sets are as large as their standards say, in whatever runs this', () => {
  const { japan, mainland, taiwan } = misfitsOf(everyIdeograph);
  expect({ japan: BASIC - japan, mainland: BASIC - mainland, taiwan: BASIC - taiwan }).toEqual({
    japan: 2965,
    mainland: 6763,
    taiwan: 5401,
  });
});

describe('whose characters', () => {
  test.each([
    ['経', { japan: 0, mainland: 1, taiwan: 1 }],
    ['经', { japan: 1, mainland: 0, taiwan: 1 }],
    ['經', { japan: 1, mainland: 1, taiwan: 0 }],
    ['山', { japan: 0, mainland: 0, taiwan: 0 }],
    ['Ab 1 かな', { japan: 0, mainland: 0, taiwan: 0 }],
  ])('%s', (text, misfits) => {
    expect(misfitsOf(text)).toEqual(misfits);
  });
});

describe('Japanese or Chinese', () => {
  test.each([
    ['職務経歴', 'ja'],
    ['普通自動車免許', 'ja'],
    ['カスタマーサポート', 'ja'],
    ['日本語', 'ja'],
    ['使用技術', 'ja'],
    ['工作经历', 'zh'],
    ['學歷與經歷', 'zh'],
    ['人事部部长', 'zh'],
    ['负责与ソニー、パナソニック的业务往来与对账', 'zh'],
  ] as const)('%s: %s', (text, language) => {
    expect(japaneseOrChinese(text)).toBe(language);
  });
});
