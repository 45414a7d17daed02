/** Birth date, marital status and street address as resumes write them. */
import { u, iu } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { key, keysOf } from '../text/fold.ts';
import { oncePer } from '../text/once.ts';
import type { Line, Reading } from '../reading.ts';
import { GuardedPattern } from '../text/required-words.ts';
import { countIn, indexWords, type WordIndex } from '../text/word-index.ts';

export interface Personal {
  readonly birth: Line | null;
  readonly marital: Line | null;
  readonly street: Line | null;
}

/** Lines between an e-mail address or a phone number and the street. */
const NEIGHBOUR = 3;
/** Characters; longer lines are prose. */
const SHORT = 60;
/** Above the first heading a page of contact data is no longer. */
const BLOCK = 25;
const LONGEST_PIECE = 110;

const PIECES = u`\s*[|•·●▪◦∙♦⋄◆◇⋅]\s*|\s{3,}|[,;]\s(?=\p{L}{2,20}(?:\s\p{L}{2,12}){0,2}\s?[:：])`;
/** Labels that name other things as well ("Age of Empires", "Single sign-on"): only with a colon or as a whole piece. */
const LOOSE: ReadonlySet<string> = new Set([
  'age',
  'edad',
  'eta',
  'idade',
  'alter',
  'born',
  '年齢',
  '年龄',
  '年齡',
  '出生',
]);
const NOT_MARITAL: ReadonlySet<string> = new Set(['gender', 'sex', 'married', 'single', 'hijos', 'filhos']);
/** "34 years old", "34 ans": of somebody who may work. */
const AGE_ALONE =
  /^[(（]?\s?(?:1[6-9]|[2-6]\d|7[0-5])\s?(?:years? old|y\.?o\.?|ans|años|anni|anos|jahre(?: alt)?|岁|歲|歳)\s?[)）]?$/iu;
const STATUS_ALONE = new GuardedPattern(
  /^(?:married|single|divorced|widowed|casad[oa]|solter[oa]|divorciad[oa]|viud[oa]|marié[e]?|célibataire|pacsé[e]?|divorcé[e]?|solteir[oa]|coniugat[oa]|celibe|nubile|verheiratet|ledig|geschieden|未婚|已婚|既婚|独身)(?:[\s,](?:with|con|com|avec|mit)\s.{1,30})?$/iu,
);

const STREETS: readonly GuardedPattern[] = [
  u`(?<!\d)\d{1,5}[A-Za-z]?\s(?:[NSEW]{1,2}\.?\s)?(?:\p{Lu}[\p{L}'’.-]{0,24}\s){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Way|Terrace|Close|Crescent|Parkway|Pkwy|Circle|Highway|Hwy)(?!\p{L})`,
  u`(?<!\p{L})(?:[Cc]alle|[Cc]\/|[Aa]vda?\.|[Aa]venida|[Pp]laza|[Pp]za\.|[Pp]aseo|[Pp]º|[Cc]tra\.|[Cc]arretera|[Rr]onda|[Cc]arrera|[Cc]ra\.?|[Cc]alzada|[Jj]r\.|[Jj]irón|[Pp]asaje)(?:(?<=[/.º])|(?!\p{Ll}))\s?\p{Lu}?[^|•·]{1,40}?[\s,#](?:n[º°.]\s?)?\d{1,5}(?!\d)`,
  u`(?<!\d)\d{1,4}\s?(?:bis|ter|[A-D])?,?\s(?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Bb]d|[Pp]lace|[Aa]llée|[Cc]hemin|[Ii]mpasse|[Qq]uai|[Rr]oute|[Cc]ours|[Pp]assage)\s(?:d[eu]s?\s|d['’]|de la\s)?\p{L}`,
  u`(?<!\p{L})(?:[Rr]ua|R\.|[Aa]v\.|[Tt]ravessa|[Aa]lameda|[Pp]raça|[Ee]strada|[Rr]odovia)\s(?:d[aeo]s?\s)?\p{Lu}[^|•·]{1,40}?,?\s(?:n[º°.]\s?)?\d{1,5}(?!\d)`,
  u`(?<!\p{L})(?:[Vv]ia|[Vv]iale|[Vv]\.le|[Pp]iazza|[Pp]\.zza|[Cc]orso|[Cc]\.so|[Vv]icolo)\s(?:(?:de[il]|della|delle|degli|san|santa|XX)\s)?\p{Lu}[^|•·]{1,40}?,?\s\d{1,4}(?!\d)`,
  u`\p{Lu}[\p{L}.-]{1,30}(?:straße|strasse|str\.|weg|allee|platz|gasse)\s\d{1,4}\s?[a-z]?(?!\p{L})`,
  u`(?:\p{Script=Han}(?:路|街|道|巷|弄)\s?\d{1,5}\s?(?:号|號|弄)|\d{1,4}\s?(?:栋|幢|棟|单元|單元)\s?\d{0,4}\s?(?:室|号|號)?)`,
].map((street) => new GuardedPattern(street));

const piecesOf = oncePer((line: Line): readonly string[] =>
  line.cells
    .flatMap((cell) => cell.text.split(PIECES))
    .map((piece) => piece.replace(u`^[^\p{L}\p{N}(（]+`, '').trim())
    .filter((piece) => piece !== '' && piece.length <= LONGEST_PIECE),
);

/** What follows the longest of the labels that opens the piece; null when none does. */
function afterLabel(piece: string, labels: readonly string[]): { label: string; rest: string } | null {
  const folded = key(piece);
  let found: string | null = null;
  for (const label of labels) {
    if (!folded.startsWith(label) || label.length <= (found?.length ?? 0)) continue;
    if (!u`[\p{Script=Latin}\p{N}-]`.test(folded.charAt(label.length))) found = label;
  }
  return found === null ? null : { label: found, rest: folded.slice(found.length).trim() };
}

function tellsBirth(line: Line, labels: readonly string[], block: boolean): boolean {
  return piecesOf(line).some((piece) => {
    if (block && AGE_ALONE.test(piece)) return true;
    const found = afterLabel(piece, labels);
    if (!found) return false;
    const dated = /^(?:[:：.]|\([^)]{0,20}\)|\s)*[^\d]{0,20}\d{1,4}/u.test(found.rest);
    return (
      dated &&
      (!LOOSE.has(found.label) || /^[:：]/u.test(found.rest) || (block && /^(?:\d|on\s.{3,20}\d{4})/u.test(found.rest)))
    );
  });
}

function tellsStatus(line: Line, labels: readonly string[], block: boolean): boolean {
  return piecesOf(line).some((piece) => {
    if (block && STATUS_ALONE.test(piece)) return true;
    const found = afterLabel(piece, labels);
    return found !== null && !NOT_MARITAL.has(found.label) && u`^[:：]?\s*\p{L}`.test(found.rest);
  });
}

const DIGIT = /\d/;
const COLON = /[:：]/;

function holds(line: Line, sign: RegExp): boolean {
  return line.cells.some(({ text }) => sign.test(text));
}

const schoolsOf = oncePer((lexicon: Lexicon) => indexWords(lexicon.schoolWords));

/** Of a place of work, beside the names of schools. */
const WORKPLACE = iu`(?<!\p{L})(?:team|équipe|equipe|equipo|lab|laborator(?:y|io|ium)|laboratório|laboratoire|department|dept|département|departamento|dipartimento|unité|faculty|institute)(?!\p{L})`;

/** A street behind the name of an institute is where one works. */
function tellsStreet(text: string, schools: WordIndex): boolean {
  const found = STREETS.map((street) => street.exec(text)).find((match) => match !== null);
  if (!found) return false;
  const before = text.slice(0, found.index);
  return !/,\s*$/u.test(before) || !(WORKPLACE.test(before) || countIn(key(before), schools, false) > 0);
}

/** Of what is asked for: the first line that tells it. */
export function personalDataIn(
  { lines, headings, contact }: Pick<Reading, 'lines' | 'headings' | 'contact'>,
  lexicon: Lexicon,
  asked: Readonly<Record<keyof Personal, boolean>>,
): Personal {
  const { birth, marital, address } = lexicon.labels;
  const schools = schoolsOf(lexicon);
  const first = Math.min(...headings.map(({ line }) => (line.page === 1 ? line.index : Infinity)), BLOCK);
  const inBlock = (line: Line): boolean => line.page === 1 && line.index < first;
  const told = [contact.email?.line, contact.phone?.line].flatMap((line) => (line ? [line] : []));
  // Side columns have their contact data under a heading of its own, and at the foot; below another heading begins something else.
  const beside = (line: Line): boolean =>
    line.text.length <= SHORT &&
    told.some((own) => {
      const [from, to] = [Math.min(own.index, line.index), Math.max(own.index, line.index)];
      const near = own.page === line.page && own.column === line.column && to - from <= NEIGHBOUR;
      return near && !headings.some((heading) => heading.line.index > from && heading.line.index <= to);
    });
  const labelled = (line: Line): boolean =>
    holds(line, COLON) &&
    piecesOf(line).some((piece) => /^[:：]/u.test(afterLabel(piece, keysOf(address))?.rest ?? ''));
  const firstLine = (tells: (line: Line) => boolean): Line | null => lines.find(tells) ?? null;
  return {
    birth: asked.birth
      ? firstLine((line) => holds(line, DIGIT) && tellsBirth(line, keysOf(birth), inBlock(line)))
      : null,
    marital: asked.marital ? firstLine((line) => tellsStatus(line, keysOf(marital), inBlock(line))) : null,
    street: asked.street
      ? firstLine(
          (line) =>
            DIGIT.test(line.text) &&
            (inBlock(line) || labelled(line) || beside(line)) &&
            tellsStreet(line.text.slice(0, 2 * LONGEST_PIECE), schools),
        )
      : null,
  };
}
