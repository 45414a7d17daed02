/** Which passages are written in another language than the resume: by function words, which names of tools and firms do not bring along. */
import { LANGUAGES, type Language } from '../../resume/language.ts';
import { LEXICONS } from '../lexicons/index.ts';
import { wordsOf } from './fold.ts';
import { plain } from './words.ts';

/** Shorter passages tell nothing. */
const LEAST_WORDS = 8;
const LEAST_CJK = 15;
/** So many different function words, and so large a share of the words, make a sentence. */
const LEAST_FUNCTION_WORDS = 3;
const LEAST_SHARE = 0.2;
const LONGEST = 3000;

const LATIN = LANGUAGES.filter((language) => language !== 'ja' && language !== 'zh');
/** Spellings that the sister languages do not share. */
const MARKS: Readonly<Partial<Record<Language, RegExp>>> = {
  es: /(?:cion|ciones|miento|mientos|anza|idad|idades)$|ñ|^(?:el|los|las|del|y)$/u,
  pt: /(?:cao|coes|mento|mentos|dade|dades|agem)$|lh|nh|^(?:o|os|do|dos|da|das|em|na|no|nas|nos|ao|pelo|pela|pelos|pelas|e)$/u,
  it: /(?:zione|zioni|aggio|ezza|ita)$|gli|cch|^(?:il|della|delle|dei|degli|nel|nella|gli|e|di|dell'.+|all'.+)$/u,
  fr: /(?:eaux?|ment|eurs?|euses?|ique|iques)$|^(?:[ldjnsmtc]|qu)'\p{L}|^(?:du|des|au|aux|et|les|le|une|pour|dans)$/u,
  de: /(?:ung|ungen|keit|heit|schaft)$|sch|^(?:und|der|die|das|den|dem|des|im|zur|zum)$/u,
};

const stops = new Map<Language, ReadonlySet<string>>();
function stopsOf(language: Language): ReadonlySet<string> {
  const made =
    stops.get(language) ?? new Set(LEXICONS[language].stopWords.map(plain).filter((word) => word.length > 1));
  stops.set(language, made);
  return made;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
/** Simplified characters that Japanese does not write, and everyday ones of traditional Chinese prose. */
const SIMPLIFIED =
  /[们这为个对发经过从进现开关负责处协议产业单优务动员团队图场报师应录总扩护择拥换损无时显术机构标样档检楼汇济测热爱环电盖监码础确离种积称稳竞笔签简类级纪约组织终结给统继续维综编缩网罗职联规视览认讨让训记许论设证评识诉词试详误说请读调谁财质购贸费资转轮软较输边达迁运还远连迟适选递逻邮释针钟铁链销锁错键镇长门问间际陆险随难预领频题额风验]/gu;
const TRADITIONAL = /[的與為們這個對從並將負責]/gu;

function latinOf(words: readonly string[], own: Language): Language | null {
  const ownStops = LATIN.includes(own as (typeof LATIN)[number]) ? stopsOf(own) : new Set<string>();
  let best: { language: Language; hits: number } | null = null;
  for (const language of LATIN) {
    if (language === own) continue;
    const theirs = stopsOf(language);
    const isOf = (word: string, of: Language, list: ReadonlySet<string>): boolean =>
      list.has(word) || MARKS[of]?.test(word) === true;
    const hits = words.filter((word) => isOf(word, language, theirs) && !isOf(word, own, ownStops));
    const mine = words.filter((word) => isOf(word, own, ownStops) && !isOf(word, language, theirs)).length;
    // Names are borrowed from English more than from any other language.
    const least = language === 'en' ? LEAST_FUNCTION_WORDS : LEAST_FUNCTION_WORDS - 1;
    if (new Set(hits).size < least || hits.length < LEAST_SHARE * words.length || mine * 3 > hits.length) continue;
    if (!best || hits.length > best.hits) best = { language, hits: hits.length };
  }
  return best?.language ?? null;
}

export interface Told {
  /** Characters by which it counts; 0 when it is too short to tell. */
  readonly weight: number;
  readonly foreign: Language | null;
}

const UNTOLD: Told = { weight: 0, foreign: null };

export function languageOfPassage(text: string, own: Language): Told {
  const part = text.slice(0, LONGEST);
  const letters = count(part, /\p{L}/gu);
  const kana = count(part, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const cjk = kana + count(part, /\p{Script=Han}/gu);
  if (cjk > letters / 2) {
    if (cjk < LEAST_CJK) return UNTOLD;
    // Kana make Japanese; a Chinese sentence has none.
    const hiragana = count(part, /\p{Script=Hiragana}/gu);
    if (own === 'ja') {
      const chinese =
        count(part, SIMPLIFIED) >= LEAST_FUNCTION_WORDS || count(part, TRADITIONAL) >= LEAST_FUNCTION_WORDS;
      return { weight: cjk, foreign: kana === 0 && chinese ? 'zh' : null };
    }
    if (own === 'zh') return { weight: cjk, foreign: hiragana > cjk * 0.2 ? 'ja' : null };
    return { weight: cjk, foreign: hiragana > cjk * 0.1 ? 'ja' : 'zh' };
  }
  const words = wordsOf(plain(part)).filter((word) => /\p{Script=Latin}/u.test(word));
  if (words.length < LEAST_WORDS) return UNTOLD;
  return { weight: letters, foreign: latinOf(words, own) };
}
