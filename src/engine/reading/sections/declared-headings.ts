/** What an Italian declaration puts over its lists: "di aver prestato i seguenti servizi:", "Di essere in possesso dei seguenti titoli di studio:". */
import { u } from '../../../resume/patterns.ts';
import type { SectionKind } from '../../../resume/report.ts';
import { DECLARED_KINDS } from '../../lexicons/declared-kinds.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { key } from '../text/fold.ts';
import type { Heading, Line } from '../reading.ts';

const LONGEST = 140;
/** The number or mark before the sentence, who declares, and its verb. */
const OPENING = u`^(?:[-–•▪*·]\s|\d{1,2}[.)°]\s?|[a-z]\)\s?)?(?:dichiar[ao]\s(?:altresì\s|inoltre\s)?)?(?:(?:di|che)\s)?(?:aver[e]?|essere|possedere|conoscere|ha|possiede|è)\s(?=\p{L})`;
/** What follows is below. */
const BELOW = u`(?<!\p{L})(?:seguent[ei]|sottoelencat[ei]|sotto\selencat[ei]|come segue|quanto segue)(?!\p{L})`;

function kindsOf(text: string): SectionKind[] {
  return DECLARED_KINDS.filter(({ words }) => words.some((word) => text.includes(word))).map(({ kind }) => kind);
}

/** The kinds of what such a sentence stands over; none for any other line. */
export function declaredKinds(line: Line, lexicon: Lexicon): SectionKind[] {
  if (lexicon.language !== 'it' || line.text.length > LONGEST || line.cells.length > 1) return [];
  if (!line.bold && !/:\s*$/u.test(line.text)) return [];
  const text = key(line.text);
  if (!OPENING.test(text) || !(BELOW.test(text) || /presso\s?:$/u.test(text))) return [];
  const [first, second] = kindsOf(text);
  // "titoli di studio e di servizio" stands over both, "corsi di lingua" over courses.
  return first === 'education' && second === 'experience' ? [first, second] : first ? [first] : [];
}

/** `headings` with those sentences among them. */
export function withDeclared(headings: readonly Heading[], lines: readonly Line[], lexicon: Lexicon): Heading[] {
  if (lexicon.language !== 'it') return [...headings];
  const told = new Set(headings.map(({ line }) => line.index));
  const more = lines.flatMap((line): Heading[] => {
    const kinds = told.has(line.index) || line.running ? [] : declaredKinds(line, lexicon);
    return kinds.length > 0 ? [{ line, kinds }] : [];
  });
  return more.length === 0 ? [...headings] : [...headings, ...more].sort((a, b) => a.line.index - b.line.index);
}
