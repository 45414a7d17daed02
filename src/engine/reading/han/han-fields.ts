/** Labelled fields in Chinese and Japanese, several of them in a line: "公司：海州机床厂 职位：钳工 时间：2014—2018", "【所属】営業部【役職】主任". */
import { unionOf } from '../../../resume/document.ts';
import { gu } from '../../../resume/patterns.ts';
import { HAN_FIELDS, HAN_PERSONAL, type HanFieldRole } from '../../lexicons/han-fields.ts';
import { key } from '../text/fold.ts';
import type { Cell, Line } from '../reading.ts';

export interface HanField {
  readonly role: HanFieldRole;
  readonly value: string;
}

export interface HanFields {
  /** What stands before the first label. */
  readonly lead: string;
  /** In their order. */
  readonly fields: readonly HanField[];
}

const ORNAMENTS = /[\s■◆◇●○・※【】[\]<>〈〉《》:：•▪▶►➢✓\ue000-\uf8ff]/gu;

/** By labels as `hanRole` bares them. */
const ROLES: ReadonlyMap<string, HanFieldRole> = new Map(
  (Object.entries(HAN_FIELDS) as [HanFieldRole, readonly string[]][]).flatMap(([role, labels]) =>
    labels.map((label) => [label.replace(ORNAMENTS, ''), role] as const),
  ),
);

/** A label with its colon: at the start or behind a blank or a mark. */
const LABEL = gu`(?:^|(?<=[)）])|[\s|;,、。【(/・■◆●◇○])([\p{L}/∕・]{1,12}(?: [\p{L}]{1,4}){0,3})\s?[】)]?\s?[:：]\s?`;
/** Two words at the head of a line: "所属 / 契約形態：…". */
const PAIRED = gu`^([\p{L}・]{1,8} [/∕] [\p{L}・]{1,8})\s?[:：]\s?`;
const BRACKETED = gu`[【[〔「<《〈]\s?([\p{L}/∕・]{1,12})\s?[】\]〕」>》〉]\s?[:：]?\s?`;
const LONGEST_LABEL = 40;
/** Of a list of fields. */
const DOT = /^[・•●▪◦‣·*–\ue000-\uf8ff-]$/u;

const NUMBER = /(?<=.{2})[一二三四五六七八九\d]$/u;

/** "主要な成果", "主な業務内容" */
const MAIN = /^主要?な/u;

export function hanRole(label: string): HanFieldRole | null {
  if (label.length > LONGEST_LABEL) return null;
  const bare = key(label).replace(ORNAMENTS, '');
  // "開発環境等"
  const whole =
    ROLES.get(bare) ?? (/(?:等|など)$/u.test(bare) ? ROLES.get(bare.replace(/(?:等|など)$/u, '')) : undefined);
  if (whole) return whole;
  if (ROLES.get(bare.replace(MAIN, '')) === 'aside') return 'aside';
  // "职位一", "单位2": of several that a list counts.
  const counted = NUMBER.test(bare) ? ROLES.get(bare.replace(NUMBER, '')) : undefined;
  if (counted === 'title' || counted === 'organisation' || counted === 'dates') return counted;
  // "設立／従業員": of one kind.
  const parts = key(label)
    .split(/[/∕・、,]|及び?|和|与|與|暨/u)
    .map((part) => ROLES.get(part.replace(ORNAMENTS, '')));
  if (parts.length > 1 && parts.every((part) => part === parts[0])) return parts[0] ?? null;
  // "所属 / 契約形態", "領域 / 役割", "雇用形態・役職": of two kinds, what tells more of the job.
  const mixed = /[/∕・]/u.test(label) && parts.every((part) => part !== undefined);
  return mixed ? (TELLING.find((role) => parts.includes(role)) ?? null) : null;
}

const TELLING: readonly HanFieldRole[] = ['organisation', 'title', 'part', 'department'];

const PERSONAL: ReadonlySet<string> = new Set(HAN_PERSONAL);

/** "氏 名", "手机:": a form asks it of the person. */
export function isHanPersonal(label: string): boolean {
  return label.length <= LONGEST_LABEL && PERSONAL.has(key(label).replace(ORNAMENTS, ''));
}

/** Null where a text has no known label. */
export function hanFields(text: string): HanFields | null {
  if (!/[:：【[〔「<《〈]/u.test(text)) return spacedField(text);
  const labels = [BRACKETED, PAIRED, LABEL]
    .flatMap((form) => [...text.matchAll(form)])
    .flatMap((match) => {
      const to = match.index + match[0].length;
      const [label = '', last = ''] = [match[1], match[1]?.split(' ').at(-1)];
      const role = hanRole(label);
      if (role) return [{ role, from: match.index, to }];
      // "仙台オフィス 役職：所長": what stands before the label is no part of it.
      const own = hanRole(last);
      return own ? [{ role: own, from: match.index + match[0].lastIndexOf(last), to }] : [];
    })
    .sort((a, b) => a.from - b.from || b.to - a.to);
  // "【役職】：" is found as both.
  const found = labels.filter(({ from }, at) => labels.slice(0, at).every((before) => before.to <= from));
  const [first] = found;
  if (!first) return null;
  const lead = text.slice(0, first.from).trim().replace(DOT, '');
  const values = found.map(({ role, to }, i) => ({ role, value: text.slice(to, found[i + 1]?.from) }));
  // "海州电子有限公司（派遣先：…） 一般事務": what a bracket holds ends with it.
  const bracketed = lead !== '' && /[(（]/u.test(text.charAt(first.from)) && first.role !== 'firm';
  const [, inner, behind = ''] = bracketed ? (CLOSED.exec(values[0]?.value ?? '') ?? []) : [];
  return {
    lead: `${lead} ${behind}`.trim(),
    fields: values.map(({ role, value }, i) => ({
      role: i === 0 && bracketed && AT_WHOSE.test(text.slice(first.from, first.to)) ? 'agency' : role,
      value: (i === 0 ? (inner ?? value) : value).replace(/[\s|;,、。/]+$/u, '').trim(),
    })),
  };
}

/** "なぎさシステムズ（常駐先：大手銀行）": whose staff one was stands before it, where anything does. */
const AT_WHOSE = /派遣先|常駐先|出向先/u;

/** Up to the bracket that opened before it, and what stands behind. */
const CLOSED = /^([^()（）]*)[)）](.*)$/u;

/** Labels that tell themselves without a colon. */
const SPACED: ReadonlySet<string> = new Set(['役職', '役職名', '職種', '職位', '所属', '所属部署', '所属部門', '部署', '配属先', '会社名', '勤務先', '勤務先名', '在籍期間', '勤務期間', '在職期間', '所属期間', '雇用形態', '事業内容', '従業員数', '資本金', '業務内容', '職務内容', '担当業務', '役割', 'ポジション']); // prettier-ignore
const LONGEST_SPACED = 60;

/** "役 職 班長", "在籍期間 2014年4月～現在": labels set apart from what they tell by blanks alone, in columns of their own. */
function spacedField(text: string): HanFields | null {
  if (text.length > LONGEST_SPACED || !text.includes(' ')) return null;
  const words = text.trim().split(' ');
  const letters = words.findIndex((word) => word.length > 1);
  const tight = Math.min(letters < 0 ? words.length - 1 : letters, MOST_LETTERS);
  for (let n = tight; n >= 1; n -= 1) {
    const label = words.slice(0, n).join('');
    const role = n > 1 ? ROLES.get(label) : undefined;
    const [value = ''] = words.slice(n);
    if (role && hanRole(value) === null) return { lead: '', fields: [{ role, value: words.slice(n).join(' ') }] };
  }
  const [label = '', value = ''] = words;
  const role = SPACED.has(label) && hanRole(value) === null ? ROLES.get(label) : undefined;
  return role ? { lead: '', fields: [{ role, value: words.slice(1).join(' ') }] } : null;
}

/** Characters of a label that is spaced out. */
const MOST_LETTERS = 4;

/** Of a table whose labels stand in cells of their own ("役職 ¦ 主任", "公司 ¦ 海州机床厂 ¦ 职位 ¦ 钳工"): the same with colons, a cell for each, else the line itself. */
export function withColons(line: Line): Line {
  if (line.cells.length < 2 || line.cells.length > 8) return line;
  const labels = line.cells.map(({ text }) => text.length <= 12 && !/[:：]/u.test(text) && hanRole(text) !== null);
  const named = labels.findIndex((is, at) => is && labels[at + 1] === false);
  if (named !== 0 || labels.at(-1) === true) return line;
  const cells: Cell[] = [];
  line.cells.forEach((cell, at) => {
    const last = cells.at(-1);
    if (labels[at] === true || !last) cells.push({ ...cell, text: `${cell.text}:` });
    else {
      const box = unionOf([last.box, cell.box]);
      cells[cells.length - 1] = { text: `${last.text} ${cell.text}`, box, spans: [...last.spans, ...cell.spans] };
    }
  });
  return { ...line, text: cells.map(({ text }) => text).join(' '), cells };
}

/** Over the rows of a form that Markdown sets as a table. */
const KEY_VALUE = /^(?:key|title|item|項目名?|项目|キー)\s(?:value|content|内容|詳細|値|值)$/iu;

/** The head of a table: "期間 ¦ 会社名 ¦ 職種". */
export function isHanTableHead(line: Line): boolean {
  if (line.cells.length === 2 && KEY_VALUE.test(line.text)) return true;
  return (
    line.cells.length >= 2 &&
    line.text.length < 60 &&
    line.cells.every(({ text }) => text.split(/[/∕・及与,，、]/u).some((part) => hanRole(part) !== null))
  );
}

/** "期間 ¦ 会社名 ¦ 船名 ¦ 職名": such a table lists jobs, whatever stands above it. */
export function headsEmployers({ cells, text }: Line): boolean {
  if (cells.length < 3 || text.length > 60) return false;
  const roles = cells.map((cell) => hanRole(cell.text));
  return roles.includes('dates') && roles.includes('organisation') && roles.includes('title') && !/学校/u.test(text);
}

const TOOLS =
  /^(?:使用)?(?:言語|プログラム言語|os|dbm?s?|fw|サーバー?|機種|ツール|フレームワーク)(?:[・、/].{1,12})?$|^(?:(?:要件)?定義|(?:基本|詳細)?設計|製造|実装|(?:単体|結合|総合)?テスト)$/iu;
const LEAST_TOOLS = 2;

/** "期間 ¦ 業務内容 ¦ 規模 ¦ OS・DB ¦ 言語 ¦ 設計 ¦ 製造": the head of a sheet of projects, which name no employer. */
export function headsSkillSheet({ cells, text, place }: Line): boolean {
  if (cells.length < 4 || place?.ruled !== true || text.length > 100) return false;
  const roles = cells.map((cell) => hanRole(cell.text));
  const tools = cells.filter((cell) => TOOLS.test(cell.text.replace(/\s/gu, ''))).length;
  return roles.includes('dates') && !roles.includes('organisation') && tools >= LEAST_TOOLS;
}

/** "実績 ¦ …" below "主な担当 ¦ …" of a job, or below the row that it labels. */
export function isFieldBelow(line: Line, lines: readonly Line[]): boolean {
  if (line.cells.length < 2 || hanRole(line.cells[0]?.text ?? '') !== 'aside') return false;
  const above = rowAbove(line, lines);
  const labelled = above !== undefined && (above.cells.length > 1 || above.place?.columns === 2);
  return labelled && hanRole(above.cells[0]?.text ?? '') !== null;
}

/** The first line of the row above in a table with lines around its cells, else the line above. */
function rowAbove({ index, page, place }: Line, lines: readonly Line[]): Line | undefined {
  const last = lines[index - 1];
  const own = last?.place;
  if (!place?.ruled || last?.page !== page || own?.table !== place.table || own.row === place.row) return last;
  return lines.slice(0, index).find((other) => other.page === page && other.place?.table === own.table && other.place.row === own.row); // prettier-ignore
}
