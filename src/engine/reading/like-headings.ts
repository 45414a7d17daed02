/** Lines set in bold capitals like the resume's known headings, with a word that tells which section they open: "EXPERIENCIA EN LA INDUSTRIA" beside "EDUCACIÓN". */
import type { Lexicon } from '../lexicons/lexicon.ts';
import { namesHead } from './headers.ts';
import type { Line } from './reading.ts';

/** Points within which sizes and left edges are one. */
const SAME_SIZE = 0.4;
const SAME_EDGE = 3;

function isBoldCapital(line: Line): boolean {
  const letters = line.text.replace(/[^\p{L}]/gu, '');
  return (
    line.bold &&
    line.cells.length === 1 &&
    letters.length > 2 &&
    letters === letters.toUpperCase() &&
    letters !== letters.toLowerCase()
  );
}

/** `known`: lines already told by their whole words. A post or an employer in capitals ("PROJECT MANAGER") is no heading. */
export function setLikeHeadings(lines: readonly Line[], known: readonly Line[], lexicon: Lexicon): Line[] {
  const [model] = known.filter(isBoldCapital);
  if (!model) return [];
  const taken = new Set(known.map((line) => line.index));
  return lines.filter(
    (line) =>
      !taken.has(line.index) &&
      !line.running &&
      isBoldCapital(line) &&
      Math.abs(line.size - model.size) < SAME_SIZE &&
      Math.abs(line.box.x - model.box.x) < SAME_EDGE &&
      !/[\d,.;:@|]/u.test(line.text) &&
      !namesHead(line.text, 'experience', lexicon),
  );
}
