/** What a PostScript name tells of a font: Lato-BoldItalic, MinionPro-SemiboldIt, Calibri,Bold, HiraKakuProN-W6, NimbusRomNo9L-Medi, CMBX12. */

export interface NamedFace {
  readonly family: string;
  /** CSS weight, 100–900; null when the name has no word for it. */
  readonly weight: number | null;
  readonly italic: boolean;
}

/** Words for a weight, and the abbreviations of type houses; longer words before those that they begin with. */
const WEIGHTS: readonly (readonly [string, number | null])[] = [
  ['hairline|thin|th', 100],
  ['(?:extra|ultra|x)[- ]?(?:light|lt)', 200],
  ['(?:semi|demi)[- ]?light|light|lt', 300],
  ['regular|regu|reg|rg|roman|roma|rm|normal|plain|book|text', 400],
  ['medium|med(?!i)|md', 500],
  ['(?:semi|demi|sm)[- ]?(?:bold|bd|b)|demi|dm|sb', 600],
  ['(?:extra|ultra|ext|ex|x)[- ]?(?:bold|bld|bd)|eb', 800],
  // URW names the bold of its Times and Palatino "Medi".
  ['bold|bld|bd|medi', 700],
  ['(?:extra|ultra)[- ]?black|black|blk|bl|heavy|hv|ultra', 900],
  ['b', 700],
  ['w[1-9]|[1-9]00', null],
];
const ITALIC = 'italic|ital|oblique|obl|kursiv|slanted|inclined|it|i';
const OTHER =
  '(?:semi|extra|ultra)?(?:condensed|cond|cn|cd|narrow|compressed|extended)|display|disp|caption|subhead|variable|vf|psmt|ps|mt|pro|std|lt';

const STYLE_WORD = new RegExp([...WEIGHTS.map(([words]) => words), ITALIC, OTHER].join('|'), 'gi');
const STYLE = new RegExp(`^(?:(?:${STYLE_WORD.source})[ ]?)+$`, 'i');
const WEIGHT_WORDS = WEIGHTS.map(([words, weight]) => [new RegExp(`^(?:${words})$`, 'i'), weight] as const);
const ITALIC_WORD = new RegExp(`^(?:${ITALIC})$`, 'i');

/** Style words that close a family written in one: RobotoCondensed, OpenSansBold. Shorter ones may belong to the family. */
const CLOSING =
  /(?<=[a-z\d ])(?:Semi|Demi|Extra|Ultra)?[- ]?(?:Thin|Light|Regular|Medium|Bold|Black|Heavy|Italic|Oblique|Condensed|Narrow|Variable)$/;
/** Marks of foundries and formats, which are no part of the family. */
const FOUNDRY = /(?<=[a-z\d])(?:PSMT|PS|MT|LT|VF|\d\dpt)$|(?:LT)?(?:Std|Pro)N?$/;
/** Character collections and encodings that producers append. */
const COLLECTION = /^(?:GBK?\d*|BIG5|B5|90\w*|\d)$/i;

/** Instances of variable fonts: Inter_700wght, Inter-Bold_slnt=-10. */
const INSTANCE = /_(?:-?[\d.]+[a-z]{4}|[a-z]{4}=?-?[\d.]+)+$/i;

function weightOf(words: readonly string[]): number | null {
  for (const word of words) {
    const known = WEIGHT_WORDS.find(([pattern]) => pattern.test(word));
    if (known) return known[1] ?? Number(word.replace(/\D/g, '').charAt(0)) * 100;
  }
  return null;
}

/** Computer Modern and its descendants make every shape a family: CMR10, CMBX12, SFRM1095, LMRoman10-Bold. */
function texFace(name: string): NamedFace | null {
  const shape = /^(?:(?:CM|SF|EC|TC)([A-Z]{1,6})|(?:cm|sf|ec|tc)([a-z]{1,6}))\d{1,4}$/.exec(name);
  const latin = /^LM(Roman|Sans|Mono)[A-Za-z]*\d*(?:-(.*))?$/.exec(name);
  if (!shape && !latin) return null;
  const code = (shape?.[1] ?? shape?.[2] ?? '').toLowerCase();
  const sans = latin ? latin[1] === 'Sans' : code.startsWith('ss');
  const typewriter = latin ? latin[1] === 'Mono' : /^(?:v?tt|it?tt|sltt|tcsc)/.test(code);
  const style = latin?.[2]?.match(STYLE_WORD) ?? [];
  return {
    family: sans ? 'Computer Modern Sans' : typewriter ? 'Computer Modern Typewriter' : 'Computer Modern',
    weight: latin ? weightOf(style) : /^(?:ss)?b(?:x|f|$|[a-z])/.test(code) || /^ssbx/.test(code) ? 700 : 400,
    italic: latin ? style.some((word) => ITALIC_WORD.test(word)) : /(?:ti|it|sl|ssi|u)$|^(?:sl|it)/.test(code),
  };
}

/** @param name without the prefix of a subset. */
export function namedFace(name: string): NamedFace {
  const whole = name.replace(/[-_]?Identity-[HV]$/i, '');
  const tex = texFace(whole);
  if (tex) return tex;
  const axis = /(\d{3})wght|wght=?(\d{3})/i.exec(whole);
  const [head = '', ...tails] = whole.replace(INSTANCE, '').split(/[-,_]+/);
  const styles = tails.filter((tail) => STYLE.test(tail));
  const rest = tails.filter((tail) => tail !== '' && !STYLE.test(tail) && !COLLECTION.test(tail));
  let family = [head, ...rest].join(' ').trim();
  for (let shorter = ''; shorter !== family;) {
    shorter = family;
    const closing = CLOSING.exec(family)?.[0] ?? '';
    if (closing !== '' && family.length - closing.length >= 3) {
      styles.push(closing.trim());
      family = family.slice(0, -closing.length).trim();
    } else if (family.length > 4) family = family.replace(FOUNDRY, '');
  }
  const words = styles.flatMap((style) => style.match(STYLE_WORD) ?? []);
  return {
    family: family === '' ? whole : family,
    weight: axis ? Number(axis[1] ?? axis[2]) : weightOf(words),
    italic: words.some((word) => ITALIC_WORD.test(word)),
  };
}
