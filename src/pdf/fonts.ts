import type { FontFace } from '../resume/document.ts';
import { namedFace } from './font-names.ts';

/** What pdf.js tells of a font when `fontExtraProperties` is set. */
export interface RawFont {
  readonly name?: string;
  readonly isMonospace?: boolean;
  readonly isSerifFont?: boolean;
  readonly isType3Font?: boolean;
  readonly vertical?: boolean;
  readonly ascent?: number;
  readonly descent?: number;
  readonly fontMatrix?: readonly number[];
  readonly bbox?: readonly number[];
  readonly bold?: boolean;
  readonly black?: boolean;
  readonly italic?: boolean;
}

/** Reads family, weight and slope out of a font's PostScript name; pdf.js itself seldom knows them. */
export function faceOf(raw: RawFont): FontFace {
  const type3 = raw.isType3Font === true;
  const given = raw.name?.replace(/^[A-Z]{6}\+/, '') ?? '';
  // "Type3" is what pdf.js calls a font without a name.
  const name = given === '' || (type3 && (given === 'Type3' || !/[a-z]{3}/i.test(given))) ? null : given;
  const told = name === null ? null : namedFace(name);
  return {
    name,
    family: told?.family ?? null,
    weight: told?.weight ?? (raw.black ? 900 : raw.bold ? 700 : 400),
    italic: raw.italic === true || told?.italic === true,
    monospace: raw.isMonospace === true,
    serif: raw.isSerifFont === true,
    type3,
  };
}
