/** The rows of a Japanese 履歴書: a year, a month, and what began or ended then; a school or a firm takes a row for each. */
import { patternOf, u } from '../../../resume/patterns.ts';
import type { ResumeDate } from '../../../resume/report.ts';
import { yearOfEra } from '../dates/date-tokens.ts';
import { hanNumber, MONTH_IN_CHARACTERS, NUMBER_IN_CHARACTERS } from '../dates/han-dates.ts';
import type { Line } from '../reading.ts';

export interface FormRow {
  readonly line: Line;
  readonly date: ResumeDate;
  readonly text: string;
  /** "…入社、同年9月退社": when what the row begins had its end. */
  readonly until?: ResumeDate;
}

const ERA_YEAR = String.raw`(?<eraYear>元|\d{1,2}|${NUMBER_IN_CHARACTERS})`;
const YEAR = String.raw`(?<year>19[5-9]\d|20[0-4]\d|[一二][〇零○一二三四五六七八九]{3})`;
/** "2010年4月入社～2013年3月退社" is a period. */
const NO_PERIOD = String.raw`(?!(?:入[社職庁行学校]|採用|就[職任])\s?[~〜～—–―−-])`;
const MONTH = String.raw`(?<month>1[0-2]|0?[1-9]|${MONTH_IN_CHARACTERS})`;

const ROW = patternOf(
  String.raw`^(?:(?<era>令和|平成|昭和|[RHS](?=\s?\d))\s?${ERA_YEAR}|${YEAR})(?:\s?年)?\s+${MONTH}(?:\s?月)?\s+${NO_PERIOD}(?<text>(?![月~〜～—–―−-]|日(?:[\s付現生]|$)|\d{1,2}\s?日)\S.{1,160})$`,
  'u',
);

/** A row written as a line: "2013年4月 湾岸大学 入学", "2018.03 同 卒業". */
const WRITTEN = patternOf(
  String.raw`^(?:(?<era>令和|平成|昭和|[RHS](?=\s?\d))\s?${ERA_YEAR}|${YEAR})\s?[年./-]\s?${MONTH}(?:\s?月(?:\s?(?:\d{1,2}|${NUMBER_IN_CHARACTERS})\s?日)?|(?=\s(?!月)))\s?(?![\d~〜～—–―−-]|から|至|以降)${NO_PERIOD}(?<text>\S.{1,160})$`,
  'u',
);

/** A row of a year alone: "1992年 海辺大学 卒業", "2007年：海辺銀行 入行", no "2019年度". */
const YEARLY = patternOf(
  String.raw`^(?:(?<era>令和|平成|昭和)\s?${ERA_YEAR}|${YEAR})\s?(?:年(?![度間代目末始次])\s?[:：]?|[:：])\s*(?![\d~〜～—–―−-]|[春夏秋冬]|から|より|まで|頃|以[降来後前]|には?、?|は|の|時点|現在)(?<text>\S.{1,160})$`,
  'u',
);

export const BEGINS =
  /(?<=(?:金庫|信金|信組)\s?)入庫|入学|入校|入社|入組|就職|入行|入庁|入職|入局|入所|入店|入会|入省|入署|入閣|採用|入隊|入団|着任|赴任|就任|任官|任命|拝命|開業|開院|開設|設立|独立|起業|創業|勤務開始|弟子入り|入門(?![書編])|(?:として.{0,20})開始|業務委託契約/u;
export const ENDS =
  /卒業見込み?|卒業|修了見込み?|修了|中途退学|中退|退学|退社|退職|退任|退局|退所|退店|退団|除隊|離職|離任|廃業|閉業|雇(?:い)?止め|派遣終了|任期満了|(?:契約)?期間満了|(?:派遣|雇用|業務)?契約終了|(?:任期|業務|就業)終了/u;
/** Within the same firm. */
export const MOVES = /昇進|昇格|昇任|[長任士員師役査](?:と|に)な[るり]|異動|配属|転勤|出向|転籍|復職|休職|休業|復帰/u;
export const GOES_ON = /現在に至る|現在まで|在職中|在籍中|在学中|現在も|[(（]現職[)）]/u;

const UNTIL = patternOf(
  String.raw`[(（][^()（）]*?(?:(?<era>令和|平成|昭和)\s?${ERA_YEAR}|${YEAR})\s?[年./]\s?${MONTH}\s?月?\s?(?:まで|迄|退[職任])[)）]`,
  'u',
);

/** "研修員（平成21年3月まで）": the end that a row tells in brackets. */
export function endWithin({ text, until }: FormRow): ResumeDate | null {
  if (until !== undefined) return until;
  const { era, eraYear, year, month } = UNTIL.exec(text)?.groups ?? {};
  if (month === undefined) return null;
  const told = String(era === undefined ? hanNumber(year ?? '') : yearOfEra(era, eraYear ?? ''));
  return `${told}-${String(hanNumber(month)).padStart(2, '0')}`;
}

/** Null for any other line. */
export function formRowOf(line: Line): FormRow | null {
  return rowIn(line, ROW);
}

/** A form's row, or one written as a line. */
export function rowOf(line: Line): FormRow | null {
  return rowIn(line, ROW) ?? rowIn(line, WRITTEN) ?? rowIn(line, YEARLY);
}

/** "なぎさ大学 工学部を卒業。", "株式会社なぎさに入社。営業に従事。": a row told in sentences. */
function withoutSentence(text: string): string {
  const end = text.indexOf('。');
  return (end > 0 ? text.slice(0, end) : text).replace(CHANGED_TO, ' 入社').replace(PARTICLE, ' ');
}

const PARTICLE = u`(?<=[\p{Script=Han}\p{Script=Katakana}A-Za-z)）])(?:を|に|へ)(?=卒業|修了|中退|入学|入社|入職|入所|入行|入庁|入局|入店|就職|開業|開院|開設|設立|創業|起業|退社|退職|退所|廃業|閉業)`;
/** "株式会社なぎさ建設に転職 現場監督", no "転職のため". */
const CHANGED_TO = u`(?<=[\p{Script=Han}\p{Script=Katakana}A-Za-z)）])(?:に|へ)転職(?=$|[\s(（])`;

/** "体調不良により休職、翌年3月 同社退社", "株式会社なぎさ 入社（同年9月退社）": what ended later than the row's own date. */
const LATER = patternOf(
  String.raw`[\s、,。(（](?<which>同|翌)年\s?${MONTH}\s?月(?:\s?\d{1,2}\s?日|末)?(?:付け?)?(?:で|に)?、?\s?(?<end>(?:同\S{1,2}?を?\s?)?(?:退社|退職|退所|離職|卒業|修了|中退|退学|廃業|閉業|契約終了|契約満了))`,
  'u',
);

function withLaterEnd(row: FormRow): FormRow {
  const found = LATER.exec(row.text);
  const { which, month, end } = found?.groups ?? {};
  if (!found || month === undefined || end === undefined) return row;
  const later = `${String(Number(row.date.slice(0, 4)) + (which === '翌' ? 1 : 0))}-${String(hanNumber(month)).padStart(2, '0')}`;
  const first = row.text.slice(0, found.index);
  return BEGINS.test(first) ? { ...row, text: first, until: later } : { ...row, text: end, date: later };
}

function rowIn(line: Line, shape: RegExp): FormRow | null {
  const groups = shape.exec(line.text)?.groups;
  const { era, eraYear, year, month, text } = groups ?? {};
  if (text === undefined) return null;
  const told = String(era === undefined ? hanNumber(year ?? '') : yearOfEra(era, eraYear ?? ''));
  const date = month === undefined ? told : `${told}-${String(hanNumber(month)).padStart(2, '0')}`;
  return withLaterEnd({ line, text: withoutSentence(text), date });
}

/** "以上" closes a table, "年 ¦ 月 ¦ 学歴・職歴" opens its next page. */
const FRAME = /^(?:以\s*上|年\s*月\s.*|(?:現在に(?:至る|いたる)|在職中)。?)$/u;
/** Of the lines, where the rows tell less. */
const LEAST_ROWS = 0.7;
const LEAST_OFFICES = 3;
const MOST_ROWS = 0.9;
/** What tells of a row is set in from its date, in sizes. */
const INSET = 3;

/** What was done in a row. */
const LISTED = /^[・･•●○▪■□◆◇※*-]\s?(?!(?:19|20|令和|平成|昭和)\s?\d)/u;

/** Lines that are no frame and start where the rows do: what is told of a row stands under its text. */
function atTheEdge(lines: readonly Line[], rows: readonly FormRow[]): Line[] {
  const left = Math.min(...rows.map(({ line }) => line.box.x));
  return lines.filter(
    (line) => !FRAME.test(line.text) && !LISTED.test(line.text) && line.box.x < left + INSET * line.size,
  );
}

const PERIOD = /^(?:19|20)\d{2}\s?[年./-]\s?\d{1,2}\s?月?\s?[~〜～—–―−-]\s?(?:19|20)\d{2}/u;

/** Most of a section's lines are such rows. */
export function isFormTable(lines: readonly Line[]): boolean {
  const rows = lines.flatMap((line) => rowOf(line) ?? []);
  if (rows.length === 0 || rows.every(({ text }) => DEGREE.test(text))) return false;
  const edge = atTheEdge(lines, rows);
  const own = edge.length;
  const strict = rows.filter(({ line }) => formRowOf(line) !== null);
  // Beside "1994.9—1997.7 ¦ 海州第三中学" a row with a month of its own begins and ends nothing.
  const periods = edge.some(({ text }) => PERIOD.test(text));
  if (strict.length > 0 && 2 * strict.length >= own && !periods) return true;
  const told = rows.filter(
    ({ text }) => BEGINS.test(text) || ENDS.test(text) || GOES_ON.test(text) || UNTIL.test(text),
  );
  if (told.length > 0 && 2 * told.length >= own) return true;
  // "1997年4月 浜辺大学助手": offices alone, one of them till now or till then.
  if (told.length > 0 && rows.length >= LEAST_OFFICES && rows.length >= MOST_ROWS * own) return true;
  // "平成9年4月 総務部 主事": offices of the one house that the first row enters.
  const [entered] = rows;
  if (entered && BEGINS.test(entered.text) && rows.length >= LEAST_OFFICES && rows.length >= MOST_ROWS * own)
    return true;
  // "平成21年4月 福祉事務所 主事" among rows that enter and leave.
  const moved = rows.filter(({ text }) => MOVES.test(text) || BEGINS.test(text) || ENDS.test(text));
  return told.length > 1 && rows.length >= LEAST_ROWS * own && 2 * moved.length >= own;
}

/** "2020 年 3 月 ¦ 博士（農学）" over the school: what was taken then. */
const DEGREE = /^(?:博士|修士|学士|短期大学士|専門士|准学士)(?:\s?[(（][^()（）]{1,14}[)）])?$/u;

const STUDIED = /入学|卒業|修了|退学|中退|在学/u;

/** Rows of schools and rows of firms where one heading stands over both; what stands between the rows goes with the one above. */
export function partedRows(lines: readonly Line[]): { readonly schools: readonly Line[]; readonly firms: readonly Line[] } {
  const schools: Line[] = [];
  const firms: Line[] = [];
  let own = schools;
  for (const line of lines) {
    const row = rowOf(line);
    if (row) own = STUDIED.test(row.text.replace(/[(（][^()（）]*[)）]/gu, '')) ? schools : firms;
    own.push(line);
  }
  return { schools, firms };
} // prettier-ignore

/** "2009年3月 海辺短期大学" over "生活文化学科 卒業": the line was full, or its writer broke it. */
export function goesOnBelow(text: string, below: Line): boolean {
  const told = (own: string): boolean => BEGINS.test(own) || ENDS.test(own) || MOVES.test(own) || GOES_ON.test(own);
  return !told(text) && rowOf(below) === null && below.text.length <= LONGEST_REST && VERB_AT_END.test(below.text);
}

/** Characters. */
const LONGEST_REST = 24;
const VERB_AT_END = /(?:卒業|修了|中退|入学|入社|入職|退学|退社|退職)(?:見込み?|予定)?$/u;

const STUDIES = /(?:学部|学科|研究科|専攻|課程|コース|科|学群|学類|学域)(?:\s?[(（][^()（）]*[)）])?$/u;

/** Of what one entered and what one left, the latter where it is told: one studies on in another faculty. */
export function fullerOf(entered: string | null, left: string | null): string | null {
  const taken = left !== null && STUDIES.test(left) && entered?.includes(left) !== true;
  return entered === null || taken ? left : entered;
}

/** A course among the jobs. */
const TRAINED = /入校|(?:訓練|講座|研修|課程)\S{0,10}\s?(?:修了|受講)|^同(?:校|所)?\s?修了/u;
/** What has not begun. */
const MEANT = /(?:入社|入職|入庁|就職|採用)(?:予定|見込み?|内定)/u;
/** "EPA介護福祉士候補者として来日" */
const ABROAD = /(?:来日|帰国|渡[米英仏独豪日航]|上京|帰郷)$/u;

/** What happens beside the jobs. */
export const OF_LIFE = /合格|取得|受賞|免許|資格|受講|結婚|出産|留学|転居|療養|休[業職暇]|復[帰職]|専業|家事/u;

/** Whether a row among jobs tells of none. */
export function isNoJob(text: string): boolean {
  return TRAINED.test(text) || ABROAD.test(text) || MEANT.test(text);
}
