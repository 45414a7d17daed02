/** The likeliest language of a Latin text by its groups of letters, which `eld` has counted: also where no function word helps. */
import eld from 'eld/extrasmall';
import { LATIN_LANGUAGES, type LatinLanguage } from '../../resume/language.ts';

/** eld reads the first 350 bytes of what it is given. */
const PIECE = 300;
/** A resume of four pages; what comes after it tells nothing new. */
const LONGEST = 12_000;

eld.setLanguageSubset([...LATIN_LANGUAGES]);
// Addresses of pages and mail are nobody's language.
eld.enableTextCleanup(true);

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const word of text.slice(0, LONGEST).split(/\s+/u)) {
    if (piece !== '' && piece.length + word.length > PIECE) {
      pieces.push(piece);
      piece = '';
    }
    piece += `${word} `;
  }
  return [...pieces, piece];
}

/** Null when no group of letters is known: figures, other scripts. */
export function likeliestByLetters(text: string): LatinLanguage | null {
  const pieces = piecesOf(text).map((piece) => ({ length: piece.length, scores: eld.detect(piece).getScores() }));
  const totals = LATIN_LANGUAGES.map((language) => ({
    language,
    total: pieces.reduce((sum, { length, scores }) => sum + length * (scores[language] ?? 0), 0),
  }));
  const best = totals.reduce((first, other) => (other.total > first.total ? other : first));
  return best.total > 0 ? best.language : null;
}
