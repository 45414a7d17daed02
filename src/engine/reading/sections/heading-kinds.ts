/** Which sections a heading opens, by its whole words or by one of them. */
import { POST_NOUNS, WORK_NOUNS } from '../../lexicons/department-words.ts';
import { isCjk } from '../../../resume/language.ts';
import { gu, u } from '../../../resume/patterns.ts';
import { SECTION_KINDS, type SectionKind } from '../../../resume/report.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { OBJECTIVE_HEADINGS } from '../../lexicons/objective-headings.ts';
import { PLAIN_HEADINGS } from '../../lexicons/plain-headings.ts';
import { countriesNamed } from '../contacts/places.ts';
import { holdsCjk } from '../text/characters.ts';
import { key, keysOf } from '../text/fold.ts';
import { hanHeading } from './han-headings.ts';
import { slipIndex } from './heading-slips.ts';
import { isShortWork } from './short-work.ts';
import { bare, isShort, MOST_CHARACTERS, stripped, wholeLabel } from './heading-text.ts';
import { oncePer } from '../text/once.ts';
import type { Line } from '../reading.ts';

const JOINTS = /\s*(?:[/|&+,·•、・/]|\b(?:and|y|e|et|und|ed|con)\b|和|与|與|及|暨)\s*/u;

/** One of them between words. */
const JOINT = /[/|&+,·•、・/]|\s(?:and|y|e|et|und|ed|con)\s|[和与與及暨]/u;

const COMMA = /\s?[、,，]\s?/u;

/** Two headings in one word. */
const GLUED =
  /(?<=技能|スキル)(?=证书|證照|證書|資格)|(?<=证书|證書|資格)(?=技能|スキル|荣誉|榮譽|奖项|獎項)|(?<=^(?:学习|教育|學習))(?=工作)/u;

/** "Mis estudios", "Meine Stärken", "La mia formazione", "Selected exhibitions". */
const OWN =
  /^(?:my|selected|recent|mi|mis|mon|ma|mes|meu|meus|minha|minhas|mein|meine|(?:il|la|i|le)\s(?:mio|mia|miei|mie)|os meus|as minhas|o meu|a minha)\s+/u;

/** "職務経歴の詳細", "資格について", "工作经历一览": around the words of a heading; "業務内容の詳細" is a label within a job. */
const AROUND =
  /^(?:これまでの|今までの|過去の|私の|わたしの|我的)?(.{2,16}?)(?<!内容|業務)(?:の?(?:詳細|一覧|リスト)|について|に関して|详情|詳情|明细|明細|一览|一覽|列表)?$/u;

type Index = ReadonlyMap<string, SectionKind>;

function indexOf(lexicon: Lexicon): Index {
  const index = new Map<string, SectionKind>();
  for (const kind of SECTION_KINDS)
    for (const heading of lexicon.headings[kind]) if (!index.has(key(heading))) index.set(key(heading), kind);
  const plain = Object.entries(PLAIN_HEADINGS[lexicon.language] ?? {}) as [SectionKind, readonly string[]][];
  for (const [kind, list] of plain)
    for (const heading of list) if (!index.has(key(heading))) index.set(key(heading), kind);
  // What somebody wants stands where others say who they are.
  const wanted = isCjk(lexicon.language) ? [] : OBJECTIVE_HEADINGS[lexicon.language];
  for (const heading of wanted) if (!index.has(key(heading))) index.set(key(heading), 'summary');
  return index;
}

const indexes = new Map<string, Index>();
function indexFor(lexicon: Lexicon): Index {
  const known = indexes.get(lexicon.language) ?? indexOf(lexicon);
  indexes.set(lexicon.language, known);
  return known;
}

/** Single letters only. */
const SPACED = u`^(?:[\p{L}&]\s){5,}\p{L}$`;
/** Between two headings in one. */
const AMONG = /&|und|and|et/gu;

const tightened = new Map<string, Index>();
/** Headings of several words, without their blanks. */
function tightIndex(lexicon: Lexicon): Index {
  const known = tightened.get(lexicon.language);
  if (known) return known;
  const index = new Map<string, SectionKind>();
  for (const table of [indexFor(lexicon), indexFor(LEXICONS.en)])
    for (const [heading, kind] of table) {
      const tight = heading.replace(/\s+/gu, '');
      if (tight !== heading && !index.has(tight)) index.set(tight, kind);
    }
  tightened.set(lexicon.language, index);
  return index;
}

function tightKinds(text: string, lexicon: Lexicon): SectionKind[] {
  const find = (part: string): SectionKind | undefined =>
    kindsByName(part, lexicon)[0] ?? tightIndex(lexicon).get(part);
  const whole = find(text);
  if (whole) return [whole];
  for (const { 0: word, index } of text.matchAll(AMONG)) {
    const [first, second] = [find(text.slice(0, index)), find(text.slice(index + word.length))];
    if (first && second) return [...new Set([first, second])];
  }
  return [];
}

/** "Professional Experience (34 months)". */
const LENGTH = /\s?[([]\s?\d{1,3}\+?\s[^()\d]{3,12}(?:\d{1,2}\s[^()\d]{3,12})?[)\]]\s*:?$/u;

/** "Certi\ufffdcations", "EducaƟon": a glyph of two or three letters of which the font tells none, or another one. */
const LOST_LIGATURE = gu`(?<=\p{L})[\ufffd\ue000-\uf8ffƟƩƫ]`;
const LIGATURES = ['fi', 'ti', 'fl', 'ff', 'tt', 'ffi', 'tti'];

function kindsWithLigature(text: string, lexicon: Lexicon): SectionKind[] {
  if (text.search(LOST_LIGATURE) < 0) return [];
  const mended = LIGATURES.map((letters) => kindsByName(bare(text.replace(LOST_LIGATURE, letters)), lexicon));
  return mended.find(({ length }) => length > 0) ?? [];
}

/** Of a line as written: "E XPERIENCE" is a word set apart, "EDUCACIÓN Y FORMACIÓN" holds one of a letter. */
export function kindsAsWritten(text: string, lexicon: Lexicon): SectionKind[] {
  const plain = bare(text);
  const named = kindsByName(text.endsWith(')') || text.endsWith(']') ? bare(text.replace(LENGTH, '')) : plain, lexicon);
  if (named.length > 0) return named;
  // "B E R U F L I C H E R W E R D E G A N G": where the words part cannot be told.
  const told = SPACED.test(text) ? tightKinds(plain, lexicon) : [];
  if (told.length > 0) return told;
  const own = stripped(text);
  const kinds = own === plain ? named : kindsByName(own, lexicon);
  if (kinds.length > 0) return kinds;
  const mended = kindsWithLigature(text, lexicon);
  const slip = mended.length > 0 || !SLIPPED.has(lexicon.language) ? undefined : slipsOf(lexicon)(plain);
  return slip ? [slip] : mended;
}

/** In German a letter more makes another compound. */
const SLIPPED: ReadonlySet<string> = new Set(['es', 'pt', 'it', 'fr', 'en']);

const slipsOf = oncePer((lexicon: Lexicon) => slipIndex(indexFor(lexicon)));

function orMade(kinds: SectionKind[], text: string): SectionKind[] {
  const made = kinds.length === 0 && holdsCjk(text) ? hanHeading(text) : null;
  return made ? [made] : kinds;
}

/** "IT- und Sprachkenntnisse": what the compounds of one heading share, told behind the last of them only. */
const SHARED =
  /(?:kenntnisse|fähigkeiten|fahigkeiten|kompetenzen|erfahrung|erfahrungen|ausbildung|nachweise|qualifikationen)$/u;

/** The kinds of the halves that a hyphen cuts short, as far as they tell one. */
function cutShort(parts: readonly string[], find: (part: string) => SectionKind | undefined): SectionKind[] {
  const [noun] = SHARED.exec(parts.at(-1) ?? '') ?? [];
  if (noun === undefined) return [];
  return parts.flatMap((part) =>
    part.endsWith('-') ? (find(`${part}${noun}`) ?? find(part.slice(0, -1) + noun) ?? []) : [],
  );
}

/** Resumes in any language use English headings, and bilingual ones. */
export function kindsByName(text: string, lexicon: Lexicon): SectionKind[] {
  const tables = [indexFor(lexicon), indexFor(LEXICONS.en)];
  const find = (part: string): SectionKind | undefined => {
    const blank = part.includes(' ');
    const tight = blank && holdsCjk(part) ? part.replace(/\s+/g, '') : part;
    const own = blank ? part.replace(OWN, '') : part;
    for (const table of tables) {
      // "Soft-Skills"
      const kind = table.get(part) ?? table.get(tight) ?? table.get(own) ?? table.get(part.replaceAll('-', ' '));
      if (kind) return kind;
    }
    return undefined;
  };
  const whole = find(text);
  if (whole) return [whole];
  const cjk = holdsCjk(text);
  const inner = cjk ? (AROUND.exec(text)?.[1] ?? text) : text;
  const told = inner === text ? undefined : find(inner);
  if (told) return [told];
  // "経験・スキル、資格": what a comma parts is each a heading, as far as both are.
  const listed = cjk && COMMA.test(text) ? text.split(COMMA).map(find) : [];
  if (listed.length > 1 && listed.every((kind) => kind !== undefined)) return [...new Set(listed)];
  const parts = text
    .split(JOINTS)
    .flatMap((part) => (cjk ? part.split(GLUED) : part))
    .filter((part) => part !== '');
  // "Schul- und Berufsbildung": the half before the hyphen tells nothing of its own.
  const halves = parts.filter((part) => !part.endsWith('-'));
  // "学习及工作经历": the last word is of both; "Referencias laborales y personales": the first is.
  const tail = cjk ? (halves.at(-1)?.slice(-2) ?? '') : '';
  const noun = cjk ? '' : (halves[0]?.split(' ').slice(0, -1).join(' ') ?? '');
  const own = halves.map(find);
  const known = own.some((kind) => kind !== undefined);
  // "學歷及專業資格": what one half leaves no doubt of, the other may be told by what it is made of.
  const made = (half: string, at: number): SectionKind | undefined =>
    cjk ? (find(half + tail) ?? hanHeading(half) ?? hanHeading(half + tail) ?? undefined) : at > 0 && noun !== '' ? find(`${noun} ${half}`) : undefined; // prettier-ignore
  const kinds = own.map((kind, at) => kind ?? (known ? made(halves[at] ?? '', at) : undefined));
  if (parts.length > 1 && kinds.every((kind) => kind !== undefined))
    return [...new Set([...cutShort(parts, find), ...kinds])];
  // "Experiencia Experience", "职业经历 Work Experience": two languages, no joint or a dash.
  const scripts = (cjk ? text : '').split(
    /(?<=[\u3040-\u9fff])\s*(?:[‐-―:-]\s*)?(?=[a-z])|(?<=[a-z])\s*(?:[‐-―:-]\s*)?(?=[\u3040-\u9fff])/u,
  );
  // "個人履歷 RESUME" names the whole.
  if (scripts.length !== 2 || scripts.every((script) => keysOf(lexicon.documentTitles).includes(script))) return [];
  // "專業資格 QUALIFICATIONS": the characters tell it, by what they are made of where no list has them.
  const [named = []] = scripts
    .toSorted((a, b) => Number(holdsCjk(b)) - Number(holdsCjk(a)))
    .map((script) => orMade(kindsByName(script, lexicon), script))
    .filter(({ length }) => length > 0);
  return named;
}

/** "Stage e lavori estivi", "Internships and summer jobs": each part is a known heading or made of words for work on the side. */
export function kindsOfShortWork(text: string, lexicon: Lexicon): SectionKind[] {
  const parts = bare(text).split(JOINTS).filter((part) => part !== ''); // prettier-ignore
  if (!parts.some(isShortWork)) return [];
  const kinds = parts.map((part) => (isShortWork(part) ? 'experience' : kindsByName(part, lexicon)[0]));
  return kinds.every((kind) => kind !== undefined) ? [...new Set(kinds)] : [];
}

const POSTS: ReadonlySet<string> = new Set(keysOf(POST_NOUNS));
const WORKS: ReadonlySet<string> = new Set(keysOf(WORK_NOUNS));
/** "Trabajos en España", "Lavori in Svizzera". */
const WORK_IN = u`^(\p{L}+) (?:en|em|in|na|no|nos|au|aux|a) (?:(?:el|la|los|der|den) )?(\p{L}[\p{L} -]{2,30})$`;

/** By a word that tells a kind wherever it stands in the `text`, bare. */
export function kindByWord(text: string, lexicon: Lexicon): SectionKind | null {
  if (lexicon.language === 'de' && namesSchool(text)) return null;
  const [whole] = lexicon.language === 'de' ? kindsByName(FROM_WHERE.exec(text)?.[1] ?? '', lexicon) : [];
  if (whole) return whole;
  const words = new Set(text.split(u`[^\p{L}\p{N}]+`));
  // "Referencias Laboral": whoever vouches, wherever for.
  const [first = ''] = words;
  if (keysOf(lexicon.headingWords.references ?? []).includes(first)) return 'references';
  // "Puestos de investigación", "Cargos académicos": posts, whatever they are in.
  if (words.size > 1 && POSTS.has(first)) return 'experience';
  const [, noun = '', place = ''] = WORK_IN.exec(text) ?? [];
  if (WORKS.has(noun) && countriesNamed(place, lexicon.language).length > 0) return 'experience';
  const told = wordKindsOf(lexicon).filter(({ wanted, within }) =>
    within ? text.includes(wanted) : words.has(wanted),
  );
  const [kind = null, second = null] = new Set(told.map((word) => word.kind));
  // "Schulische und berufliche Bildung": what the adjectives belong to.
  const described = lexicon.language === 'de' && second !== null ? told.find(({ wanted }) => text.endsWith(wanted)) : undefined; // prettier-ignore
  if (described && told.every((word) => word === described || ADJECTIVE.test(word.wanted))) return described.kind;
  // "Sommaire des compétences sociales", "Academic Summary" tell what they sum up.
  return kind === 'summary' && second !== null && second !== 'experience' && !JOINT.test(text) ? second : kind;
}

const ADJECTIVE = /(?:lich|isch)e[nrs]?$/u;

/** "Medizinische Ausbildung", "Klinische Tätigkeit": what a German adjective stands before. */
const DESCRIBED = u`^\p{L}[\p{L}-]{3,24}(?:e|er|es|en)\s(\p{L}[\p{L} -]+)$`;

/** "Fachkenntnisse aus der Lehre", "Engagement neben dem Studium": a heading, and when or where one came by it. */
const FROM_WHERE = u`^(\p{L}[\p{L}-]{4,40})\s(?:aus|im|in|neben|während|bei|vor|nach|für|über)\s(?:(?:de[rmns]|die|das|meine[rmn]?)\s)?\p{L}[\p{L}-]{2,30}$`;

/** "Polytechnische Schule" is one, "Besuchte Schule" a heading. */
const namesSchool = (text: string): boolean => /^(?!besuchte)\S+e (?:hoch|fach|ober)?schule$/u.test(text);

/** Of a text whose last words are a heading of their own, in the singular or the plural. */
export function kindsDescribed(text: string, lexicon: Lexicon): SectionKind[] {
  const noun =
    lexicon.language === 'de' && text.length <= MOST_CHARACTERS ? DESCRIBED.exec(bare(text))?.[1] : undefined;
  if (noun === undefined || namesSchool(bare(text))) return [];
  const one = kindsByName(noun, lexicon);
  return one.length > 0 ? one : kindsByName(`${noun}en`, lexicon);
}

/** In the order of the kinds; `within`: found inside of other words too. */
const wordKindsOf = oncePer(({ headingWords }: Lexicon) =>
  SECTION_KINDS.flatMap((kind) =>
    keysOf(headingWords[kind] ?? []).map((wanted) => ({ kind, wanted, within: holdsCjk(wanted) })),
  ),
);

/** Whether words, over however many rows, are a heading as people know it. */
export function isKnownHeading(rows: readonly string[], lexicon: Lexicon): boolean {
  const text = wholeLabel(rows);
  return isShort(bare(text)) && kindsAsWritten(text, lexicon).length > 0;
}

/** Of a row of cells: what its first one heads, or each of them where two headings stand side by side in one type: "Computer skills ¦ Languages". */
export function kindsBeside({ cells }: Pick<Line, 'cells'>, lexicon: Lexicon): SectionKind[] {
  const [first, second] = cells;
  const named = kindsAsWritten(first?.text ?? '', lexicon);
  const [own, other] = [first?.spans[0], second?.spans[0]];
  if (cells.length !== 2 || !own || !other || own.font !== other.font || Math.abs(own.size - other.size) > 0.3) return named; // prettier-ignore
  const beside = kindsAsWritten(second?.text ?? '', lexicon);
  return named.length === 0 || beside.length === 0 || !isShort(bare(second?.text ?? '')) ? named : [...new Set([...named, ...beside])]; // prettier-ignore
}
