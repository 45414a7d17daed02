/** What one was where no head says it: "配膳係" alone below the firm, "調律師として工房を任され", "担任年级组长一职". */
import { HAN_POST_END, HAN_RANK } from '../../lexicons/han-heads.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { Entry, Line } from '../reading.ts';
import { isHanLabel } from './han-asides.ts';
import { postScore } from './han-scores.ts';

const LONGEST_POST = 20;
/** It ends like a post. */
const POST = 2;
/** Whom one worked with, what one took part in: "メンバーとして参画", "その一環として". */
const NO_POST =
  /(?:メンバー|一員|一人|一環|対象|中心|窓口|役割|成员|成員|一员|学生|學生)$|^(?:正|契約|派遣|臨時|嘱託|一般|非?常勤|現場|新入)?(?:社員|職員|スタッフ)$/u;
/** "離島の診療所で薬剤師として", "広報課に所属し編集者として". */
const WHERE =
  /^.*(?:年以降は?|からは?|月より|にて|における?|において|に(?:所属|在籍|出向|勤務)し(?:て|つつ)?|(?:プロジェクト|案件|チーム)に|で|の)(?=.{2})/u;
const TOLD = {
  ja: /(?:^|[、。「」\s])(?:(?:配属|職種|役職)は、?)?([^、。「」\s]{2,30}?)(?:として|を(?:務め|つとめ|拝命)|(?<=(?:配属|職種|役職)は、?[^、。「」\s]{2,20})。)/gu,
  zh: /(?:担任|擔任|出任|任职为|任職為)([^，。；、,;]{2,14}?)(?:一职|一職|职务|職務|岗位|崗位|职位|職位)?(?=[，。；、,;]|$)/gu,
} as const;
/** "配膳係業務" */
const WORK = /(?:業務|の仕事)$/u;

function isPost(text: string, lexicon: Lexicon): boolean {
  return text.length <= LONGEST_POST && !NO_POST.test(text) && postScore(text, lexicon) >= POST;
}

/** In a sentence on what one did. */
function toldIn(text: string, lexicon: Lexicon): string | null {
  const pattern = lexicon.language === 'ja' ? TOLD.ja : TOLD.zh;
  for (const [, told = ''] of text.matchAll(pattern)) {
    const bare = lexicon.language === 'ja' ? told.replace(WHERE, '') : told;
    if (isPost(bare, lexicon)) return bare;
  }
  return null;
}

/** A line that is nothing else. */
function alone(text: string, lexicon: Lexicon): string | null {
  const whole = text.length <= LONGEST_POST && !/[。、，:：]/u.test(text);
  const bare = text.replace(WORK, '');
  // "担当業務" is a label.
  return whole && (bare === text || !HAN_RANK.test(bare)) && isPost(bare, lexicon) ? text : null;
}

/** "予約アプリのテックリーダー" first of what is listed: of what, and as what. */
function closes(text: string, lexicon: Lexicon): string | null {
  if (lexicon.language !== 'ja' || text.length > LONGEST_ITEM || /[。、，:：]/u.test(text)) return null;
  const bare = text.replace(WHERE, '');
  return bare !== text && isPost(bare, lexicon) && postScore(bare, lexicon) > POST && PERSON.test(bare) ? bare : null;
}

const LONGEST_ITEM = 40;
/** Who, not what was done. */
const PERSON =
  /(?:エンジニア|デザイナー|ディレクター|マネー?ジャー|リーダー|プログラマー?|アナリスト|コンサルタント|ライター|エディター|店長|責任者|講師|教師)$/u;

/** "物流倉庫の自動化、保守" over "設備技術者として、…": the work, then the post. */
function namesWork({ title, header }: Entry, paragraph: string, lexicon: Lexicon): boolean {
  const told = /^[^、。「」\s]{2,30}?として/u.exec(paragraph)?.[0];
  if (title === null || told === undefined || postScore(title, lexicon) >= POST) return false;
  return header.some(({ text }) => text.startsWith(title) && WORKED.test(text)) && toldIn(told, lexicon) !== null;
}

/** What was done, not what one was. */
const WORKED =
  /(?:開発|運用|保守|管理|構築|支援|推進|提案|改善|導入|設計|整備|移行|業務|企画|制作|製造|販売|営業|対応|刷新|運営)$/u;

/** "● 配送担当" over "・市場での仕入れ": the first item, with a mark of its own. */
function marked({ bullets: [first, second] }: Entry, lexicon: Lexicon): string | null {
  // "・検査員" is all that the list holds.
  if (first && !second) return HAN_POST_END.test(first.text) ? alone(first.text, lexicon) : null;
  if (!first || !second || first.glyph === second.glyph || first.lines.length > 1) return null;
  return alone(first.text, lexicon);
}

/** What opens the text of a job. */
const LINES_OF_DUTY = 3;

/** The post of a job in Japanese or Chinese whose head names the employer alone, or the work besides, from what opens its text. */
export function withDuty(entry: Entry, lexicon: Lexicon): Entry {
  if (entry.section !== 'experience' || entry.organisation === null) return entry;
  const [paragraph, bullet] = [entry.paragraphs[0]?.text ?? '', entry.bullets[0]?.text ?? ''];
  if (entry.title !== null && !namesWork(entry, paragraph, lexicon)) return entry;
  const mark = marked(entry, lexicon);
  if (mark !== null) return { ...entry, title: mark, bullets: entry.bullets.slice(1) };
  const lines = entry.paragraphs.flatMap((own) => own.lines).slice(0, LINES_OF_DUTY);
  // First of all, or right below a label: elsewhere it may be the end of a sentence.
  const opening = lines.filter((_, at) => at === 0 || isHanLabel(lines[at - 1] as Line));
  const told = entry.paragraphs.slice(0, LINES_OF_DUTY).map(({ text }) => text);
  const title =
    opening.map(({ text }) => alone(text, lexicon)).find((post) => post !== null) ??
    told.map((text) => toldIn(text, lexicon)).find((post) => post !== null) ??
    toldIn(bullet, lexicon) ??
    closes(bullet, lexicon);
  return title === null ? entry : { ...entry, title };
}
