/** First-person pronouns in a bullet, and what only looks like one: Type I, MES, 我国, "Mi Banco". */
import { patternOf, u } from '../../../resume/patterns.ts';
import { FIRST_PERSON, FIRST_PERSON_OBJECT } from '../../lexicons/first-person.ts';
import type { Language } from '../../../resume/language.ts';
import { plain } from '../text/words.ts';
import { oncePerLanguage } from '../text/once.ts';

/** A lost glyph is a letter too: "ti" drawn as one leaves "\ufffdme" of "time". */
const LETTER = String.raw`[\p{L}\p{M}\p{N}\ufffd\ue000-\uf8ff]`;
const TOKEN = patternOf(`${LETTER}+(?:['’.-]${LETTER}+)*`, 'gu');
/** The consent that European resumes close with. */
const CONSENT =
  /(?:meiner|meine)\s(?:personenbezogenen\s)?(?:personen)?daten|(?:dei\s)?miei\sdati(?:\spersonali)?|mes\sdonn[ée]es|mis\sdatos|(?:os\s)?meus\sdados|my\spersonal\sdata/giu;
/** Titles of works, slogans, names of products are not the writer's own voice. */
const QUOTED = /[«»“”„"「」『』《》〈〉][^«»“”„"「」『』《》〈〉]{1,80}[«»“”„"「」『』《》〈〉]/gu;

/** Roman one: what it numbers stands before it, in capitals or not. */
const NUMBERED =
  /^(?:phase|type|class|level|grade|part|tier|stage|division|category|group|section|title|volume|chapter|calculus|physics|chemistry|algebra|war|step)$/u;
/** Firms and institutions that call themselves so (我国, 我司, 我校 …), 自我, the firm's "we", and invitations to write (联系我). */
const NOT_SELF_ZH =
  /(?:[自忘敌大本]|联系|聯絡|聯繫|关注|關注)我|我(?:国|國|司|校|院|部|行|省|市|军|軍|党|黨|方|局|处|處|所|厂|廠|店|县|縣|区|區|州|系|社|队|隊|们|們|爱|愛|的世界)/gu;

interface Own {
  readonly words: ReadonlySet<string>;
  readonly cjk: readonly string[] | null;
}

const ownOf = oncePerLanguage((language): Own => {
  const list = FIRST_PERSON[language];
  return { words: new Set(list.map(plain)), cjk: language === 'ja' || language === 'zh' ? list : null };
});

function isPlainLetter(code: number): boolean {
  return code >= 97 && code <= 122;
}

/** Whether one of the words may stand by itself in a folded text. Most bullets hold none, and parting them takes far longer. */
function mayHold(folded: string, words: ReadonlySet<string>): boolean {
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      if (!isPlainLetter(folded.charCodeAt(at - 1)) && !isPlainLetter(folded.charCodeAt(at + word.length))) return true;
  return false;
}

function romanOne(tokens: readonly string[], at: number): boolean {
  if (tokens[at] !== 'I') return false;
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  if (before !== undefined && (NUMBERED.test(before.toLowerCase()) || u`^\p{Lu}`.test(before)))
    return at > 0 && before !== 'I';
  return after === undefined || !u`^\p{Ll}`.test(after);
}

function spacedPronoun(text: string, language: Language): string | null {
  const { words } = ownOf(language);
  if (!mayHold(plain(text), words)) return null;
  const tokens = text.match(TOKEN) ?? [];
  for (const [at, token] of tokens.entries()) {
    if (!words.has(plain(token))) continue;
    // "8,9 mio di franchi": millions, as Switzerland writes them in Italian.
    if (language === 'it' && token === 'mio' && /\d$/.test(tokens[at - 1] ?? '')) continue;
    // An icon's letter ("ï"); English pronouns have no accents.
    if (language === 'en' && !/[a-z]/i.test(token.charAt(0))) continue;
    if (language === 'en' && token.charAt(0).toLowerCase() === 'i') {
      if (token.startsWith('i') || romanOne(tokens, at)) continue;
      return token;
    }
    // MES, IO, EU; "Mi Banco", "My Account" within a sentence.
    const capital = u`^\p{Lu}`.test(token);
    const shout = token.length > 1 && token === token.toUpperCase();
    const named = u`^\p{Lu}`.test(tokens[at + 1] ?? '') && language !== 'de';
    if (shout || (capital && (at > 0 || named))) continue;
    return token;
  }
  return null;
}

/** "Il mio profilo GitHub", "My portfolio": what a link is called. */
const LINK =
  /^(?:(?:il|la|o|a)\s)?(?:my|mi|mon|ma|meine?|mio|mia|meu|minha)\s(?:\S{1,20}\s){0,2}(?:linkedin|github|gitlab|portfolio|portafolio|portfólio|blog|website)\s?[.:：]?$/iu;

/** The first pronoun of the first person, as written; null when there is none. */
export function firstPersonIn(text: string, language: Language): string | null {
  if (LINK.test(text)) return null;
  const { cjk } = ownOf(language);
  const bare = text.slice(0, 2000).replace(QUOTED, ' ').replace(CONSENT, ' ');
  const object = (): string | null => FIRST_PERSON_OBJECT[language]?.exec(bare)?.[0] ?? null;
  if (!cjk) return spacedPronoun(bare, language) ?? object();
  const cleared = language === 'zh' ? bare.replace(NOT_SELF_ZH, ' ') : bare.replace(/[公官民]私|[公下]僕/gu, ' ');
  return cjk.find((word) => cleared.includes(word)) ?? object();
}
