/** Levels as labels of the degree behind their colon: "Secundaria: Bachiller en Ciencias", "Estudios superiores: ¦ Tecnología en Sistemas". */
import { iu, u } from '../../../resume/patterns.ts';
import type { Marks } from '../heads/head-marks.ts';
import { key } from '../text/fold.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import { fieldOf } from '../entries/fields.ts';
import type { Line } from '../reading.ts';
import { degreeScore, schoolMarks, schoolScore, TRADE } from './school-marks.ts';

const LABEL = iu`^\s*(?:niveau\s(?:bac(?:\s?\+\s?\d)?|[IV]{1,3})|(?:études|formation|enseignement)\s(?:supérieure?s?|secondaires?|professionnelle|initiale|universitaires?)|(?:(?:estudios|educación|educação|enseñanza|ensino|instrucción|nível|istruzione|scuola|titolo)\s)?(?:(?:superior|médio|técnico)\scompleto|superiore|secondaria|superior(?:es)?|secundari[ao]s?|primari[ao]s?|universitari[ao]s?|medi[ao]s?|médi[ao]|técnic[ao]s?|básic[ao]s?|bachillerato|posgrados?|postgrados?|pregrado|graduação|pós-graduação))\s?:\s*`;

/** Levels that say nothing of the degree behind them, "Niveau IV : BP Cuisine", "Superior completo: Letras – Universidade Serrana". */
const WHOLE = /^\s*(?:niveau\s|superior completo|pós-graduação)/iu;

/** What was studied, alone or before its school. */
function isSubject(text: string, marks: Marks): boolean {
  const [subject = '', school] = text.split(/\s[–—-]\s|,\s/u);
  return u`^\p{L}`.test(subject) && schoolScore(subject, marks) <= 0 && (school === undefined || schoolScore(school, marks) > 0);
} // prettier-ignore

/** "Università: Laurea in Lettere, Università di Torino, 2009": of studies told whole the label is no field of a form. */
export function withoutLevelLabel(line: Line, lexicon: Lexicon): Line {
  const [cell, more] = line.cells;
  const field = cell && !more ? fieldOf(line) : null;
  const [value = '', other] = field?.values ?? [];
  if (!cell || other !== undefined || (field?.role !== 'degree' && field?.role !== 'school')) return line;
  const [degree = '', ...rest] = value.split(/,\s|\s[–—-]\s/u);
  const whole = rest.length > 1 && rangesIn(rest.at(-1) ?? '', lexicon).length > 0;
  if (!whole || !line.text.endsWith(value) || degreeScore(degree, schoolMarks(lexicon)) <= TRADE) return line;
  return { ...line, text: value, cells: [{ ...cell, text: value }] };
}

/** The texts of a head without such labels; one before a school, or before anything else, stays. */
export function withoutLevels(texts: readonly string[], marks: Marks): string[] {
  return texts.map((text, at) => {
    const [label] = LABEL.exec(text) ?? [];
    if (label === undefined) return text;
    const rest = text.slice(label.length);
    const next = rest.trim() === '' ? texts.slice(at + 1).find((other) => other.trim() !== '') : rest;
    const [degree = ''] = (next ?? '').split(/[.,;]\s/u, 1);
    if (WHOLE.test(label) && isSubject(rest, marks)) return rest;
    // "Secundaria: Secundaria Federal Canek" names a school by its level.
    const again = key(label).replace(/[\s:]+$/u, '');
    return degreeScore(degree, marks) > TRADE && !key(degree).startsWith(again.slice(again.lastIndexOf(' ') + 1))
      ? rest
      : text;
  });
}
