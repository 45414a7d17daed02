/** How a Japanese list item names its action: at the end of a sentence, or of a clause that a result or a number follows. */
import { u } from '../../../resume/patterns.ts';
import { longestOf, type ActionTable, type Opening } from './action-table.ts';

const QUOTED = 10;

/** The end of a sentence, from behind a particle or a comma rather than from within a word. */
function quotedEnd(sentence: string): string {
  const characters = Array.from(sentence);
  if (characters.length <= QUOTED) return sentence;
  const end = characters.slice(-QUOTED).join('');
  const from = /^.{0,5}?[をにのでがはと、,]/u.exec(end)?.[0].length ?? 0;
  return end.slice(from);
}

/** "売上比率を28%から37%へ", "2024年度 目標達成率118%": what came of it, measured. */
const MEASURED =
  /を[^。]{0,12}\d[^。]{0,20}[へに]$|(?:率|比|売上|数|額|実績)[^。\d]{0,8}[\d,.]+\s?(?:%|億|万|円|件|名|倍|社|位|pt|ポイント){1,3}$/u;

/** "確認表をつくり、…", "採用を始め、…", "ケーキを4人で仕上げ": a verb that another clause follows. */
const GOES_ON = u`を[^をは、。]{0,14}[\p{sc=Han}\p{sc=Hiragana}][いきぎしちにびみりえけげせてねべめれ]$`;
/** "関東を中心に", "店長を含め", "社内報を通じて": how, not what. "大学を卒業し", "興味を持ち": of a life, not of work. */
const NO_DEED =
  /を(?:中心|目標|対象|基準|軸|主体|目的|目指し?て?|目処)に?$|を(?:含め|通じ|通し|経|除|はじめ|始めと|問わ|踏まえ|生かし|活かし)(?:て|ず)?$|(?:卒業|退職|入社|入学|異動|志望|休職|病気を|留学|修了|希望)(?:し|して)$|を(?:持|待|目指|志|やめ|辞め|離れ|終え)[ちしてっ]{0,3}$/u;

function kindOf(clause: string, table: ActionTable): Opening['kind'] {
  if (MEASURED.test(clause)) return 'strong';
  const ends = (word: string): boolean => clause.endsWith(word);
  const strong = Math.max(longestOf(table.strong, ends), longestOf(table.closingEndings, ends));
  const weak = Math.max(longestOf(table.weak, ends), longestOf(table.exceptionList, ends));
  if (strong > weak) return 'strong';
  if (weak > 0) return 'weak';
  return GOES_ON.test(clause) && !NO_DEED.test(clause) && !goesOnWeakly(clause, table) ? 'strong' : 'none';
}

/** "受付を担当し", "清掃を行い" claim no more than "担当した" and "行った" do. */
function goesOnWeakly(clause: string, table: ActionTable): boolean {
  const plain = clause.replace(/(?:って|て)$/u, '');
  const stem = plain.replace(/.$/u, '');
  return [`${plain}ました`, `${plain}った`, `${stem}った`, `${stem}いた`, `${plain}た`, plain, stem].some((form) =>
    [...table.weak, ...table.exceptionList].some((word) => form.endsWith(word)),
  );
}

/** "申請書類作成、年間 400 件前後": a number behind the deed says how much of it. */
function kindOfSentence(sentence: string, table: ActionTable): Opening['kind'] {
  const kind = kindOf(sentence, table);
  if (kind !== 'none') return kind;
  const clauses = sentence
    .split(/[、,，]|\s(?=(?:年|月|週|日)(?:間|平均)?\s?約?\s?\d)/u)
    .map((clause) => clause.trim());
  return clauses.slice(0, -1).some((clause) => kindOf(clause, table) === 'strong') ? 'strong' : 'none';
}

/** How a list item opens; `words` are its last ones. */
export function japaneseOpening(text: string, table: ActionTable): Opening {
  const sentences = text
    .replace(/[（(][^）)]{0,60}[）)]/gu, '')
    .split(/[。．!！?？]|\.\s/u)
    .map((sentence) => sentence.replace(/[\s、,.・」』)）]+$/u, ''))
    .filter(Boolean);
  const words = quotedEnd(sentences.at(-1) ?? '');
  const kinds = sentences.map((sentence) => kindOfSentence(sentence, table));
  if (kinds.includes('strong')) return { kind: 'strong', words };
  return { kind: kinds.at(-1) ?? 'none', words };
}
