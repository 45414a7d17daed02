/** The head of an entry: which words are the title or degree, which the employer or school. */
import type { SectionKind } from '../../resume/report.ts';
import { LEXICONS } from '../lexicons/index.ts';
import type { Lexicon } from '../lexicons/lexicon.ts';
import { CJK, key } from './fold.ts';

const HARD_SEPARATORS = /\s*[|•·●∙⋅｜／]\s*|\s+[–—―-]\s+|\s{3,}|\s+@\s+|[【】「」『』]/u;
const AT_WORDS: Readonly<Record<string, RegExp>> = {
  en: /\s+at\s+/iu,
  es: /\s+en\s+/iu,
  fr: /\s+chez\s+/iu,
  pt: /\s+n[ao]\s+/iu,
  de: /\s+bei(?:\s+der|m)?\s+/iu,
  it: /\s+(?:presso|c\/o)\s+/iu,
};
const LEGAL_FORM = /^(?:inc|llc|ltd|s\.?\s?a|s\.?\s?l|s\.?\s?r\.?\s?l|s\.?\s?p\.?\s?a|gmbh|ag|ltda|co|corp|plc|sas|sarl|kg|eirl|jr)\.?$/iu;

interface Words {
  readonly latin: readonly string[];
  readonly cjk: readonly string[];
}

function wordsFrom(lists: readonly (readonly string[])[]): Words {
  const all = [...new Set(lists.flat().map(key))];
  return { latin: all.filter((word) => !CJK.test(word)), cjk: all.filter((word) => CJK.test(word)) };
}

interface Marks {
  readonly role: Words;
  readonly organisation: Words;
  readonly places: ReadonlySet<string>;
}

const cache = new Map<string, Marks>();

/** English words stand in resumes of every language. */
function marksFor(lexicon: Lexicon, education: boolean): Marks {
  const id = `${lexicon.language}-${String(education)}`;
  const known = cache.get(id);
  if (known) return known;
  const { en } = LEXICONS;
  const marks: Marks = {
    role: education ? wordsFrom([lexicon.degreeWords, en.degreeWords]) : wordsFrom([lexicon.titleWords, en.titleWords]),
    organisation: education ? wordsFrom([lexicon.schoolWords, en.schoolWords]) : wordsFrom([lexicon.companyWords, en.companyWords]),
    places: new Set([...lexicon.places, ...en.places].map(key)),
  };
  cache.set(id, marks);
  return marks;
}

/** `stems`: a prefix is enough (title words), else whole words (legal forms). */
function score(text: string, words: Words, stems: boolean): number {
  const folded = key(text);
  const parts = folded.split(/[^\p{L}\p{N}.&']+/u).filter((part) => part !== '');
  const latin = words.latin.filter((word) => {
    if (/[\s.]/u.test(word)) return ` ${folded} `.includes(` ${word} `) || (word.includes('.') && parts.includes(word)) || parts.includes(word.replace(/\.$/u, ''));
    return parts.some((part) => (stems && word.length > 3 ? part.startsWith(word) : part.replace(/\.$/u, '') === word));
  }).length;
  return latin + words.cjk.filter((word) => folded.includes(word)).length;
}

function isPlace(text: string, places: ReadonlySet<string>): boolean {
  const parts = key(text)
    .split(/\s*[,()/]\s*/u)
    .filter((part) => part !== '');
  return parts.length > 0 && parts.length <= 3 && parts.some((part) => places.has(part)) && parts.every((part) => places.has(part) || part.length <= 3 || parts.length > 1);
}

function tidy(text: string): string {
  return text.replace(/[\ue000-\uf8ff]/gu, '').replace(/^[\s,;:|·•–—()［\][-]+|[\s,;:|·•–—(［[-]+$/gu, '').trim();
}

/** A comma parts title from employer only where the two sides say so; "Acme, Inc." and "Sales, Marketing" stay whole. */
function splitCommas(text: string, marks: Marks): string[] {
  const pieces = text.split(/\s*[,、，]\s+|[、，]/u);
  if (pieces.length < 2 || pieces.length > 4) return [text];
  if (pieces.slice(1).some((piece) => LEGAL_FORM.test(piece))) return [text];
  const roles = pieces.map((piece) => score(piece, marks.role, true) > 0);
  const organisations = pieces.map((piece) => score(piece, marks.organisation, true) > 0);
  const places = pieces.map((piece) => isPlace(piece, marks.places));
  if (roles.filter(Boolean).length === 1 || organisations.filter(Boolean).length === 1 || places.some(Boolean)) return pieces;
  return [text];
}

function partsOf(texts: readonly string[], lexicon: Lexicon, marks: Marks): string[] {
  const at = AT_WORDS[lexicon.language];
  return texts
    .flatMap((text) => text.split(HARD_SEPARATORS))
    .flatMap((text) => {
      const sides = at ? text.split(at) : [text];
      return sides.length === 2 && score(sides[0] ?? '', marks.role, true) > 0 ? sides : [text];
    })
    .flatMap((text) => (CJK.test(text) ? text.split(/\s+(?=[\p{Script=Han}\p{Script=Katakana}])/u) : [text]))
    .flatMap((text) => splitCommas(text, marks))
    .map(tidy)
    .filter((text) => /\p{L}{2}|[\p{Script=Han}\p{Script=Katakana}]/u.test(text));
}

export interface EntryHead {
  readonly title: string | null;
  readonly organisation: string | null;
}

/** `texts`: the cells of the header lines with their dates taken out, in order. */
export function headOf(texts: readonly string[], section: SectionKind, lexicon: Lexicon): EntryHead {
  const marks = marksFor(lexicon, section === 'education');
  const parts = partsOf(texts, lexicon, marks).filter((part) => !isPlace(part, marks.places));
  const scored = parts.map((text, i) => ({ text, i, role: score(text, marks.role, true), organisation: score(text, marks.organisation, section === 'education') }));
  const rank = (value: (part: (typeof scored)[number]) => number) => scored.filter((part) => value(part) > 0).toSorted((a, b) => value(b) - value(a) || a.i - b.i)[0];
  const role = rank((part) => part.role - 0.5 * part.organisation);
  const organisation = rank((part) => (part === role ? 0 : part.organisation - 0.25 * part.role));
  const rest = scored.filter((part) => part !== role && part !== organisation);
  if (role && organisation) return { title: role.text, organisation: organisation.text };
  if (role) return { title: role.text, organisation: rest[0]?.text ?? null };
  if (organisation) return { title: rest[0]?.text ?? null, organisation: organisation.text };
  return { title: rest[0]?.text ?? null, organisation: rest[1]?.text ?? null };
}
