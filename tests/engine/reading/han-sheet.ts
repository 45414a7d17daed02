/** Sheets of jobs in Japanese and Chinese, between their heading and the next. */
import { entriesIn, read, type Row } from './sheet.ts';

export const large = (text: string): Row => ({ text, size: 14 });
export const bold = (text: string): Row => ({ text, font: 1 });

export function chinese(...rows: readonly Row[]): string[] {
  return entriesIn(
    read([large('工作经历'), ...rows, large('专业技能'), '数控车床、三坐标测量、质量体系审核与供应商管理']),
    'experience',
  );
}

/** Jobs, and how many list items stand below them. */
export function japaneseWork(...rows: readonly Row[]): { jobs: string[]; bullets: number } {
  const reading = read([large('職務経歴'), ...rows, large('資格'), '普通自動車免許を取得しました。']);
  return { jobs: entriesIn(reading, 'experience'), bullets: reading.entries.flatMap(({ bullets }) => bullets).length };
}

export const japanese = (...rows: readonly Row[]): string[] => japaneseWork(...rows).jobs;
