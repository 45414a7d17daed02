/** Lines over the rows of Japanese forms and over tables: "年 ¦ 月 ¦ 免許・資格", "職歴" over "2011年4月 株式会社なぎさ 入社". */
import { formRowOf, rowOf } from '../entries/form-rows.ts';
import { headsEmployers, headsSkillSheet, isHanTableHead } from '../han/han-fields.ts';
import { bare } from './heading-text.ts';
import type { Line } from '../reading.ts';

/** "年 ¦ 月 ¦ 免許・資格", "取得年月 ¦ 資格名": the head of a table in a Japanese form, without its columns of dates. */
export function tableHead(line: Line): string | null {
  if (line.cells.length < 2) return null;
  const [first = '', second = '', ...rest] = line.cells.map((cell) => cell.text.replace(/\s/gu, ''));
  if (first === '年' && second === '月') return rest.length > 0 ? rest.join(' ') : null;
  if (/^(?:取得)?年月日?$/u.test(first)) return [second, ...rest].join(' ');
  // "期間 ¦ 職歴 ¦ 職名・担当"; "期間 ¦ 業務内容" stands over the rows of a job.
  return /^(?:在[籍学職]|就業|勤務)?期間$/u.test(first) && FORM_HEAD.test(second) ? second : null;
}

const FORM_HEAD = /^(?:学歴|職歴|職務経歴|学習歴|訓練歴|免許|資格|保有資格|取得資格)(?:[・等、/].{0,8})?$/u;

/** Above the rows of a Japanese form or the head of a table, or that head itself. */
export function isRowLabel(line: Line, lines: readonly Line[]): boolean {
  if (tableHead(line) !== null || headsEmployers(line) || headsSkillSheet(line)) return true;
  const next = lines[line.index + 1];
  if (line.cells.length !== 1 || next === undefined) return false;
  // "職歴" over "2011年4月 株式会社なぎさ 入社".
  return isHanTableHead(next) || (FORM_HEAD.test(bare(line.text).replace(/\s/gu, '')) ? rowOf : formRowOf)(next) !== null; // prettier-ignore
}
