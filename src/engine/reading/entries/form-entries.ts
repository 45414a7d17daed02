/** Schools and employers of a Japanese 履歴書, from the rows in which they begin and end. */
import { patternOf, u } from '../../../resume/patterns.ts';
import type { ResumeDate, SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { key } from '../text/fold.ts';
import { tell, type Draft } from './form-told.ts';
import {
  BEGINS,
  ENDS,
  endWithin,
  formRowOf,
  fullerOf,
  GOES_ON,
  goesOnBelow,
  isNoJob,
  MOVES,
  OF_LIFE,
  rowOf,
} from './form-rows.ts';
import { isHanFact, withoutTerms } from '../han/han-facts.ts';
import { hanHeadOf } from '../han/han-head.ts';
import { BRANCH_POST, RANK, SAME_FIRM, placedIn } from '../han/han-moves.ts';
import { hanPieces, namesHanEmployer } from '../han/han-pieces.ts';
import { degreeOf } from '../han/han-school.ts';
import type { Bullet, Entry, Line } from '../reading.ts';

/** "（西洋哲学史、令和2年3月まで）": till when. */
const TILL = /[(（][^()（）]*\d\s?月?\s?(?:まで|迄)[)）]/gu;
const REASON =
  /(?:一身上の|会社|家庭の|自己|本人の|諸般の)都合(?:に(?:より|よる|て))?|(?:契約|雇用|派遣|任期)?期間?満了(?:に(?:つき|より|伴い|よる))?|[(（][^()（）]{0,30}(?:ため|により|都合|満了|まで)[)）]|\S{0,16}(?:の?ため|に伴い|につき)(?=\s?(?:同社|同院|同園|同校|同店)?を?\s?(?:退|離|解))/gu;
const VERBS = patternOf(
  String.raw`[\s・]*(?:として)?(?:${ENDS.source}|${BEGINS.source}|${GOES_ON.source})[\s・。]*`,
  'gu',
);
const ADDRESS = u`^\p{Script=Han}{2,3}[都道府県]\S{0,10}[市区町村郡]$`;
/** "入職(パート) 受付": how one was employed, before the post. */
const TERMS =
  /(?<=入社|入職|就職|勤務|採用)\s?[(（](?:(?:正|準|契約|派遣|嘱託)社員|(?:正|常勤|臨時|非常勤)?職員|常勤|非常勤|嘱託|業務委託|パート(?:タイム)?|アルバイト|インターン|派遣|短期|フルタイム)(?:[・、/](?:常勤|非常勤|パート))?[)）](?=\s*\S)/gu;
/** "アルバイト入社（レジ・品出し）": what one did, behind the verb. */
const DONE =
  /(?:アルバイト|パート|契約社員|嘱託|派遣)?(?:にて|として)?(?:入社|入職|勤務|採用)\s?[(（]([^()（）]{2,20})[)）]$/u;
const NO_DUTY = /社員|職員|常勤|アルバイト|パート|雇用|契約|派遣|\d|ため|より|まで|都合|満了/u;
/** "総務部にて一般事務": where it was done. */
const PLACE_OF_DUTY = /^.{2,30}(?:にて|において)\s?(?=\S{2})/u;
const SAME = /^同(?:校|大学院?|学|上)?$/u;
/** "博士後期課程単位取得満期退学", without the verb. */
const LEFT_WITHOUT = /\s?単位(?:取得|修得)(?:後|の上|満期)?$/u;
/** What a staffing agency does. */
const LENT = /(?:に|へ)?\s?(?:派遣)?(?:登録|就業)$/u;
/** "なぎさ株式会社 2週間のインターン" */
const INTERNED =
  /^(.{2,40}?)\s(?:\d{1,2}\s?(?:[ヶかカケヵ個]月|週間?|日間?)間?の?\s?)?([^\s\d]{0,10}インターン(?:シップ)?)(?:に?参加|として(?:勤務|就業))?$/u;
/** "海辺研修所修了（60期）、弁護士登録": what came of it. */
const AFTERWARDS = /(?<=卒業|修了)(?:\s?[(（][^()（）]{1,12}[)）])?[、,;；].*$/u;
/** A remark of which the next line holds the end. */
const UNCLOSED = /[(（][^()（）]*$/u;

/** An employer beyond doubt, see `HanPiece.employer`. */
const EMPLOYER = 2;

interface Named {
  readonly name: string;
  readonly title: string | null;
  readonly employer: boolean;
}

function dutyOf(text: string): string | null {
  const told = DONE.exec(text)?.[1];
  const duty = told === undefined ? undefined : withoutTerms(told);
  return duty === undefined || isHanFact(duty) || NO_DUTY.test(duty) ? null : duty;
}

function named(text: string, education: boolean, lexicon: Lexicon): Named {
  const own = education ? text.replace(AFTERWARDS, '') : text;
  const verbless = own
    .replace(TILL, ' ')
    .replace(TERMS, '')
    .replace(REASON, ' ')
    .replace(VERBS, '  ')
    .replace(UNCLOSED, '')
    .trim();
  const bare = education
    ? verbless.replace(LEFT_WITHOUT, '')
    : verbless.replace(/(?<=[員職])に$|(?<=[部課科室係])\s?(?:に|へ)?配属$/u, '');
  if (education) {
    const [, same, rest] = /^(同(?:校|大学院|大学|学|上)?)(?:\s|(?=(?:博士|修士)))(.+)$/u.exec(bare) ?? [];
    if (same !== undefined && rest !== undefined)
      return { name: same, title: degreeOf([rest], lexicon).title, employer: false };
    // "卒業（学士）", "入学（ベトナム）"
    const { title, organisation } = degreeOf(
      [bare.replace(/\s*[(（](?![^()（）]*(?:専攻|コース|科)[)）])[^()（）]*[)）]$/u, '')],
      lexicon,
    );
    return { name: organisation ?? bare, title: organisation === null ? null : title, employer: false };
  }
  // "個人事業主として軽貨物配送を開始"
  const [, self] = /^(個人事業主|フリーランス|自営業)(?:として|を|にて|で)/u.exec(text) ?? [];
  if (self !== undefined) return { name: self, title: self, employer: true };
  const [, house = '', intern = ''] = INTERNED.exec(bare) ?? [];
  if (house !== '') return { name: house, title: intern, employer: true };
  const [, firm = bare, duty = ''] = /^(.{2,40}?)\s(\S{2,20}?)として\S{0,24}$/u.exec(bare) ?? [];
  // "正規職員に登用 介護福祉士として勤務" is no firm's.
  if (duty !== '' && !RANK.test(firm) && !MOVES.test(firm))
    return { name: firm.trim(), title: duty.replace(PLACE_OF_DUTY, ''), employer: true };
  const parts = bare.split('・').filter((piece) => !ADDRESS.test(piece));
  // "東京都千代田区・株式会社あお・技術者", not "鈴木・田中法律事務所" and not "青空医院 受付・助手".
  const pieces = hanPieces(parts, lexicon);
  // "浜辺大学大学院文学研究科": a part of one.
  const employers = pieces.filter(({ employer, post, text }) => employer >= EMPLOYER || (employer > 1 && post < EMPLOYER && /大学|病院/u.test(text))); // prettier-ignore
  const alone = employers.some(({ cell }) => pieces.filter((piece) => piece.cell === cell).length === 1);
  const texts = alone && pieces.some(({ post }) => post >= EMPLOYER) ? parts : [parts.join('・')];
  const { title, organisation } = hanHeadOf(texts, false, lexicon);
  const name = (organisation ?? bare).replace(LENT, '');
  return { name, title: dutyOf(text) ?? (organisation === null ? null : title), employer: employers.length > 0 };
}

/** A school, or what was taken there, without a verb. */
const SCHOOLING = /大学|学校|高校|学院|短大|高専|博士|修士|学士/u;

/** "県立なぎさ高等学校 卒業" in a row without a date. */
function isLeaving(text: string): boolean {
  return ENDS.test(text) && SCHOOLING.test(text) && !/^(?:同|上記)/u.test(text) && text.length <= LONGEST_ROW;
}

const LONGEST_ROW = 40;

/** The draft that a closing row ends: of the same name, or of it with an office behind, or, where it names none, the last that is open. */
function openDraft(drafts: readonly Draft[], { name, employer }: Named, education: boolean): Draft | undefined {
  const open = drafts.filter((draft) => draft.end === null);
  const same =
    open.findLast((draft) => key(draft.name) === key(name)) ??
    open.findLast((draft) => employer && key(draft.name).startsWith(`${key(name)} `));
  return same ?? (/^(?:同|上記)/u.test(name) || name === '' || (!education && !employer) ? open.at(-1) : undefined);
}

/** "品質保証課 課長に就任", "同社 本町店 店長" in the firm of the row before, or that firm once more. */
function goesOnWithin(text: string, { name, employer }: Named, last: Draft | undefined): boolean {
  if (last?.end !== null) return false;
  // "洋食なぎさ 駅前店 店長就任" before one leaves the firm.
  if (last.entered && RANK.test(text) && BRANCH_POST.test(text)) return true;
  return SAME_FIRM.test(text) || (employer ? last.entered && key(name) === key(last.name) : RANK.test(text));
}

/** Whether the next row that enters or leaves leaves the firm of the draft: rows up to there name its offices. */
function isLeftLater(draft: Draft | undefined, lines: readonly Line[], lexicon: Lexicon): boolean {
  if (draft?.end !== null) return false;
  const row = lines.flatMap((line) => rowOf(line) ?? []).find(({ text }) => BEGINS.test(text) || ENDS.test(text));
  return row !== undefined && ENDS.test(row.text) && key(named(row.text, false, lexicon).name) === key(draft.name);
}

/** "安芸市立南中学校 教諭" below "高知県公立学校教員に採用". */
function employ(draft: Draft | undefined, line: Line, education: boolean, lexicon: Lexicon): void {
  if (!draft || education || draft.employed || !namesHanEmployer(line.text, lexicon)) return;
  const { name, title } = named(line.text, education, lexicon);
  draft.name = name;
  draft.title = title ?? draft.title;
  draft.employed = true;
}

/** Schools and employers of a section that is such a table, in its order. */
export function formEntries(
  lines: readonly Line[],
  section: SectionKind,
  bullets: ReadonlyMap<number, Bullet>,
  lexicon: Lexicon,
): Entry[] {
  const education = section === 'education';
  const drafts: Draft[] = [];
  const carried = new Set<Line>();
  const begin = (
    line: Line,
    { name, title, employer }: Named,
    start: ResumeDate | null,
    end: ResumeDate | null,
  ): void => {
    const entered = BEGINS.test(line.text);
    drafts.push({
      name,
      title,
      placed: null,
      employed: employer,
      entered,
      start,
      end,
      header: [line],
      bullets: [],
      lines: [],
    });
  };
  // Markdown lists such rows.
  const listed = lines.every((line) => rowOf(line) === null || bullets.has(line.index));
  for (const [at, line] of lines.entries()) {
    if (carried.has(line)) continue;
    const single = rowOf(line);
    const next = lines[at + 1];
    const more = single && next && !bullets.has(next.index) && goesOnBelow(single.text, next);
    if (more) carried.add(next);
    const row = more ? { ...single, text: `${single.text} ${next.text}` } : single;
    const last = drafts.at(-1);
    const bullet = bullets.get(line.index);
    if (bullet && !(listed && row)) {
      if (bullet.lines[0] === line) last?.bullets.push(bullet);
      continue;
    }
    if (!row) {
      const own = education && isLeaving(line.text) ? named(line.text, education, lexicon) : null;
      if (own && !drafts.some(({ name }) => key(name) === key(own.name))) {
        begin(line, own, null, null);
        continue;
      }
      // "現在に至る" in a row of its own.
      if (last?.end === null && GOES_ON.test(line.text)) {
        last.end = 'present';
        last.header.push(line);
      } else last?.lines.push(line);
      employ(last, line, education, lexicon);
      if (!education) tell(last, line.text, false, lexicon);
      continue;
    }
    const { date, text } = row;
    if (!education && isNoJob(text)) continue;
    const [begins, ends] = [BEGINS.test(text), ENDS.test(text)];
    const told = named(text, education, lexicon);
    // The latest first: its beginning stands below its end.
    const below = last?.start === null && key(last.name) === key(told.name) && date < (last.end ?? '');
    if (begins && !ends && below) {
      last.start = date;
      last.title ??= told.title;
      last.header.push(line);
    } else if (education && !begins && !ends && SCHOOLING.test(text)) begin(line, told, null, date);
    else if (ends && !begins) {
      const open = openDraft(drafts, told, education);
      if (open) {
        open.title = education ? fullerOf(open.title, told.title) : (open.title ?? told.title);
        open.end = date;
        open.header.push(line);
      } else if (told.name !== '') {
        // "同博士後期課程": of the school above, which has ended.
        begin(line, SAME.test(told.name) && last ? { ...told, name: last.name } : told, null, date);
      }
    } else if (
      (begins ||
        (!education && told.employer && !MOVES.test(text)) ||
        (!education && last?.end !== null && formRowOf(line) !== null && !OF_LIFE.test(text))) &&
      (education || !(goesOnWithin(text, told, last) || (!begins && isLeftLater(last, lines.slice(at + 1), lexicon))))
    ) {
      if (told.name !== '') begin(line, told, date, GOES_ON.test(text) ? 'present' : endWithin(row));
    } else {
      if (!education && last?.end === null && told.title !== null && told.employer && !SAME_FIRM.test(text))
        last.title = told.title;
      if (!education) tell(last, text, true, lexicon);
      if (last?.end === null && GOES_ON.test(text)) last.end = 'present';
    }
  }
  return drafts.map(({ name, title, placed, start, end, header, bullets, lines }) => ({
    section,
    header,
    title: placedIn(title ?? placed),
    organisation: name,
    dates: start === null && end === null ? null : { start, end, text: header.map((line) => line.text).join(' ') },
    bullets,
    paragraphs: lines.map((line) => ({ text: line.text, lines: [line] })),
  }));
}
