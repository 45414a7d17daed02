/** Lines that say what was done, told by their own words: sentences, remarks, a label over a list or before one. */
import { u } from '../../../resume/patterns.ts';
import type { SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import { tellsHanPost } from '../han/han-cells.ts';
import { namesPost } from '../heads/headers.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import type { Bullet, Line } from '../reading.ts';
import { CJK_LETTER, countOf, holdsCjk, LETTER } from '../text/characters.ts';
import type { Item } from './entry-items.ts';
import { DONE } from './prose-lines.ts';

/** Longer lines without a date are prose. */
export const PROSE_CHARACTERS = 85;
const PROSE_CJK = 45;
const SENTENCE = 8;

/** "Ran the night shift and the loading bay."; "Molinos Pampa Alta S.A." and "Acme Widgets Ltd." are names. */
function isSentence({ text }: Line, kind: SectionKind): boolean {
  if (kind !== 'education' && SENTENCES.test(text) && text.split(/\s+/u).length >= SENTENCE_WORDS) return true;
  return (
    text.split(/\s+/u).length >= SENTENCE_WORDS && u`\p{Ll}{3,}[.;]$`.test(text) && !isClosedName(text) && !isName(text)
  );
}

/** "Universidad Técnica Santa Marta.": each of its longer words has a capital. */
function isName(text: string): boolean {
  return u`^\p{Lu}`.test(text) && text.endsWith('.') && !u`(?<!\p{L})\p{Ll}{4,}`.test(text) && !/[.,;:]\s/u.test(text);
}

/** "Agência bancária e eventos.": below a head, words without a name that a full stop closes; no post. */
export function isRemark({ text, cells }: Line, lexicon: Lexicon): boolean {
  return cells.length === 1 && REMARK.test(text) && !isClosedName(text) && !namesPost(text, lexicon);
}

const REMARK = u`^\p{Lu}\p{Ll}+(?:,?\s\p{Ll}+){2,8}(?:\s\d{4})?\.$`;

/** "Cuidar las vitrinas, cobrar y llevar la caja": what one does, in small letters. */
function isInfinitive({ text, cells }: Line, lexicon: Lexicon): boolean {
  const opens = INFINITIVES[lexicon.language];
  // "Auxiliar en una residencia de mayores" is a post.
  if (namesPost(text.split(' ', 1)[0] ?? '', lexicon)) return false;
  return opens?.test(text) === true && cells.length === 1 && text.split(/\s+/u).length >= SENTENCE_WORDS && !u`\s\p{Lu}|\d`.test(text); // prettier-ignore
}

const IBERIAN = u`^\p{Lu}\p{Ll}+(?:[aeiáéí]r|[aei]rse)\s(?!d[aeo]l?\s)\p{Ll}`;
const INFINITIVES: Readonly<Partial<Record<string, RegExp>>> = {
  es: IBERIAN,
  pt: IBERIAN,
  it: u`^\p{Lu}\p{Ll}+(?:[aei]re|[aei]rsi)\s\p{Ll}`,
};

const DEED =
  /^(?:利用|使用|采用|基于|主要负责|全面负责|独立负责|独立完成|负责|参与|协助|配合|主导|带领|从事|运用|针对|围绕|编写|撰写|制定)(?!人|人员|部|师)\S{6,}/u;

/** "利用脚本编写网络爬虫" below an employer, in Chinese: what was done, where it names no post. */
function isDeed(line: Line, lexicon: Lexicon): boolean {
  if (lexicon.language !== 'zh' || line.bold || line.cells.length > 1 || !DEED.test(line.text)) return false;
  return !tellsHanPost({ ...line, text: line.text.split(/[,，。；;]/u, 1)[0] ?? '' }, lexicon);
}

/** "国内40品目の需要計画を担当" says what was done, "営業部 営業事務 受発注を担当" the post as well. */
export function isDone(line: Line, lexicon: Lexicon): boolean {
  if (isDeed(line, lexicon)) return true;
  if (line.text.length < SENTENCE || line.cells.length > 1 || !DONE.test(line.text)) return false;
  return !tellsHanPost({ ...line, text: line.text.replace(DONE, '') }, lexicon);
}

const SENTENCE_WORDS = 5;
/** One ends where the next begins; shorter words are shortened. */
const SENTENCES = u`\p{L}{5}\. \p{Lu}`;

const CLAUSE = 16;
/** "…において、…", "…を主導。また、…", "以下の業務を担当：" */
const CLAUSES = /[ぁ-ん](?<!の|と|や|か)、|。[^)）」』]|[ぁ-ん].*[:：]$/u;

/** A clause of Chinese joined to the one before it. */
const JOINED =
  /[\u4e00-\u9fff],\s?(?:因|由于|由於|从而|從而|并|並|其中|主要负责|主要負責|以便|使得)[\u4e00-\u9fff]{2}/u;

/** Of sentences every other character. */
const KANA = /[ぁ-ん]/gu;
const SPOKEN = 2.3;

/** "設備管理副所長（2022年4月より。それ以前は設備員）": a remark in brackets makes no sentence of what stands before it. */
const BRACKETED = /(?<=\S)\s?[(（][^()（）]*[)）]$/u;

function isClause(whole: string): boolean {
  if (/^[【「『(（[]/u.test(whole)) return false;
  const text = whole.replace(BRACKETED, '');
  return (/[、。:：]/u.test(text) && CLAUSES.test(text)) || SPOKEN * (text.match(KANA)?.length ?? 0) > text.length;
}

/** "Acme Italia: Servizi e Sicurezza (orario ridotto …)   Verona, Italia": what stands alone at the right, a town or a note, makes no prose of a head. */
function withoutBeside(line: Line): Line {
  const [name, beside, more] = line.cells;
  if (!name || !beside || more || !BESIDE.test(beside.text) || beside.box.x < name.box.x + name.box.width + line.size) return line; // prettier-ignore
  const text = name.text.replace(/\s\([^()]*\)$/u, '');
  return { ...line, text, cells: [name] };
}

const BESIDE = u`^\p{Lu}[\p{L}'’.-]*(?:[ -]\p{L}[\p{L}'’.-]*){0,3},\s\p{Lu}[\p{L} ]{1,20}$`;

export function isProse(whole: Line, kind: SectionKind): boolean {
  const line = withoutBeside(whole);
  const length = Array.from(line.text).length;
  // A Latin letter takes half the room; marks between characters take all of it, whichever kind was typed.
  const narrow = countOf(line.text, LETTER) - countOf(line.text, CJK_LETTER) + (line.text.match(/\s/gu)?.length ?? 0);
  const wide = holdsCjk(line.text) ? length - narrow : 0;
  if (line.bold) return false;
  // A sentence, however short.
  if (/(?:[。！]|[ぁ-ん][.．])$/u.test(line.text)) return true;
  if (wide > CLAUSE && line.cells.length === 1 && isClause(line.text)) return true;
  // "两家公司为母子公司，因业务发展，从总部转入分部"
  if (kind === 'experience' && wide > CLAUSE && line.cells.length === 1 && JOINED.test(line.text)) return true;
  if (wide / PROSE_CJK + (length - wide) / PROSE_CHARACTERS > 1) return true;
  // "Running four systems; leading the …": a clause behind another.
  if (length > 50 && line.cells.length === 1 && !/\d{4}/u.test(line.text) && u`\p{Ll}{3};\s`.test(line.text))
    return true;
  return (/[.。;；]$/u.test(line.text) && length > 50 && !isFirmAlone(line.text)) || isSentence(line, kind);
}

/** "Financiera Solidaria de Puebla, S.A. de C.V., SOFOM E.N.R.": the stop of a legal form closes a name, however long, where no word of a sentence stands in it. */
function isFirmAlone(text: string): boolean {
  return u`^["“«]?\p{Lu}`.test(text) && isClosedName(text) && !u`(?<!\p{L})\p{Ll}{4,}`.test(text);
}

/** Characters of a line that is broken at its end, and before the date of one that goes on. */
const BROKEN = 45;
const BEFORE_DATE = 14;

/** "…, which was / acquired by Acme Widgets in November 2009": a line that goes on below a long one, and mentions a day. */
export function goesOnBelow(line: Line, { line: above, role }: Item, lexicon: Lexicon): boolean {
  // "… con Win-" over "dows 2000.", whatever the letters.
  const cut = role !== 'header' && role !== 'dated' && u`\p{Ll}-$`.test(above.text) && u`^\p{Ll}`.test(line.text);
  if (cut && line.cells.length === 1 && line.page === above.page && line.column === above.column) return true;
  if (!u`^\p{Ll}{2,}\s`.test(line.text) || line.cells.length > 1 || above.text.length < BROKEN) return false;
  if (line.page !== above.page || line.column !== above.column || Math.abs(line.size - above.size) > 0.5) return false;
  const dates = rangesIn(line.text, lexicon);
  // Below an item without a hanging indent: "… generated through" over "new features, with the team of".
  if (dates.length === 0) return (role === 'bullet' || role === 'carried') && !line.bold && !/[.;:!?]$/u.test(above.text) && above.baseline - line.baseline < 1.5 * line.size; // prettier-ignore
  return dates.length > 0 && dates.every(({ isRange, index }) => !isRange && index > BEFORE_DATE);
}

/** "Selected clients: A, B, C", "Stack: Go, Kafka, SQL": a label and a list of three or more say what was done. */
export function isList({ text, cells }: Line): boolean {
  const [, values] = /^[^:：\d]{3,40}\s?[:：]\s(.+)$/u.exec(text.slice(0, 400)) ?? [];
  return (
    cells.length === 1 && values !== undefined && values.split(/[,;·|]\s|\s&\s/u).length > 2 && !/\d{4}/u.test(values)
  );
}

/** "Tâches :" over the list of what was done. */
export function isLabel({ text, cells }: Line, next: Line | undefined, bullets: ReadonlyMap<number, Bullet>): boolean {
  return cells.length === 1 && LABEL.test(text) && next !== undefined && bullets.has(next.index);
}

const LABEL = u`^\p{Lu}[\p{L}\s’'&/()-]{2,40}\s?:$`;

/** "Acme is a publisher of …", "Acme, agency for …" below "ACME" or "Acme – Editor": what is said of the employer is none. */
export function tellsOf(line: Line, above: readonly Item[], lexicon: Lexicon): boolean {
  if (isInfinitive(line, lexicon)) return true;
  const { text } = line;
  // "Analyst at Lumora – Verdi" below "Analyst – Acme" is a head of the same kind.
  if (text.length < SAID || NAME_END.test(text)) return false;
  const small = text.toLowerCase();
  return above.slice(-MOST_BETWEEN).some(({ role, line }) => {
    if (role !== 'header' && role !== 'dated') return false;
    const whole = line.cells[0]?.text ?? '';
    const [name = '', ...rest] = whole.split(NAME_END);
    const names = rest.length > 0 && !namesPost(name, lexicon) ? [whole, name] : [whole];
    return names.some((own) => {
      const said = own.length > 2 && small.startsWith(own.toLowerCase()) ? text.slice(own.length) : '';
      return u`^,?\s\p{Ll}`.test(said) && said.split(' ').length >= SAID_WORDS;
    });
  });
}

const NAME_END = /\s[-–—|·]\s/u;
/** Characters and words of what is said, and lines between it and the name. */
const SAID = 30;
const SAID_WORDS = 5;
const MOST_BETWEEN = 4;
