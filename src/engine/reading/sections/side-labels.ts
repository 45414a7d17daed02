/** Headings that open no section of a resume: contact data, personal data, closing lines. */
import { u } from '../../../resume/patterns.ts';
import { SIDE_HEADINGS } from '../../lexicons/side-headings.ts';
import { LETTER, trimmedTo } from '../text/characters.ts';
import { key } from '../text/fold.ts';
import { recalled } from '../text/once.ts';

const ALL: ReadonlySet<string> = new Set(Object.values(SIDE_HEADINGS).flatMap((list) => list.map(key)));
const LONGEST = 60;
/** "Conference talks (selected)", "Vorträge (Auswahl)". */
const CHOICE = /\s?\((?:auswahl|selected|selection|selezione|seleccion|selecao)\)$/u;

/** In whichever language: they are few, and no two mean different things. */
export const isSideHeading = recalled((text): boolean => {
  if (text.length > LONGEST) return false;
  const own = trimmedTo(key(text).replace(CHOICE, ''), LETTER).replace(ICON, '');
  if (ALL.has(own)) return true;
  const sides = own.split(AND);
  if (sides.length === 2 && sides.every((side) => ALL.has(side))) return true;
  const [, characters, letters] = IN_TWO.exec(own) ?? [];
  return characters !== undefined && letters !== undefined && ALL.has(characters) && ALL.has(letters);
});

/** "Encadrement et jurys de thèse" */
const AND = / (?:et|and|&|y|e|und) /u;

/** "联系 CONTACT", "連絡先 / Contact": once more in English. */
const IN_TWO = /^([\u3040-\u30ff\u4e00-\u9fff]{2,10})[\s/|·:&‐-―-]{0,3}([a-z][a-z ]{2,24})$/u;

/** An icon whose font tells it as a letter: "ĺ 其它". */
const ICON = u`^\p{L} (?=[\u3040-\u30ff\u4e00-\u9fff])`;
