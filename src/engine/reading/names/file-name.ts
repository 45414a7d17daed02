/** What a file's name says: whose it is, and what saving and sending left in it. */
import { gu, u } from '../../../resume/patterns.ts';
import { DOCUMENT_WORDS, DOCUMENT_WORDS_CJK, DRAFT_WORDS, DRAFT_WORDS_CJK } from '../../lexicons/file-words.ts';
import { CJK, fold, keysOf } from '../text/fold.ts';
import { oncePer } from '../text/once.ts';
import { plain } from '../text/words.ts';

export interface FileNameFacts {
  /** A trace of a draft or a copy, as written. */
  readonly trace: string | null;
  readonly named: 'yes' | 'no' | 'unknown';
  /** Nothing in it but what the document is. */
  readonly generic: boolean;
}

const foldedWords = oncePer((words: readonly string[]): ReadonlySet<string> => new Set(keysOf(words)));

/** Longest name that is read: file systems end there. */
const LONGEST = 255;

/** "AnaReyesCV_v2" -> Ana, Reyes, CV, v2. */
function wordsIn(base: string): string[] {
  if (!/[^ -~]/.test(base))
    return base
      .replace(/([a-z])(?=[A-Z])/g, '$1 ')
      .split(/[^a-zA-Z\d]+/)
      .filter((word) => word !== '');
  return base
    .replace(gu`(?<=\p{Ll})(?=\p{Lu})`, ' ')
    .split(u`[^\p{L}\p{M}\p{N}]+`)
    .filter((word) => word !== '');
}

const NUMBERED_COPY = /[(（]\s?\d{1,2}\s?[)）]/u;
const VERSION = /^(?:v|ver|rev|version|versao|versione)\d{1,3}$/u;
const NUMBERED_DOCUMENT = /^(?:cv|resume|curriculum|curriculo|lebenslauf|document|documento|dokument)(\d{1,3})$/u;

function traceIn(base: string, words: readonly string[], ofPerson: ReadonlySet<string>): string | null {
  const copy = NUMBERED_COPY.exec(base)?.[0];
  if (copy !== undefined) return copy;
  const drafts = foldedWords(DRAFT_WORDS);
  const word = words.find((candidate) => {
    const folded = plain(candidate);
    // Somebody may be called Neu or Nova.
    if (ofPerson.has(folded)) return false;
    return drafts.has(folded) || VERSION.test(folded) || NUMBERED_DOCUMENT.test(folded);
  });
  if (word !== undefined) return word;
  const person = [...ofPerson].join('');
  return DRAFT_WORDS_CJK.find((trace) => base.includes(trace) && !person.includes(trace)) ?? null;
}

/** `name` as found in the resume, `address` the part of the e-mail address before the @: a name in Han may be spelled there as in the file. */
export function fileNameFacts(fileName: string, name: string | null, address: string | null): FileNameFacts {
  const base = fold(fileName.slice(0, LONGEST)).replace(/(?:\.(?:pdf|docx?|odt))+$/iu, '');
  const words = wordsIn(base);
  const ofPerson = new Set(wordsIn(fold(name ?? '')).map(plain));
  const documents = foldedWords(DOCUMENT_WORDS);
  const drafts = foldedWords(DRAFT_WORDS);
  const rest = words.filter((word) => {
    const folded = plain(word);
    return (
      u`\p{L}`.test(word) &&
      !documents.has(folded) &&
      !drafts.has(folded) &&
      !VERSION.test(folded) &&
      !NUMBERED_DOCUMENT.test(folded)
    );
  });
  const left = [...DOCUMENT_WORDS_CJK, ...DRAFT_WORDS_CJK]
    .reduce((text, word) => text.replaceAll(word, ''), rest.join(' '))
    .trim();
  const trace = traceIn(base, words, ofPerson);
  const generic = !u`\p{L}{2}|\p{Script=Han}`.test(left);
  if (generic) return { trace, generic, named: 'no' };
  if (name === null) return { trace, generic, named: 'unknown' };
  const tight = plain(name).replace(/[\s・]/gu, '');
  const whole = plain(base).replace(gu`[^\p{L}]+`, '');
  // "anareyes_cv" has no border between the names.
  const parts = [...ofPerson].filter((part) => Array.from(part).length >= (CJK.test(part) ? 1 : 3));
  if (
    whole.includes(tight) ||
    parts.some((part) => words.some((word) => plain(word) === part) || (part.length >= 4 && whole.includes(part)))
  )
    return { trace, generic, named: 'yes' };
  const spelled = plain(address ?? '')
    .split(u`[^\p{L}]+`)
    .filter((part) => part.length >= 3);
  if (CJK.test(name) && spelled.some((part) => whole.includes(part))) return { trace, generic, named: 'yes' };
  // 水野彩香 as "Ayaka Mizuno": there is no telling.
  return { trace, generic, named: CJK.test(name) && u`\p{Script=Latin}{3}`.test(left) ? 'unknown' : 'no' };
}

/** A name to save it by: "Ana-Reyes-CV.pdf", "履歴書_水野彩香.pdf". */
export function suggestedFileName(name: string, language: string | null): string {
  if (CJK.test(name)) {
    const tight = name.replace(/\s+/gu, '');
    return language === 'ja' ? `職務経歴書_${tight}.pdf` : `${tight}-简历.pdf`;
  }
  const ascii = name
    .normalize('NFD')
    .replace(gu`\p{M}`, '')
    .replace(/ß/gu, 'ss');
  const spelled = wordsIn(ascii).map((word) =>
    word === word.toUpperCase() ? word.charAt(0) + word.slice(1).toLowerCase() : word,
  );
  const kind = language === 'en' ? 'Resume' : language === 'de' ? 'Lebenslauf' : 'CV';
  return `${[...spelled, kind].join('-')}.pdf`;
}
