/** Sheets of jobs in English, below a summary that tells the language. */
import { entriesIn, read, type Row } from './sheet.ts';

export const large = (text: string): Row => ({ text, size: 14 });
export const bold = (text: string): Row => ({ text, font: 1 });
export const TOP: readonly Row[] = [
  large('Summary'),
  'I have led a team of nine and cut the time to answer customers in half within a year',
  '',
];
export const jobs = (...rows: readonly Row[]): string[] => entriesIn(read([...TOP, large('Experience'), ...rows]), 'experience'); // prettier-ignore
