/** How a bullet names its action: by a strong word, by one that claims nothing, or not at all. */
import { iu, u } from '../../../resume/patterns.ts';
import { simplified } from '../../lexicons/han-simplified.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { actionTableOf, inflections, type ActionTable } from './action-table.ts';
import { hasFigure } from './figures.ts';
import { tellsResult } from './measured-changes.ts';
import { CJK, wordsOf } from '../text/fold.ts';
import { oncePer, recalled } from '../text/once.ts';
import { plain } from '../text/words.ts';

export interface Opening {
  readonly kind: 'strong' | 'weak' | 'none';
  /** The words that say so, as written: the first ones, or the last where the language puts the action there. */
  readonly words: string;
}

/** "Cut: …", "In 2020, …": what stands before is no longer than this many words or characters. */
const LEAD_IN_WORDS = 8;
const LEAD_IN_CHARACTERS = 24;
const QUOTED_WORDS = 4;
const QUOTED_CHARACTERS = 10;

/** Whether a row of words, with blanks around it, begins with a phrase: "en charge d'" ends within a word. */
export function beginsWith(row: string, phrase: string): boolean {
  return row.startsWith(` ${phrase}${phrase.endsWith("'") ? '' : ' '}`);
}

function startsAt(row: string, phrases: ReadonlyMap<string, readonly string[]>): number {
  const first = row.slice(0, row.indexOf(' ', 1) + 1);
  let longest = 0;
  for (const phrase of phrases.get(first.trim()) ?? []) {
    if (phrase.length > longest && beginsWith(row, phrase)) longest = phrase.length;
  }
  return longest;
}

function endingTells(word: string, table: ActionTable, endings: readonly string[]): boolean {
  return (
    word.length >= 5 &&
    !table.exceptions.has(word) &&
    endings.some(
      (ending) =>
        word.endsWith(ending) && (word.length > ending.length + 1 || (word === ending && ending.startsWith('ge'))),
    )
  );
}

/** "Adelanté", "Replanteó", "Abrí": the accent that folding takes away tells a Spanish past tense from all but a few nouns. */
const SPANISH_PAST = u`^\p{L}{3,}[éíó]$`;

/** Of a clause's first word, in a script with spaces. */
function kindOfStart(tokens: readonly string[], table: ActionTable): Opening['kind'] {
  const row = ` ${tokens.slice(0, 8).join(' ')} `;
  const first = tokens[0] ?? '';
  const weak = startsAt(row, table.weakPhrases);
  const strong = startsAt(row, table.strongPhrases);
  if (strong > 0 && strong >= weak) return 'strong';
  if (weak > 0) return 'weak';
  if (table.exceptions.has(first)) return 'none';
  if (inflections(first, table.language).some((form) => table.strongPhrases.get(form)?.includes(form))) return 'strong';
  return endingTells(first, table, table.endings) ? 'strong' : 'none';
}

/** Adverbs, pronouns and auxiliaries in front of the verb: "Successfully led", "J'ai piloté", "Ho gestito"; not the adjectives of "Monthly reports". */
const BEFORE_THE_VERB =
  /^(?:ho|ai|habe|he|have|hemos|abbiamo)$|^(?!(?:hour|dai|week|month|quarter|year|ear|friend|fami|assemb|supp|live|like|cost|on)ly).{3,}(?:ly|mente)$/;

/** "Technische Beratung", "fachliche Führung", "Kaufmännische und technische Leitung", "Innen- und Außenreinigung": what stands before a German noun of action. */
const GERMAN_LEAD = u`^(?:\p{Lu}\p{Ll}{2,}-\s(?:und|oder|sowie)\s|\p{L}\p{Ll}{2,}(?:e|er|es|en)\s(?:(?:und|oder|sowie)\s\p{Ll}+(?:e|er|es|en)\s)?)(?=\p{Lu})`;
/** "Einrichten und Bedienen von …", "Verwalten interner Server": infinitives written as nouns, told from plurals by what they begin with. */
const GERMAN_INFINITIVE = u`^(?:Ab|An|Auf|Aus|Be|Ein|Ent|Er|Um|Ver|Vor|Zer|Zu(?:sammen)?)\p{Ll}{3,}(?<!ung|ag|ab|ion|ant|ent|ahr|ehm)(?:en|ern|eln)(?=\s(?:vo[nm]|der|des|eine[rs]?|\p{Ll}{3,}er\s\p{Lu}|und\s\p{Lu}\p{Ll}+(?:en|ern|eln)\s))`;

function isGermanInfinitive(text: string, table: ActionTable): boolean {
  const [infinitive] = GERMAN_INFINITIVE.exec(text) ?? [];
  const word = plain(infinitive ?? '');
  return infinitive !== undefined && !table.exceptions.has(word) && !table.weakPhrases.has(word);
}

function opensWith(text: string, table: ActionTable): Opening['kind'] {
  if (table.language === 'de' && isGermanInfinitive(text, table)) return 'strong';
  let tokens = wordsOf(plain(text));
  const written = wordsOf(text.toLowerCase());
  for (let skipped = 0; skipped < 2; skipped += 1) {
    const kind = kindOfStart(tokens, table);
    if (kind !== 'none') return kind;
    const [first = ''] = tokens;
    const past = table.language === 'es' && SPANISH_PAST.test(written[skipped] ?? '');
    if (past && !table.exceptions.has(first)) return 'strong';
    const elided = /^j'(.+)$/.exec(first)?.[1];
    if (elided) tokens = [elided, ...tokens.slice(1)];
    else if (table.pronouns.has(first) || BEFORE_THE_VERB.test(first)) tokens = tokens.slice(1);
    else return 'none';
  }
  return kindOfStart(tokens, table);
}

function closesWith(text: string, table: ActionTable): boolean {
  return text.split(/[,;:.!?()–—]|\s(?:und|sowie|oder)\s/u).some((clause) => {
    const written = wordsOf(clause).at(-1) ?? '';
    // A German noun is no participle: "verantwortlich für die Planung".
    if (u`^\p{Lu}`.test(written)) return false;
    const last = plain(written);
    if (table.weakPhrases.get(last)?.includes(last)) return false;
    return table.strongPhrases.get(last)?.includes(last) === true || endingTells(last, table, table.closingEndings);
  });
}

/** Care for people is a trade, and so is technical or legal aid: "assistenza ai pazienti", "Aider aux repas". What stands for whom comes soon after. */
const CARE = u`^(?:(?:assistenza|asistencia|assistencia|assistance|acompanamiento|acompanhamento|accompagnamento|accompagnement|aide)\s(?:\p{L}{1,8}['’\s]\s?){0,3}(?:pa[cz]ien|malat|degent|anzian|bambin|disabil|enferm|ancian|mayores|famili|nin[oa]s|menor|doent|idos|crianc|utent|resident|malade|patient|personnes|person[ea]|sanitar|infermier|sociosanit|socio|medic|consult|clinic|domicil|legal|tecnic|juridic|technique|juridique|geriat|pediat|part[oi]|post\s?-?vend|repas|toilette|lever|coucher|bain|soins)|aider\s(?:aux?|a\sla|a\sl['’])\s?(?:repas|toilette|lever|coucher|bain|soins|habill)|assistenz\s(?:am\sstuhl|bei\s(?:\p{L}+\s){0,2}(?:op|eingriff|behandlung|untersuchung)))`;
/** "…, usato da quattro prodotti": what is said of a thing behind the comma, not what somebody did. */
const USED_BY = iu`^\p{L}+(?:[dt][aoie]s?|ed|és?|ées?|t)\s(?:da|dal|dai|dalle|dagli|by|par|por|pel[ao]s?|von|vom)(?!\p{L})`;

function spacedOpening(text: string, table: ActionTable): Opening {
  const bare = text.replace(u`^[^\p{L}\p{N}]+`, '');
  const words = bare
    .split(/\s+/u)
    .slice(0, QUOTED_WORDS)
    .join(' ')
    .replace(/[,;:.]+$/u, '');
  const kind = opensWith(bare, table);
  if (kind === 'strong' || (kind === 'weak' && CARE.test(plain(bare).trim()))) return { kind: 'strong', words };
  if (table.position !== 'first' && closesWith(bare, table)) return { kind: 'strong', words };
  const [lead = '', ...rest] = bare.split(/[:,–—]\s|\s-\s/u);
  if (kind === 'none' && rest.length > 0 && wordsOf(lead).length <= LEAD_IN_WORDS) {
    const told = rest.join(', ');
    const after = USED_BY.test(told) ? 'none' : opensWith(told, table);
    if (after !== 'none') return { kind: after, words };
  }
  return { kind, words };
}

function longest(list: readonly string[], matches: (word: string) => boolean): number {
  return list.reduce((best, word) => (word.length > best && matches(word) ? word.length : best), 0);
}

function chineseKind(written: string, table: ActionTable): Opening['kind'] {
  const clause = simplified(written);
  const starts = (word: string): boolean => clause.startsWith(word);
  const strong = longest(table.strong, starts);
  const weak = longest(table.weak, starts);
  if (strong > weak && longest(table.exceptionList, starts) <= strong) return 'strong';
  return weak > 0 ? 'weak' : 'none';
}

/** "由 82 分升至 91 分", "从10天缩短为5天"; not from one year, hour or age to another. */
const FROM_TO_CHINESE = /[由从]\s?约?\d[\d.,]{0,12}(?![\d.,]|\s?[年月日号点时岁])[^。；;]{0,12}?[至到为成]\s?约?\d/u;

/** A strong word right before a number is a deed, whatever the clause opens with: 资源占用率减少 8%. */
function tellsMeasuredChange(written: string, table: ActionTable): boolean {
  const clause = simplified(written);
  if (FROM_TO_CHINESE.test(clause)) return true;
  return Array.from(clause.matchAll(/[\d一二三四五六七八九十百]+/gu)).some(({ index }) => {
    const before = clause.slice(0, index).replace(/[了至到约近超过逾\s]+$/u, '');
    return table.strong.some((word) => before.endsWith(word));
  });
}

/** The end of a Japanese sentence, from behind a particle or a comma rather than from within a word. */
function quotedEnd(sentence: string): string {
  const characters = Array.from(sentence);
  if (characters.length <= QUOTED_CHARACTERS) return sentence;
  const end = characters.slice(-QUOTED_CHARACTERS).join('');
  const from = /^.{0,5}?[をにのでがはと、,]/u.exec(end)?.[0].length ?? 0;
  return end.slice(from);
}

/** "为公司搭建…", "从0搭建…", "与供应商洽谈…": whom or what with stands before the verb, within so many characters. */
const BEFORE_CHINESE = /^(?:为|在|从|与|和|同|以|依|按照?|根据|基于|针对|对|向|给|赴|曾)(?!\S{0,3}(?:负责|参与|协助))/u;
const MOST_BEFORE = 18;
/** 供应商, 销售额, 设计师: the verb in a name. */
const NAMED = /[商师员部者院率额量品费单的]/u;

/** A strong word of two characters behind it. */
function actsBehind(written: string, table: ActionTable): boolean {
  const clause = simplified(written);
  const before = BEFORE_CHINESE.exec(clause)?.[0].length ?? 0;
  const rest = clause.slice(before, before + MOST_BEFORE);
  const acts = (word: string): boolean => {
    const at = rest.indexOf(word, 1);
    return at > 0 && !NAMED.test(rest.charAt(at + word.length));
  };
  return before > 0 && table.strong.some((word) => word.length > 1 && acts(word));
}

function chineseOpening(text: string, table: ActionTable, lexicon: Lexicon): Opening {
  const clauses = text
    .replace(u`^[^\p{L}\p{N}]+`, '')
    .split(/[，,。；;：:、]\s*|\s[-–—]\s/u)
    .filter(Boolean);
  const [first = '', ...later] = clauses;
  // A passage in English is quoted by its words.
  const start = Array.from(first).slice(0, QUOTED_CHARACTERS).join('');
  const words = CJK.test(start) ? start : spacedOpening(first, table).words;
  const kind = chineseKind(first, table);
  if (kind === 'strong') return { kind, words };
  if (kind === 'none' && (tellsMeasuredChange(first, table) || actsBehind(first, table)))
    return { kind: 'strong', words };
  const acts = later.some((clause) => chineseKind(clause, table) === 'strong');
  // 负责 before a measured result names the task, not the whole claim.
  if (kind === 'weak') return { kind: acts && hasFigure(text, lexicon) ? 'strong' : 'weak', words };
  return { kind: acts && first.length <= LEAD_IN_CHARACTERS ? 'strong' : 'none', words };
}

/** "売上比率を28%から37%へ", "2024年度 目標達成率118%": what came of it, measured. */
const MEASURED =
  /を[^。]{0,12}\d[^。]{0,20}[へに]$|(?:率|比|売上|数|額|実績)[^。\d]{0,8}[\d,.]+\s?(?:%|億|万|円|件|名|倍|社|位|pt|ポイント){1,3}$/u;

function japaneseKind(sentence: string, table: ActionTable): Opening['kind'] {
  if (MEASURED.test(sentence)) return 'strong';
  const ends = (word: string): boolean => sentence.endsWith(word);
  const strong = Math.max(longest(table.strong, ends), longest(table.closingEndings, ends));
  const weak = Math.max(longest(table.weak, ends), longest(table.exceptionList, ends));
  if (strong > weak) return 'strong';
  return weak > 0 ? 'weak' : 'none';
}

function japaneseOpening(text: string, table: ActionTable): Opening {
  const sentences = text
    .replace(/[（(][^）)]{0,60}[）)]/gu, '')
    .split(/[。．!！?？]|\.\s/u)
    .map((sentence) => sentence.replace(/[\s、,.・」』)）]+$/u, ''))
    .filter(Boolean);
  const last = sentences.at(-1) ?? '';
  const words = quotedEnd(last);
  const kinds = sentences.map((sentence) => japaneseKind(sentence, table));
  if (kinds.includes('strong')) return { kind: 'strong', words };
  return { kind: kinds.at(-1) ?? 'none', words };
}

function openingIn(text: string, lexicon: Lexicon): Opening {
  const table = actionTableOf(lexicon);
  const folded = text.normalize('NFKC').slice(0, 1000);
  if (lexicon.language === 'zh') return chineseOpening(folded, table, lexicon);
  if (lexicon.language === 'ja') return japaneseOpening(folded, table);
  return spacedOpening(folded, table);
}

const recalledOpenings = oncePer((lexicon: Lexicon) => recalled((text) => openingIn(text, lexicon)));

export function readOpening(text: string, lexicon: Lexicon): Opening {
  return recalledOpenings(lexicon)(text);
}

/** The same of what is known for a deed: a result may stand in its place, and adjectives before its noun, as they do in a German post. */
export function readDeed(text: string, lexicon: Lexicon): Opening {
  const opening = readOpening(text, lexicon);
  if (opening.kind !== 'none') return opening;
  const lead = lexicon.language === 'de' ? GERMAN_LEAD.exec(text)?.[0] : undefined;
  const deed = lead !== undefined && readOpening(text.slice(lead.length), lexicon).kind === 'strong';
  return deed || tellsResult(text, lexicon.language) ? { ...opening, kind: 'strong' } : opening;
}
