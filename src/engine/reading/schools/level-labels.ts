/** Levels as labels of the degree behind their colon: "Secundaria: Bachiller en Ciencias", "Estudios superiores: ¦ Tecnología en Sistemas". */
import { iu } from '../../../resume/patterns.ts';
import type { Marks } from '../heads/head-marks.ts';
import { key } from '../text/fold.ts';
import { degreeScore, TRADE } from './school-marks.ts';

const LABEL = iu`^\s*(?:(?:estudios|educación|educação|enseñanza|ensino|instrucción)\s)?(?:superior(?:es)?|secundari[ao]s?|primari[ao]s?|universitari[ao]s?|medi[ao]s?|médi[ao]|técnic[ao]s?|básic[ao]s?|bachillerato|posgrados?|postgrados?|pregrado|graduação|pós-graduação)\s?:\s*`;

/** The texts of a head without such labels; one before a school, or before anything else, stays. */
export function withoutLevels(texts: readonly string[], marks: Marks): string[] {
  return texts.map((text, at) => {
    const [label] = LABEL.exec(text) ?? [];
    if (label === undefined) return text;
    const rest = text.slice(label.length);
    const next = rest.trim() === '' ? texts.slice(at + 1).find((other) => other.trim() !== '') : rest;
    const [degree = ''] = (next ?? '').split(/[.,;]\s/u, 1);
    // "Secundaria: Secundaria Federal Canek" names a school by its level.
    const again = key(label).replace(/[\s:]+$/u, '');
    return degreeScore(degree, marks) > TRADE && !key(degree).startsWith(again.slice(again.lastIndexOf(' ') + 1))
      ? rest
      : text;
  });
}
