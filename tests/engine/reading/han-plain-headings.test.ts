/** Headings in the words that people say, and labels in a rail of headings. */
import { describe, expect, test } from 'vitest';
import { headingsOf, read, type Row } from './sheet.ts';

const bold = (text: string): Row => ({ text, font: 1 });

function japanese(heading: string, text: string): readonly string[] {
  const rows: readonly Row[] = [
    { text: '職務経歴書', size: 18 }, '氏名：山田 花子', '電話 090-1234-5678', '',
    bold('職務経歴'), '2012年4月～2015年3月 株式会社なぎさ製作所 営業', '・新規の顧客を開拓しました', '・見積書の作成を担当しました', '',
    bold(heading), text, '', bold('備考'), '特になし',
  ]; // prettier-ignore
  return headingsOf(read(rows)).slice(1);
}

function chinese(heading: string, text: string): readonly string[] {
  const rows: readonly Row[] = [
    { text: '个人简历', size: 18 }, '姓名：王小明', '电话 13800005271', '',
    bold('工作经历'), '2012.04—2015.03 海州机床厂 钳工', '• 负责车间设备的装配与检修', '• 带徒弟三名', '',
    bold(heading), text, '', bold('备注'), '无',
  ]; // prettier-ignore
  return headingsOf(read(rows)).slice(1);
}

test.each([
  ['仕事への姿勢', 'summary', '十年余り現場に立ち、丁寧な対応を心がけてまいりました。'],
  ['志望理由', 'summary', '十年余り現場に立ち、丁寧な対応を心がけてまいりました。'],
  ['人柄', 'summary', '十年余り現場に立ち、丁寧な対応を心がけてまいりました。'],
  ['学んだところ', 'education', '2008年4月～2012年3月 房総大学 経済学部 卒業'],
  ['まなんだところ', 'education', '2008年4月～2012年3月 房総大学 経済学部 卒業'],
  ['とった資格', 'certifications', '2012年3月 普通自動車第一種運転免許'],
  ['扱える機械', 'skills', 'フォークリフト、旋盤'],
  ['得意な業務', 'skills', '原価計算、予算管理'],
  ['話せる言葉', 'languages', '英語（日常会話）'],
  ['経歴の概要', 'summary', '十年余り現場に立ち、丁寧な対応を心がけてまいりました。'],
  ['機材・ツール', 'skills', '同時通訳機、翻訳支援ソフト'],
  ['個人活動', 'projects', '天気アプリを個人で公開しています'],
  ['賞詞等', 'awards', '第3級賞詞（平成28年）'],
  ['資格など', 'certifications', '2012年3月 普通自動車第一種運転免許'],
])('%s', (heading, kind, text) => {
  expect(japanese(heading, text)).toEqual([`${heading}: ${kind}`]);
});

test.each([
  ['我念过的书', 'education', '2008.09—2012.06 海州大学 工商管理 本科'],
  ['我考的证', 'certifications', '2016年 电工证'],
  ['拿过的奖', 'awards', '2016年 海州市技能比武二等奖'],
  ['写在前面', 'summary', '十年一线经验，做事踏实，待人热情，能很快融入团队。'],
  ['求职动机', 'summary', '十年一线经验，做事踏实，待人热情，能很快融入团队。'],
  ['写在最后', 'summary', '十年一线经验，做事踏实，待人热情，能很快融入团队。'],
  ['自己的优点', 'summary', '十年一线经验，做事踏实，待人热情，能很快融入团队。'],
  ['研究計畫', 'projects', '山區道路邊坡即時風險評估，主持人'],
  ['读书经历', 'education', '2008.09—2012.06 海州大学 机械工程 本科'],
  ['拿手的事', 'skills', '排班与成本核算'],
  ['会开的车', 'skills', 'A2 牵引车、挖掘机'],
  ['方言', 'languages', '粤语、客家话'],
  ['上岗证', 'certifications', '2012年3月 钳工上岗证'],
  ['喜欢做的事', 'interests', '读书、爬山'],
])('%s', (heading, kind, text) => {
  expect(chinese(heading, text)).toEqual([`${heading}: ${kind}`]);
});

test('what one looks for is no career', () => {
  expect(chinese('想找的工作', '小区保安、停车场管理员')).toEqual([]);
});

describe('in a rail of headings', () => {
  const row = (label: string, text: string): Row => [[55, label], [123, text]]; // prettier-ignore
  const railed = (...rows: readonly Row[]): readonly string[] =>
    headingsOf(
      read([
        { text: '个 人 简 历', size: 14 }, [[55, '姓 名'], [123, '王晓梅'], [248, '性 别'], [316, '女']], [[55, '联系电话'], [123, '13782039514']],
        row('教育经历', '2008.09—2012.06 豫东师范学院 汉语言文学 本科'), row('工作经历', '2018.08—至今 郑州市桃园路小学 语文教师'),
        [[123, '· 连续两轮带一至三年级大循环，所带班级两次获奖']], ...rows,
      ]),
    ).slice(2); // prettier-ignore

  test('labels that elsewhere tell of a degree', () => {
    expect(railed(row('论文', '《绘本在低年级写话中的运用》，《中原教研》2022 年第 4 期'), row('自我评价', '踏实'))).toEqual([
      '论文: publications', '自我评价: summary',
    ]); // prettier-ignore
  });

  test('two short ones, one below the other', () => {
    expect(railed(row('荣誉', '2021 年 区级骨干教师'), row('证书', '小学语文教师资格证（2012 年）'))).toEqual([
      '荣誉: awards', '证书: certifications',
    ]); // prettier-ignore
  });
});
