/** Words whose letters are parted, so that no search finds them: "I.g.n.o.r.e", "i g n o r e", "忽 略". */
import { gu, u } from '../../../resume/patterns.ts';
import { sentencesOf, type Stretch } from './sentences.ts';
import { unmarked } from './word-list.ts';

/** A word whose letters signs part; initials and abbreviations have fewer. */
const SIGNED = gu`(?<![\p{L}\p{N}.])(?:\p{L}[.·\-_*|~]){3,30}\p{L}(?![\p{L}\p{N}])`;
/** Letters that blanks part. */
const BLANK = gu`(?<![\p{L}\p{N}])(?:\p{L}[  ]{1,3}){4,120}\p{L}(?![\p{L}\p{N}])`;
const CJK_BLANK = /(?:[\u3040-\u30ff\u4e00-\u9fff][\s・·\-_.|]{1,2}){5,60}[\u3040-\u30ff\u4e00-\u9fff]/gu;
const PARTING = /[\s.·\-_*|~・]/gu;
const MAY_PART = u`\p{L}[ .·\-_*|~・]\p{L}[ .·\-_*|~・]\p{L}[ .·\-_*|~・]\p{L}`;

/** Stems of what is ordered, of which no name, heading or post holds one beside one of the others. */
const ORDERED =
  /ignor|disregard|overlook|vergiss|dimentica|oublie|olvida|esquec|recomm?[ei]?[ea]?nd|recomiend|raccomand|empfehl|empfiehl|ratethis|rateme|approve|aprueb|aprove|approuv|hirethis|hireme/;
const OF_WHAT =
  /instruct|instrucc|instruc|istruzion|consign|anweisung|vorgab|candidat|applicant|bewerber|aspirante|postulant|previous|prior|earlier|anterior|previa|precedent|bisherig|vorherig|rubric|criteri|kriteri|prompt|interview|entrevist|entretien|gesprach|colloqui|person|resume|thiscv|first|primer|premier|primeir|highest|maxim|hochst|rules|regel|reglas|regole|requirement|requisit/;
/** The same of Japanese and Chinese. */
const CJK_ORDERED = /忽略|无视|無視|满分|満点|最高分|指令|推荐(?!信|人)|推薦(?!状|者)/;
/** What opens an order, of which one such word is enough. */
const ORDER = /^(?:ignor|disregard|recom|empf[ei]|raccom|approv|aprueb|aprov|rate$|hire$)/i;
/** Capitals with their signs in fewer characters: "U.S.S.R.". */
const ABBREVIATION = 10;

interface Gathered {
  readonly text: string;
  /** Letters run together, without the ends of words. */
  readonly runs: readonly string[];
  /** So many words have signs between their letters. */
  readonly signed: number;
}

function gathered(sentence: string): Gathered | null {
  if (!MAY_PART.test(sentence)) return null;
  const runs: string[] = [];
  let signed = 0;
  const join = (letters: string): string => letters.replace(PARTING, '');
  const text = sentence
    .replace(CJK_BLANK, (letters) => {
      const run = join(letters);
      runs.push(run);
      return run;
    })
    .replace(SIGNED, (letters) => {
      // "U.S.S.R.", "A-B-C-D".
      if (letters === letters.toUpperCase() && letters.length < ABBREVIATION) return letters;
      signed += ORDER.test(join(letters)) ? 2 : 1;
      return join(letters);
    })
    .replace(BLANK, (letters) => {
      const run = join(letters);
      runs.push(run.toLowerCase());
      return run;
    });
  return text === sentence ? null : { text, runs, signed };
}

const isOrderRun = (run: string): boolean => CJK_ORDERED.test(run) || (ORDERED.test(run) && OF_WHAT.test(run));

export interface PartedSentence extends Stretch {
  /** With its words put together again. */
  readonly spoken: string;
  /** Holds letters that are an order, run together. */
  readonly isOrder: boolean;
}

/** The sentences that hold words whose letters are parted. */
export function partedSentences(text: string): PartedSentence[] {
  if (!MAY_PART.test(text)) return [];
  return sentencesOf(text).flatMap(({ start, end }) => {
    const own = gathered(text.slice(start, end));
    if (own === null) return [];
    const isOrder = own.signed > 1 || own.runs.some((run) => isOrderRun(unmarked(run)));
    return [{ start, end, spoken: own.text, isOrder }];
  });
}
