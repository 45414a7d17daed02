/** Names of a Chinese head that touch: at marks without blanks, in one word, at a blank beside Latin letters. */
import { describe, expect, test } from 'vitest';
import { bold, chinese } from './han-sheet.ts';
import { entriesIn, read } from './sheet.ts';

const two = (first: string, second: string): string[] =>
  chinese(bold(`${first}  2019.04-2022.08`), '• 记录每日产量并核对库存', bold(`${second}  2016.07-2019.03`), '• 培训新人三名'); // prettier-ignore

describe('an employer, a part of it and a post', () => {
  const told = [
    '质量巡检员 | 海州望湖食品有限公司 | 2019-04 | 2022-08',
    '执业药师 | 青禾连锁药房 城西一店 | 2016-07 | 2019-03',
  ];

  test.each([
    ['at hyphens', '海州望湖食品有限公司-品控部-质量巡检员', '青禾连锁药房-城西一店-执业药师'],
    ['at strokes', '海州望湖食品有限公司/品控部/质量巡检员', '青禾连锁药房/城西一店/执业药师'],
    ['in one word', '海州望湖食品有限公司品控部质量巡检员', '青禾连锁药房城西一店执业药师'],
  ])('%s', (_, first, second) => {
    expect(two(first, second)).toEqual(told);
  });

  test('a name that no list tells, before a part at a dot and a post at a bar', () => {
    expect(two('远汀优选·增长组｜投放优化师', '望湖生活·运营部｜储备店长')).toEqual([
      '投放优化师 | 远汀优选 | 2019-04 | 2022-08',
      '储备店长 | 望湖生活 | 2016-07 | 2019-03',
    ]);
  });

  test('a rank keeps its department', () => {
    expect(two('海州望湖食品有限公司市场部经理', '青禾商贸有限公司办公室主任')).toEqual([
      '市场部经理 | 海州望湖食品有限公司 | 2019-04 | 2022-08',
      '办公室主任 | 青禾商贸有限公司 | 2016-07 | 2019-03',
    ]);
  });

  test('strokes within one post part nothing', () => {
    expect(two('海州云帆科技有限公司 前端/后端/测试工程师', '青禾商贸有限公司 出纳')[0]).toMatch(/^前端\/后端\/测试工程师 \| 海州云帆/u); // prettier-ignore
  });
});

test('a department in brackets behind its house is no employer', () => {
  const reading = chinese(
    bold('海州市望湖人民医院（急诊科）'),
    '主管护师 | 2019.04 - 2022.08',
    '• 带教新入职护士六名',
    bold('青禾实验中学（语文组）'),
    '语文教师 | 2016.07 - 2019.03',
    '• 任教两个班',
  );
  expect(reading.map((job) => job.split(' | ').slice(0, 2).join(' | '))).toEqual([
    '主管护师 | 海州市望湖人民医院(急诊科)',
    '语文教师 | 青禾实验中学(语文组)',
  ]);
});

describe('a firm in Latin letters', () => {
  test('before the post, where the other heads name their firm first', () => {
    expect(two('Brightmill 品质检验员', '海州望湖食品有限公司 仓库管理员')).toEqual([
      '品质检验员 | Brightmill | 2019-04 | 2022-08',
      '仓库管理员 | 海州望湖食品有限公司 | 2016-07 | 2019-03',
    ]);
  });

  test('behind the post, where the others name theirs behind it', () => {
    expect(two('品质检验员 Brightmill', '仓库管理员 海州望湖食品有限公司')[0]).toBe('品质检验员 | Brightmill | 2019-04 | 2022-08'); // prettier-ignore
  });

  test('before its department', () => {
    expect(two('Brightmill 品质部 检验员', '海州望湖食品有限公司 仓储部 管理员')[0]).toBe('检验员 | Brightmill | 2019-04 | 2022-08'); // prettier-ignore
  });

  test('what one works with is none', () => {
    expect(two('Java 开发工程师', '海州望湖食品有限公司 仓库管理员')[0]).toMatch(/^Java 开发工程师/u);
  });
});

test('employers that open the inner list of their post', () => {
  const reading = read([
    { text: 'Work experience', size: 14 },
    '• 2020/11-2022/5: 專案助理',
    [[70, '• 國立龍岡大學 創新育成中心']],
    [[70, '• 責任範圍：協助計畫的執行']],
    '• 2022/6-2024/3: 系統工程師',
    [[70, '• 望湖資訊股份有限公司']],
    [[70, '• 責任範圍：資料庫的維護']],
    { text: 'Skills', size: 14 },
    '試算表、資料庫與報表製作，熟悉網站維護',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '專案助理 | 國立龍岡大學 創新育成中心 | 2020-11 | 2022-05',
    '系統工程師 | 望湖資訊股份有限公司 | 2022-06 | 2024-03',
  ]);
});

describe('a branch with the name of its house', () => {
  test('before the post', () => {
    expect(two('北原县农业银行滨江支行柜员', '中国海州银行股份有限公司滨江支行大堂经理')).toEqual([
      '柜员 | 北原县农业银行滨江支行 | 2019-04 | 2022-08',
      '大堂经理 | 中国海州银行股份有限公司滨江支行 | 2016-07 | 2019-03',
    ]);
  });

  test('what one was there, behind its verb', () => {
    expect(two('海州市第一人民医院担任护士长', '海州科技有限公司 担任 产品经理')).toEqual([
      '护士长 | 海州市第一人民医院 | 2019-04 | 2022-08',
      '产品经理 | 海州科技有限公司 | 2016-07 | 2019-03',
    ]);
  });
});
