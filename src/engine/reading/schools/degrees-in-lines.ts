/** "2018 : BTS, Lycée Sabin" over "2015 : Bac ES" over "Brevet des collèges": where each head is a degree and most have their dates in the same line, so are the last without. */

/** Entries of a line each that show that all are. */
const LEAST_WHOLE = 2;

interface Head {
  readonly dated: boolean;
  readonly alone: boolean;
  readonly degree: boolean;
  readonly aside: boolean;
  readonly crowns: boolean;
  readonly hanging: boolean;
  readonly beside: boolean;
}

/** `heads`: of a section of education, in their order. */
export function areDegreesInLines(heads: readonly Head[]): boolean {
  const each = heads.every(
    ({ degree, aside, crowns, hanging, beside }) => degree && !aside && !crowns && !hanging && !beside,
  );
  const whole = heads.filter(({ dated, alone }) => dated && !alone).length;
  return each && heads[0]?.dated === true && whole >= LEAST_WHOLE && whole < heads.length && 2 * whole > heads.length;
}
