/** What the groups of letters of a Latin text say of its language, which `eld` has counted: they speak where no function word does. */
import eld from 'eld/extrasmall';
import { LATIN_LANGUAGES, type LatinLanguage } from '../../../resume/language.ts';

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

/** How much the groups of letters speak for each language: figures that tell something only beside one another. */
export function letterScores(text: string): ReadonlyMap<LatinLanguage, number> {
  const pieces = piecesOf(text).map((piece) => ({ length: piece.length, scores: eld.detect(piece).getScores() }));
  return new Map(
    LATIN_LANGUAGES.map((language) => [
      language,
      pieces.reduce((sum, { length, scores }) => sum + length * (scores[language] ?? 0), 0),
    ]),
  );
}

/** Null when no group of letters was known: figures, other scripts. */
export function likeliest(scores: ReadonlyMap<LatinLanguage, number>): LatinLanguage | null {
  const [best, score] = [...scores].reduce((first, other) => (other[1] > first[1] ? other : first));
  return score > 0 ? best : null;
}
