import type { FontFace } from '../resume/document.ts';

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

/** Words that PostScript names use for a weight, heaviest first where one contains another. */
const WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/extra-?light|ultra-?light/i, 200],
  [/extra-?bold|ultra-?bold/i, 800],
  [/semi-?bold|demi-?bold|demi(?![a-z])|(?<![a-z])sb(?![a-z])/i, 600],
  [/black|heavy|(?<=[a-z])eb(?![a-z])|[-_]w9$/i, 900],
  [/bold|[-_]bd|[-_,]b$|[-_](w6|w7|w8)$|^(cm|sf|ec|lm)[a-z]*b[xf]?[a-z]*\d/i, 700],
  [/medium|[-_]med(?![a-z])|[-_]w5$/i, 500],
  [/light|[-_](w1|w2|w3)$/i, 300],
  [/thin|hairline/i, 100],
];

const STYLE_WORDS =
  /[-_, ]?(extra|ultra|semi|demi)?-?(light|bold|black|heavy|medium|regular|roman|normal|book|thin|italic|oblique|kursiv|condensed|cond|narrow|mt|ps|std|pro|identity-[hv]|w[1-9])(?=[^a-z]|$|(?=[A-Z]))/gi;

/** Computer Modern and its descendants name every shape a family of its own: CMR10, CMBX12, SFRM1095, LMRoman10-Bold. */
const TEX_FAMILY = /^(cm|sf|ec|lm|tc)(r|bx|b|ti|sl|ss|ssbx|csc|tt|sy|mi|ex|rm|ti|bxti|roman|sans|mono)[a-z]*\d*/i;

function familyOf(name: string): string {
  const tex = TEX_FAMILY.exec(name);
  if (tex) return /^(cmss|lmsans|sfss|ecss)/i.test(name) ? 'Computer Modern Sans' : 'Computer Modern';
  const base = (name.split(',')[0] ?? name).replace(/PSMT\b|PS\b|MT\b/g, '');
  const stripped = base.replace(STYLE_WORDS, '').replace(/[-_ ]+$/g, '').replace(/[-_]+/g, ' ').trim();
  return stripped === '' ? base : stripped;
}

/** Reads family, weight and slope out of a font's PostScript name; pdf.js itself seldom knows them. */
export function faceOf(raw: RawFont): FontFace {
  const type3 = raw.isType3Font === true;
  const given = raw.name?.replace(/^[A-Z]{6}\+/, '') ?? '';
  const name = given === '' || (type3 && !/[a-z]{3}/i.test(given)) ? null : given;
  const byName = name === null ? undefined : WEIGHTS.find(([pattern]) => pattern.test(name))?.[1];
  return {
    name,
    family: name === null ? null : familyOf(name),
    weight: byName ?? (raw.black ? 900 : raw.bold ? 700 : 400),
    italic: raw.italic === true || (name !== null && /italic|oblique|kursiv|slanted|[-_,](bold)?it$|^cm(b?x?ti|sl)\d/i.test(name)),
    monospace: raw.isMonospace === true,
    serif: raw.isSerifFont === true,
    type3,
  };
}
