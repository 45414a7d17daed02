/** Studies without dates in Chinese and Japanese open where they tell a school, and what was taken there, as the dated ones do. */
import { describe, expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const bold = (text: string, size = 11): Row => ({ text, font: 1, size });

function chinese(...rows: readonly Row[]): string[] {
  const jobs = [bold('工作经历', 14), '海州科技有限公司 软件工程师 2018.07-至今', '· 负责后台系统的开发与维护'];
  return entriesIn(
    read(['李晓明', 'xiaoming@example.org 13800001111', '', bold('教育背景', 14), ...rows, '', ...jobs]),
    'education',
  );
}

function japanese(...rows: readonly Row[]): string[] {
  const jobs = [bold('職務経歴', 14), '2018年4月～現在 株式会社なぎさ 営業部 主任', '・法人営業を担当'];
  return entriesIn(
    read(['佐藤 花子', 'hanako@example.org 090-1111-2222', '', bold('学歴', 14), ...rows, '', ...jobs]),
    'education',
  );
}

describe('in Chinese', () => {
  test('above one that is dated', () => {
    expect(
      chinese(
        '海州大学 计算机科学与技术 硕士',
        '滨江理工学院 软件工程 本科 2008.09-2012.06',
        '海州第一中学 高中 2005.09-2008.06',
      ),
    ).toEqual([
      '计算机科学与技术 硕士 | 海州大学 | - | -',
      '软件工程 本科 | 滨江理工学院 | 2008-09 | 2012-06',
      '高中 | 海州第一中学 | 2005-09 | 2008-06',
    ]);
  });
  test('between two that are', () => {
    expect(
      chinese(
        '海州大学 计算机科学与技术 硕士 2012.09-2015.06',
        '滨江理工学院 软件工程 本科',
        '海州第一中学 高中 2005.09-2008.06',
      ),
    ).toEqual([
      '计算机科学与技术 硕士 | 海州大学 | 2012-09 | 2015-06',
      '软件工程 本科 | 滨江理工学院 | - | -',
      '高中 | 海州第一中学 | 2005-09 | 2008-06',
    ]);
  });
  test('with the degree before the school', () => {
    expect(chinese('建築碩士，府城大學建築學系 2012/09 – 2015/06', '建築學士，中部逢源大學')).toEqual([
      '建築碩士 | 府城大學 建築學系 | 2012-09 | 2015-06',
      '建築學士 | 中部逢源大學 | - | -',
    ]);
  });
  test('with the degree below the school, which a faculty could be called as well', () => {
    const rows = ['滨江理工学院', '软件工程 本科'];
    const own = ['计算机科学与技术 硕士 | 海州大学 | 2012-09 | 2015-06', '软件工程 本科 | 滨江理工学院 | - | -'];
    expect(chinese('海州大学 2012.09-2015.06', '计算机科学与技术 硕士', ...rows)).toEqual(own);
    expect(chinese(bold('海州大学'), '计算机科学与技术 硕士 2012.09-2015.06', bold('滨江理工学院'), '软件工程 本科')).toEqual(own); // prettier-ignore
    expect(chinese(bold('海州大学'), '理工学院 计算机科学与技术 2012.09-2015.06')).toEqual([
      '计算机科学与技术 | 海州大学 理工学院 | 2012-09 | 2015-06',
    ]);
  });
  test('with the degree above the school', () => {
    expect(
      chinese(
        '学前教育专业文凭',
        '狮城理工学院 2013年—2014年',
        '中文系荣誉文学士',
        '南洋人文大学',
        '剑桥A水准',
        '蔡厝港初级学院 2006年—2007年',
      ),
    ).toEqual([
      '学前教育专业文凭 | 狮城理工学院 | 2013 | 2014',
      '中文系荣誉文学士 | 南洋人文大学 | - | -',
      '剑桥A水准 | 蔡厝港初级学院 | 2006 | 2007',
    ]);
  });
  test('the institute of a university opens none', () => {
    expect(
      chinese('2017/9 ~ 2019/6 北湾大學', '教育行政與政策研究所｜碩士畢業', '中和大學', '公共行政學系｜大學畢業'),
    ).toHaveLength(2);
    expect(chinese(bold('國立海東大學'), '2013 - 2016', '新聞研究所 碩士', bold('文海大學'), '2009 - 2013', '社會學系 學士')).toEqual([
      '新聞研究所 碩士 | 國立海東大學 | 2013 | 2016',
      '社會學系 學士 | 文海大學 | 2009 | 2013',
    ]); // prettier-ignore
  });
  test('an institute of its own opens one', () => {
    expect(
      chinese(bold('海东大学'), '2012 - 2016', '化学 本科', bold('中国科学院近代物理研究所'), '2016 - 2019', '硕士'),
    ).toEqual(['化学 本科 | 海东大学 | 2012 | 2016', '硕士 | 中国科学院近代物理研究所 | 2016 | 2019']);
  });
});

describe('in Japanese', () => {
  test('where none is dated', () => {
    expect(japanese('北浜大学 経済学部 経営学科 卒業', '県立なぎさ高等学校 卒業')).toEqual([
      '経済学部 経営学科 卒業 | 北浜大学 | - | -',
      '- | 県立なぎさ高等学校 | - | -',
    ]);
  });
  test('below one that is', () => {
    expect(
      japanese('北浜大学大学院 工学研究科 修士課程修了（2018年3月）', '北浜大学 工学部 卒業', 'なぎさ高等学校 卒業'),
    ).toEqual([
      '工学研究科 修士課程修了 | 北浜大学大学院 | - | 2018-03',
      '工学部 | 北浜大学 | - | -',
      '- | なぎさ高等学校 | - | -',
    ]);
  });
  test('above one that is', () => {
    expect(
      japanese('博士（文学） 東山大学大学院 文学研究科', [
        [40, '2010.03'],
        [120, '学士（社会学） 加茂川大学 社会学部'],
      ]),
    ).toEqual(['博士(文学) | 東山大学大学院 文学研究科 | - | -', '学士(社会学) | 加茂川大学 社会学部 | - | 2010-03']);
  });
  test('in two lines each', () => {
    expect(
      japanese(bold('北浜大学大学院'), '工学修士, 機械工学 (2008年 - 2010年)', bold('北浜大学'), '工学士, 機械工学'),
    ).toEqual(['工学修士 機械工学 | 北浜大学大学院 | 2008 | 2010', '工学士 機械工学 | 北浜大学 | - | -']);
  });
  test('in a row of a form', () => {
    expect(japanese('2015年3月　伊予看護専門学校　卒業', '県立なぎさ東高等学校　卒業')).toEqual([
      '- | 伊予看護専門学校 | - | 2015-03',
      '- | 県立なぎさ東高等学校 | - | -',
    ]);
    expect(japanese('2013年4月 安芸短期大学 保育学科 入学', '安芸短期大学 保育学科 卒業')).toHaveLength(1);
  });
});
