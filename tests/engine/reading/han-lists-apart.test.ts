/** What Chinese resumes tell in lists apart: a section behind a label, the duties below a table of jobs. */
import { describe, expect, test } from 'vitest';
import { readTables } from './drawn-table.ts';
import { bold, large } from './han-sheet.ts';
import { headingsOf, read } from './sheet.ts';

const DUTIES = ['• 负责门店的排班与盘点', '• 每月完成四十次巡检'] as const;

describe('a label in a list', () => {
  const headed = (...rows: readonly string[]): string[] => headingsOf(read([large('工作经历'), '2018.06-2021.05 海州机床厂 钳工', ...DUTIES, large('专业技能'), ...rows])).slice(2); // prettier-ignore

  test('tells a section that has no heading', () => {
    const { sections } = read([large('工作经历'), '2018.06-2021.05 海州机床厂 钳工', ...DUTIES, large('专业技能'), '• 软件：Origin、Excel', '• 语言：英语（IELTS 7.0）、粤语', '证书：电工证、高压证。']); // prettier-ignore
    expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'skills', 'languages', 'certifications']);
  });
  test('but not of languages that one programs in', () => {
    const { sections } = read([large('专业技能'), '• 语言：熟悉 TypeScript、JavaScript，了解 Rust', '• 工具：Git']);
    expect(sections.map(({ kind }) => kind)).toEqual(['skills']);
    expect(headed('• 工具：Git')).toEqual([]);
  });
});

test('lists below the names of the employers of a table are what was done there', () => {
  const rows = [['服務單位', '職稱', '起迄年月'], ['溪南社會福利基金會', '資深社工師', '108.03-迄今'], ['大林安泰醫院', '醫務社工員', '101.02-103.08']]; // prettier-ignore
  const reading = readTables([
    { heading: '經歷' },
    { widths: [200, 120, 120], rows, lines: 'cells' },
    { heading: '' }, { heading: '溪南社會福利基金會' }, { heading: '◎ 兒少保護家庭處遇服務' }, { heading: '◎ 督導新進社工四人' },
    { heading: '大林安泰醫院' }, { heading: '◎ 經濟補助申請與出院準備服務' },
  ]); // prettier-ignore
  expect(reading.entries.map(({ organisation, bullets }) => [organisation, bullets.length])).toEqual([
    ['溪南社會福利基金會', 2],
    ['大林安泰醫院', 1],
  ]);
});

test('◎ opens items of a list', () => {
  const reading = read([bold('工作经历'), '2018.06-2021.05 海州机床厂 钳工', '◎ 负责车间设备的装配', '◎ 带徒弟三名']);
  expect(reading.bullets.map(({ text }) => text)).toEqual(['负责车间设备的装配', '带徒弟三名']);
});
