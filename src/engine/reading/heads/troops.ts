/** Units of armed forces behind a comma. */

/** "RAF Brackwell, No. 97 Squadron": a unit by its number. */
const NUMBERED = /^(?:no\.?\s?|nr\.?\s?)?\d{1,4}(?:st|nd|rd|th|\.)?\s\S/iu;

const TROOP =
  /(?:^|\s)(?:platoon|company|troop|battery|battalion|regiment|brigade|division|corps|infantry|cavalry|artillery|squadron|wing|fleet)(?:\s\([^()]{1,20}\))?$/iu;

/** "1st Battalion, 75th Ranger Regiment": a unit and the one that it is of. */
export function isWithin(name: string, piece: string): boolean {
  return TROOP.test(name) && TROOP.test(piece);
}

/** A unit by its number is not whom one served. */
export function isNumbered(piece: string): boolean {
  return NUMBERED.test(piece);
}
