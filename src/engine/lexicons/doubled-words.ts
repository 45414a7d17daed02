/** Words that nobody writes twice on purpose, and those that are. What may stand beside itself is left out: "had had", "nous nous", "für die die", "达到目的的". */
import type { Language } from '../../resume/language.ts';

/** Written with blanks between the words. */
export type Spaced = Exclude<Language, 'ja' | 'zh'>;

/** Articles, prepositions and conjunctions that no sentence doubles. Lower case. */
// prettier-ignore
export const NEVER_TWICE: Readonly<Record<Spaced, ReadonlySet<string>>> = {
  es: new Set(['de', 'del', 'la', 'el', 'los', 'las', 'un', 'una', 'unos', 'unas', 'en', 'con', 'por', 'para', 'al', 'su', 'sus', 'como', 'entre', 'desde', 'hasta', 'mi', 'mis', 'según', 'este', 'esta']),
  en: new Set(['the', 'an', 'and', 'of', 'to', 'for', 'with', 'at', 'by', 'from', 'as', 'or', 'this', 'these', 'their', 'its', 'our', 'my', 'into', 'than', 'also', 'during', 'while', 'across', 'between', 'within', 'using']),
  fr: new Set(['de', 'du', 'des', 'la', 'le', 'les', 'un', 'une', 'et', 'au', 'aux', 'dans', 'par', 'pour', 'sur', 'avec', 'mes', 'mon', 'ses', 'ce', 'cette', 'dont', 'ainsi', 'entre', 'chez']),
  pt: new Set(['de', 'do', 'da', 'dos', 'das', 'em', 'no', 'na', 'nas', 'um', 'uma', 'com', 'por', 'para', 'os', 'as', 'ao', 'aos', 'pelo', 'pela', 'seu', 'sua', 'ou', 'como', 'entre', 'desde']),
  de: new Set(['und', 'für', 'im', 'ins', 'zum', 'zur', 'am', 'oder', 'sowie', 'einer', 'eines', 'einem', 'eine', 'einen', 'beim', 'vom', 'sind', 'wurde', 'wurden']),
  it: new Set(['di', 'del', 'della', 'dello', 'dei', 'degli', 'delle', 'il', 'la', 'gli', 'le', 'un', 'una', 'uno', 'nel', 'nella', 'nelle', 'nei', 'con', 'per', 'al', 'alla', 'alle', 'ai', 'dal', 'dalla', 'tra', 'fra', 'ed']),
};

/** Longer words that are doubled for emphasis, or stand beside themselves by grammar. Lower case. */
// prettier-ignore
export const OFTEN_TWICE: Readonly<Record<Spaced, ReadonlySet<string>>> = {
  es: new Set(['mucho', 'mucha', 'luego', 'tanto', 'ahora', 'medio', 'nunca']),
  en: new Set(['there', 'never', 'night', 'knock', 'really', 'which', 'where', 'great', 'little']),
  fr: new Set(['faire', 'petit', 'presque', 'beaucoup', 'doucement', 'jamais', 'elles']),
  pt: new Set(['pouco', 'muito', 'muita', 'quase', 'agora', 'nunca', 'passo']),
  de: new Set(['werden', 'haben', 'waren', 'immer', 'ihnen', 'diese', 'dieser', 'diesen', 'denen', 'deren', 'welche', 'gehen', 'lange', 'worden', 'durch', 'unter', 'hinter', 'gegen', 'nieder']),
  it: new Set(),
};

/** Italian doubles adverbs and adjectives for emphasis ("piano piano"), but no noun that ends so. */
export const ITALIAN_NOUN = /(?:ion[ei]|ment[oi]|ità|tor[ei]|aggi[o]?)$/u;

const NUMERALS = '一二三四五六七八九十';

/** Particles between two words of other scripts, where no particle ends or opens a word: 顧客のの対応. */
const JAPANESE = [
  String.raw`(?<=[\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9])([のをにがはで]) ?\1(?=[\p{Script=Han}\p{Script=Katakana}A-Za-z0-9])`,
  'を ?を',
  '(として|について|において|により|および|及び|しました|いたしました|すること)、? ?\\2',
].join('|');

/** 目的的, 有的的, 标的的, 为了了解 and 参与与 are whole words beside each other. */
const CHINESE = [
  String.raw`(?<=[\p{Script=Han}A-Za-z0-9])(?<![目有打中标標${NUMERALS}])的 ?的(?![确確士${NUMERALS}])`,
  '(?<![参參给給赋賦授])(?:与 ?与|與 ?與)(?![会會否众眾])',
  '(进行|通过|以及|根据|负责|对于|由于|并且|同时|其中|進行|通過|根據|負責|對於|由於|並且|同時) ?\\1',
].join('|');

/** What is doubled in languages without blanks. */
export const DOUBLED_CHARACTERS: Readonly<Record<'ja' | 'zh', string>> = { ja: JAPANESE, zh: CHINESE };
