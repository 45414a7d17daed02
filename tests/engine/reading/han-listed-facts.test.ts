/** Whether items of lists tell a fact of the job or what was done in it, the label over them says. */
import { expect, test } from 'vitest';
import { read, type Row } from './sheet.ts';

const bold = (text: string, size = 11): Row => ({ text, font: 1, size });

function deedsOf(heading: string, rows: readonly Row[]): string[] {
  const { entries } = read(['桐原 隼', 'hayato@example.org', '', bold(heading, 14), ...rows]);
  return entries.flatMap(({ section, title, organisation, bullets }) =>
    section === 'experience' ? [`${String(organisation)} | ${String(title)}`, ...bullets.map(({ text }) => text)] : [],
  );
}

test('in Japanese', () => {
  const rows = (firm: string, trade: string, deed: string, dates: string): Row[] => [
    bold(firm, 12), '【在籍期間】', `- ${dates}`, '【事業内容】', `- ${trade}`, '【雇用形態】', '- 正社員', '【業務内容】', `- ${deed}`,
  ]; // prettier-ignore
  expect(
    deedsOf('職務経歴詳細', [
      ...rows('相模車体株式会社', '自動車製造業', '新型車の開発部での実験', '1989年4月 ～ 1989年8月'),
      ...rows(
        '株式会社メディオン',
        '医療情報システムの導入コンサルタント',
        '医事会計システムの導入',
        '2005年11月 ～ 現在',
      ),
      '【使用技術】',
      '- Ruby on Rails',
      '- MongoDB',
      '【実績】',
      '- 導入40件',
    ]),
  ).toEqual([
    '相模車体株式会社 | null',
    '新型車の開発部での実験',
    '株式会社メディオン | null',
    '医事会計システムの導入',
    '導入40件',
  ]);
});

test('in Chinese', () => {
  expect(
    deedsOf('工作经历', [
      '海州科技有限公司 后端工程师 2018.07-至今',
      '技术栈：',
      '· Go',
      '· Redis',
      '工作内容：',
      '· 负责交易系统的开发',
      '· 拆分微服务15个',
    ]),
  ).toEqual(['海州科技有限公司 | 后端工程师', '负责交易系统的开发', '拆分微服务15个']);
});

test('figures below a label of results are no facts of the firm', () => {
  expect(
    deedsOf('職務経歴', [
      '2019年10月～現在 株式会社さざなみフーズ 営業部 主任',
      '・資本金3億円 従業員480名',
      '【担当業務】',
      '・量販店15社への提案営業',
      '【実績】',
      '・2023年度 売上4.2億円（達成率112%）',
      '・2024年度 売上4.6億円（達成率108%、社内MVP）',
    ]),
  ).toEqual([
    '株式会社さざなみフーズ | 営業部 主任',
    '量販店15社への提案営業',
    '2023年度 売上4.2億円(達成率112%)',
    '2024年度 売上4.6億円(達成率108%、社内MVP)',
  ]);
});
