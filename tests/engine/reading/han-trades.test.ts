/** Everyday posts and houses in Chinese, by how they end or by lists of them. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { employerScore, postScore } from '../../../src/engine/reading/han/han-scores.ts';
import { namesPost } from '../../../src/engine/reading/heads/headers.ts';
import { chinese } from './han-sheet.ts';

const { zh } = LEXICONS;

describe('a post', () => {
  test.each([
    '帮厨', '内勤', '销售内勤', '裁缝', '助产士', '车工', '样衣工', '打荷', '冷菜主厨', '大副', '书记', '村支书', '交警', '宿管', '牙医', '教练', '房产经纪人', '自由撰稿人', '儲備幹部', '侍應', '维修', '调度',
  ])('%s', (text) => {
    expect(postScore(text, zh)).toBeGreaterThanOrEqual(2);
  }); // prettier-ignore

  test.each([
    '增长', '施工', '机械加工', '海州重工', '研究生', '三好学生', '消费者', '硕士', '高手', '汽车维修与检测', '婚纱摄影艺术',
  ])('%s is none', (text) => {
    expect(postScore(text, zh)).toBe(0);
  }); // prettier-ignore

  test('may stand anywhere in a line, a name of a person in none', () => {
    expect(['丽人制衣厂 样衣工', '清潔員', '护理院｜養老护理员', '列车长'].map((text) => namesPost(text, zh))).toEqual([true, true, true, true]);
    expect(['李春生', '王长士', '钱学士', '车联网项目'].map((text) => namesPost(text, zh))).toEqual([false, false, false, false]);
  }); // prettier-ignore
});

describe('a house', () => {
  test.each([
    '海州一中', '红星二小', '彭浦驾校', '小太阳托管班', '海州市委宣传部', '章江区交警大队', '大洋健身房', '鲸岛烘焙工坊', '家乡裁缝店', '晨光早餐店', '富源汽配', '青山林场', '旺角茶餐廳', '東江慈善會', '青田鄉公所',
  ])('%s', (text) => {
    expect(employerScore(text, zh)).toBeGreaterThanOrEqual(2);
  }); // prettier-ignore

  test.each(['健身', '驾校', '施工队'])('%s alone is a kind of one', (text) => {
    expect(employerScore(text, zh)).toBeLessThan(2);
  });
});

test('the centre of a body goes with its name', () => {
  expect(chinese('2018.07-2021.07 东江慈善会 青田长者服务中心 社工')).toEqual([
    '社工 | 东江慈善会 青田长者服务中心 | 2018-07 | 2021-07',
  ]);
});

test.each([
  ['望江市委宣传部科员、副科长', '科员 副科长 | 望江市委宣传部'],
  ['望江市白石镇党委委员、宣传委员', '党委委员 宣传委员 | 望江市白石镇'],
  ['望江市白石镇党委副书记、镇长', '党委副书记 镇长 | 望江市白石镇'],
])('post and employer in one word: %s', (text, told) => {
  expect(chinese(`2013.05--2017.10 ${text}`)).toEqual([`${told} | 2013-05 | 2017-10`]);
});

test('two hyphens behind a month leave the end open', () => {
  expect(chinese('2017.10--2021.08 望江市水务局副局长', '2021.08--  望江市白石镇镇长')).toEqual([
    '副局长 | 望江市水务局 | 2017-10 | 2021-08',
    '镇长 | 望江市白石镇 | 2021-08 | present',
  ]);
});
