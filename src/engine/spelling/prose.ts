/** The words of a resume's running text, with their place, that a dictionary can be asked about. */
import { u } from '../../resume/patterns.ts';
import type { Evidence, SectionKind } from '../../resume/report.ts';
import type { Language } from '../../resume/language.ts';
import { languageOfPassage } from '../reading/text/foreign.ts';
import { visiblePassages, type Passage } from '../reading/text/passages.ts';
import type { Line, Reading } from '../reading/reading.ts';

export interface ProseWord {
  /** As written. */
  readonly text: string;
  /** Lower case. */
  readonly lower: string;
  /** Written as only names are: with a capital inside a sentence; in German, which writes nouns so, beside a word that announces a name. */
  readonly capital: boolean;
  readonly evidence: readonly Evidence[];
}

/** Names of degrees, tools, titles and people: no prose. */
const ASIDE: ReadonlySet<SectionKind> = new Set([
  'skills',
  'languages',
  'certifications',
  'awards',
  'publications',
  'references',
  'education',
]);

/** Three letters are as often an abbreviation. */
const SHORTEST = 4;
const LONGEST = 40;
const EXCERPT = 160;

/** Summary, list items and paragraphs; the lines that name employers, schools and dates are none. */
export function proseLines({ sections, bullets, entries }: Pick<Reading, 'sections' | 'bullets' | 'entries'>): Line[] {
  const lines = [
    ...sections.filter(({ kind }) => kind === 'summary').flatMap((section) => section.lines),
    ...bullets.filter(({ section }) => section === null || !ASIDE.has(section)).flatMap((bullet) => bullet.lines),
    ...entries
      .filter(({ section }) => !ASIDE.has(section))
      .flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines)),
  ];
  const prose = lines.filter((line) => !line.running && !isOfNames(line));
  const places = new Map(prose.map((line) => [line.index, line]));
  return [...places.values()].sort((a, b) => a.index - b.index);
}

/** "Contrà delle Barche 22, 36100 Vicenza": where a house stands. */
const POSTCODE = u`(?:^|\s)(?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{3})?\s\p{Lu}\p{L}+(?:,|$|\s\(|\s\p{Lu})`;

/** An address, or "Marano Vic.", "Piovene" of a column of places: nothing but a few words with a capital in a table. */
function isOfNames({ text, place }: Line): boolean {
  if (text.length < LONGEST_ADDRESS && POSTCODE.test(text)) return true;
  const words = text.split(' ').filter((word) => LETTER.test(word));
  return place !== undefined && words.length <= MOST_NAMES && words.every((word) => CAPITAL.test(word));
}

const LETTER = u`\p{L}`;
const CAPITAL = u`^\p{Lu}`;
const MOST_NAMES = 3;
/** Characters. */
const LONGEST_ADDRESS = 70;

const OPENING_SIGNS = /^[\p{P}\p{S}]+/u;
const CLOSING_SIGNS = new Set('.,;:!?…)]}"\'”’»“›'.split(''));
const WORDLY = u`^[\p{L}\p{M}’'/-]+$`;
const SENTENCE_END = /[.!?:;•·|–—]$/u;
/** Opens the quoted title of a work or a saying; what stands inside is somebody else's. */
const QUOTE = /[«„“"]/u;
const QUOTE_END = /[»”“"]/u;
/** Parts of words that are no words: "entregá-lo", "mostrou-se". */
const CLITICS = /-(?:me|te|se|nos|vos|lhes?|[ln]?[oa]s?|[mt]os?|[mt]as?)$/u;

/** As much of what follows as tells a name: " GmbH". */
const NEIGHBOUR = 8;
const ANNOUNCES = /^(?:bei|beim|firma|frau|herrn?|familie|dr\.|prof\.|kunde|marke|system|software|tool)$/iu;
const COMPANY = /^,? (?:GmbH|AG|KG|SE|UG|OHG|e\. ?V|&|Co\b|Group|Gruppe)/u;

function isAnnounced(before: string, next: string): boolean {
  return ANNOUNCES.test(before.slice(0, 12)) || COMPANY.test(next);
}

function trimmed(token: string): { readonly text: string; readonly from: number } {
  const from = OPENING_SIGNS.exec(token.slice(0, LONGEST))?.[0].length ?? 0;
  let to = token.length;
  while (to > from && CLOSING_SIGNS.has(token[to - 1] ?? '')) to -= 1;
  return { text: token.slice(from, to), from };
}

/** The words of a token that hyphens, strokes and elisions join: "l'azienda", "semi-automatique", "und/oder". */
function piecesOf(token: string, language: Language): { readonly text: string; readonly at: number }[] {
  if (!WORDLY.test(token) || token.endsWith('-') || CLITICS.test(token)) return [];
  const pieces: { text: string; at: number }[] = [];
  let at = 0;
  for (const part of token.split(/([/-])/u)) {
    const [first = '', ...rest] = part.split(/['’]/u);
    const last = rest.at(-1) ?? '';
    // English joins behind the apostrophe, the Romance languages before it; "aujourd'hui" is neither.
    if (rest.length === 0) pieces.push({ text: first, at });
    else if (language === 'en' || language === 'de') pieces.push(...(last === 't' ? [] : [{ text: first, at }]));
    else if (last !== 'hui') pieces.push({ text: last, at: at + part.length - last.length });
    at += part.length;
  }
  return pieces;
}

function excerptAt(passage: Passage, start: number, end: number): Evidence[] | null {
  const own = passage.parts.find((part) => part.start <= start && end <= part.end);
  if (!own) return null;
  const line = passage.text.slice(own.start, own.end).trim();
  const characters = Array.from(line);
  const excerpt = characters.length > EXCERPT ? `${characters.slice(0, EXCERPT - 1).join('')}…` : line;
  return [{ page: own.page, box: own.box, excerpt }];
}

/** Where lines begin whose line before holds a parted word, with a date at its right perhaps: "contes-   9 weeks". */
function startsOfHalves({ text, parts }: Passage): ReadonlySet<number> {
  const parted = parts.filter((_, n) => {
    const before = parts[n - 1];
    return before !== undefined && u`\p{L}-(?:\s|$)`.test(text.slice(before.start, before.end));
  });
  return new Set(parted.map(({ start }) => start));
}

function wordsOfPassage(passage: Passage, language: Language): ProseWord[] {
  const words: ProseWord[] = [];
  let opens = true;
  let quoted = false;
  let broken = false;
  const halves = startsOfHalves(passage);
  let last = '';
  for (const { 0: token, index } of passage.text.matchAll(/\S+/gu)) {
    const inside = quoted || QUOTE.test(token);
    if (QUOTE.test(token)) quoted = true;
    if (QUOTE_END.test(token.slice(1))) quoted = false;
    const { text, from } = trimmed(token);
    // The other half stands before it: a word that a line's end has parted.
    const half = broken || halves.has(index);
    broken = u`\p{L}-$`.test(token.slice(-3));
    const before = last;
    last = token;
    if (text === '') {
      opens ||= SENTENCE_END.test(token);
      continue;
    }
    const next = passage.text.slice(index + token.length, index + token.length + NEIGHBOUR);
    const shortened = token.endsWith('.') && (text.length <= SHORTEST || u`^ \p{Ll}`.test(next));
    if (!inside && !shortened && !half)
      for (const piece of piecesOf(text, language)) {
        const start = index + from + piece.at;
        const evidence = excerptAt(passage, start, start + piece.text.length);
        const capital = u`^\p{Lu}\p{Ll}+$`.test(piece.text);
        if (evidence && (capital || u`^\p{Ll}+$`.test(piece.text)) && fits(piece.text))
          words.push({
            text: piece.text,
            lower: piece.text.toLowerCase(),
            capital: capital && (language === 'de' ? isAnnounced(before, next) : !opens),
            evidence,
          });
      }
    opens = SENTENCE_END.test(token) && !shortened;
  }
  return words;
}

function fits(word: string): boolean {
  return word.length >= SHORTEST && word.length <= LONGEST;
}

/** Passages in another language are left out: mixed-language tells them. */
export function prosePassages(lines: readonly Line[], language: Language): Passage[] {
  return visiblePassages(lines).filter(({ text }) => languageOfPassage(text, language).foreign === null);
}

export function proseWords(passages: readonly Passage[], language: Language): ProseWord[] {
  return passages.flatMap((passage) => wordsOfPassage(passage, language));
}
