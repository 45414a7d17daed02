/** What was sold year by year, below a job: "年度 ¦ 売上 ¦ 達成率", "2023年度 ¦ 46.1億円 ¦ 103%", "2023年度 売上4億円". */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import { namesHanEmployer } from './han-pieces.ts';
import type { Line } from '../reading.ts';

const LONGEST = 80;
const LABEL =
  /^(?:年度|年|期|売上(?:高|実績)?|目標|実績|予算|達成率|前年比|前年対比|順位|粗利|利益|件数|新規|受注|備考|年份|销售额|業績|业绩|目标|完成率|同比|排名)(?:\s?[(（].{1,8}[)）])?$/u;
const YEAR = /^(?:(?:19|20)\d{2}|(?:令和|平成)\s?(?:元|\d{1,2}))\s?年(?:度|期)?(?:[上下](?:半)?期)?$/u;
const FIGURE = /^[約约+△▲–-]?\s?[\d,.]+\s?(?:[億亿万千百]*[円元]?|%|件|名|台|位|店舗?|社|人)?(?:\s?[/／(（].{1,14})?$/u;
/** "2023年度 売上4億円(達成率103%)", "2018年度 社長賞受賞". */
const TOLD =
  /^(?:(?:19|20)\d{2}|(?:令和|平成)\s?(?:元|\d{1,2}))\s?年(?:度|期)?(?:[上下](?:半)?期)?\s?[:：]?\s?(?=\S).*(?:\d\s?(?:[億亿万千]*[円元]|%|[件台位社])|(?:賞|奖)(?:受賞|を受賞)?$)/u;

/** Whether a line tells figures or prizes of a year, and no job. */
export function isHanFigures({ text, cells }: Line, lexicon: Lexicon): boolean {
  if (text.length > LONGEST) return false;
  const texts = cells.map((cell) => cell.text);
  if (cells.length > 1 && texts.every((own) => LABEL.test(own))) return true;
  if (cells.length > 1 && YEAR.test(texts[0] ?? '') && texts.slice(1).every((own) => FIGURE.test(own))) return true;
  return TOLD.test(text) && !rangesIn(text, lexicon).some(({ isRange }) => isRange) && !namesHanEmployer(text, lexicon);
}
