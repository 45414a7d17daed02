/** The texts that a head is read from: its cells without dates and durations, parted where their type changes, wrapped lines whole again. */
import { unionOf } from '../../../resume/document.ts';
import { breaksAtHouse } from './broken-houses.ts';
import { isCutByDate, isSmallRest } from './cut-by-dates.ts';
import { isCjk } from '../../../resume/language.ts';
import { gu, u, iu } from '../../../resume/patterns.ts';
import type { SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { joinLines } from '../items/bullets.ts';
import { rangesIn } from '../dates/dates.ts';
import { withoutDurations } from '../dates/durations.ts';
import type { Item } from '../entries/entry-items.ts';
import { key, keysOf } from '../text/fold.ts';
import { isDatesAndPlace } from '../entries/dated-lines.ts';
import { isOnePost } from '../entries/post-lines.ts';
import { withoutDeedsBehind } from './bracketed-employers.ts';
import { withoutState } from './head-towns.ts';
import { DANGLES, HARD_SEPARATORS } from './head-pieces.ts';
import { isPlace, marksFor, opensAsEmployer } from './head-marks.ts';
import { namesPost } from './headers.ts';
import { firstSentence } from './first-sentences.ts';
import { isClosedName } from './legal-forms.ts';
import { withoutMark } from '../entries/listed-heads.ts';
import type { Cell, Line } from '../reading.ts';
import type { RightEdge } from '../page/right-edges.ts';
import { withoutSaid } from './said-behind.ts';
import { withoutTelling } from './told-posts.ts';
import { isFieldBehind } from '../schools/fields-of-study.ts';
import { schoolMarks, scoresOf, TRADE } from '../schools/school-marks.ts';
import { withoutAward, withoutTermsBehind } from './terms-behind.ts';
import { townBeside, withoutCell } from './town-beside.ts';
import { typeRuns, type TypeRun } from '../page/type-runs.ts';

/** Words that open a range and are left over when its dates are cut out: "De 09/2017 até 08/2019". */
const OPENING =
  /(?:^|[\s,(])(?:from|between|années?|années? scolaires?|ann[io] scolastic[io]|anni|jahre|schuljahre?|años?|years?|de|du|des|dès|depuis|desde(?:\sel|\sla|\so)?|entre|von|vom|ab|da|dal|dall['’]|dalla|do|étés|hivers|estati|veranos|verões|summers|(?:winter|sommer)?saison|winter|sommer|jede[nrs]?|jeweils(?:\sim)?)\s*:?\s*$/iu;

/** Left of "Stagioni estive 2018, 2019 e 2020". */
const SEASONAL =
  /^\s*(?:étés?|hivers?|saisons?|estat[ei]|invern[oi]|stagion[ei]|veranos?|inviernos?|temporadas?|ver[ãa]o|verões|invernos?|sommer|winter|(?:sommer|winter)?saison(?:en)?|summers?|winters?|seasons?|vendanges?|vendemmi[ae]|vendimias?|récoltes?|moissons?|raccolt[ae]|campañas?|week-?ends?|fine settimana|vacances(?: scolaires)?)(?:\s(?:estiv[aei]|invernal[ei]|d['’]été|d['’]hiver|estivales?|de verano|de invierno|de verão|de inverno))?\s*$/iu;

/** "Stagione estiva 2022 - …" at the head of a text or of what a dash or a bar parts: the words before the year tell when, too. */
const SEASON_BEFORE =
  /(^|[|(,–-]\s*)(?:stagion[ei](?:\s(?:estiv[aei]|invernal[ei]|turistic[ah]e?)(?:\s?(?:[+/&]|e)\s?(?:estiv[aei]|invernal[ei]))?)?|temporadas?(?:\sde\s(?:verano|invierno|verão|inverno))?|saisons?\s(?:d['’]été|d['’]hiver|estivales?|hivernales?)|(?:sommer|winter)saison|(?:summer|winter)\sseasons?|a\.\s?[sa]\.|anno\s(?:scolastico|accademico))\s*:?\s*$/iu;

/** And what came back each year: "Veranos 2017 y 2018". */
const SEASONS =
  /^\s*(?:veranos?|temporadas?|campañas?|navidades|verões|safras?|étés|saisons?|sommer|summers?|stagioni)\s*:?\s*$/iu;

/** "Raglan Renovations (2015) Ltd": the year is of the firm's name. */
const FOUNDED = iu`^\) (?:ltd|limited|inc|llc|plc|pty|pvt|llp)(?![\p{L}])`;

/** "De 2010 a 2011: Livreira na …" */
const OPENING_COLON = /^\s{3,}:\s+/u;

function withoutDates(text: string, lexicon: Lexicon): string {
  let rest = text;
  for (const found of rangesIn(text, lexicon).toReversed()) {
    const before = rest.slice(0, found.index);
    if (!found.isRange && before.endsWith('(') && FOUNDED.test(text.slice(found.index + found.length))) continue;
    const seasonless = SEASON_BEFORE.test(before) ? before.replace(SEASON_BEFORE, '$1') : before;
    rest = `${found.isRange ? seasonless.replace(OPENING, ' ').replace(SEASONS, ' ') : seasonless}   ${rest.slice(found.index + found.length)}`;
  }
  if (SEASONAL.test(rest)) return '';
  // "Tertenia , (SU)" is one place; in "(veranos de 2008 a 2010)" what is left in the brackets names nothing.
  return rest
    .replace(OPENING_COLON, '')
    .replace(/\s?,\s(?=\([A-Z]{2}\))/gu, ' ')
    .replace(gu`[(（[][^()（）[\]\p{Lu}\p{Lo}]{0,30}\s{3}[^()（）[\]\p{Lu}\p{Lo}]{0,12}[)）\]]|[(（[]\s*[)）\]]`, ' ');
}

/** "Buckeye Fresh Market-Toledo, OH", as job boards export it. */
const TOWN_BEHIND = u`^(\p{Lu}.{1,60}\s.{1,40})-(\p{Lu}[\p{L}.' ]{1,30},\s\p{Lu}{2})\s*$`;

function withTownApart(text: string, lexicon: Lexicon): string {
  const [, name, place] = text.includes('-') ? (TOWN_BEHIND.exec(text) ?? []) : [];
  if (name === undefined || place === undefined || !isPlace(place, marksFor(lexicon, false))) return text;
  const word = name.slice(name.lastIndexOf(' ') + 1);
  // "Winston-Salem, NC" is one town.
  return isPlace(`${word}-${place}`, marksFor(lexicon, false)) ? text : `${name} – ${place}`;
}

/** The cells of a line, those that its dates run across as one: "März ¦ 2012 Projekt". */
function wholeCells({ cells, text }: Line, range: Item['range']): readonly Cell[] {
  if (!range || cells.length < 2 || cells.map((cell) => cell.text).join(' ') !== text) return cells;
  const [from, to] = [text.indexOf(range.text), text.indexOf(range.text) + range.text.length];
  let at = -1;
  return cells.reduce<Cell[]>((whole, cell) => {
    const last = at > from && at < to ? whole.at(-1) : undefined;
    at += cell.text.length + 1;
    if (!last) return [...whole, cell];
    const joined = { text: `${last.text} ${cell.text}`, box: unionOf([last.box, cell.box]), spans: [...last.spans, ...cell.spans] }; // prettier-ignore
    return [...whole.slice(0, -1), joined];
  }, []);
}

/** "Cargo - Auxiliar", "Função – Secretário": a dash for the colon of a label. */
const POST_LABEL = iu`^\s*(?:cargo|puesto|función|função|ocupaci[oó]n|ocupação|categor[ií]a|posici[oó]n)\s[–—-]\s(?=\p{Lu})`;

/** "Acme Bread   https://example.org": where a firm, or whoever worked there, is found is no part of its name, nor are pictograms. Behind a label it is told with it. */
const LINK =
  /[\ufffd\ufe0f\u{1f300}-\u{1faff}]\s?|(?<![:：])\s(?:https?:\/\/|www\.)\S+|(?<!\S)[^\s@]{1,64}@[^\s@]{1,64}\.[a-z]{2,12}(?!\S)/giu;

/** Whether the type changes within one of the dates: "Jun 2022 - **Actual**". */
function parts(
  runs: readonly TypeRun[],
  ranges: readonly { readonly index: number; readonly length: number }[],
): boolean {
  let at = 0;
  return runs.some(({ text }) => {
    at += text.length;
    return ranges.some(({ index, length }) => at > index && at < index + length);
  });
}

function textsOf({ line, range }: Item, parted: boolean, lexicon: Lexicon): TypeRun[] {
  const runs = wholeCells(line, range).flatMap((cell) => {
    const whole = { text: cell.text, type: null };
    const own = parted ? typeRuns(cell) : schooling(cell, lexicon);
    // A date that is set in two types stays whole.
    return own.length > 1 && range && parts(own, rangesIn(cell.text, lexicon)) ? [whole] : own;
  });
  const own = (text: string): string =>
    parted ? firstSentence(withoutDeedsBehind(withoutSaid(withoutTelling(withoutTermsBehind(text.replace(LINK, ' '), lexicon).replace(POST_LABEL, ''), lexicon), lexicon), lexicon), lexicon) : withoutAward(text.replace(LINK, ' ')); // prettier-ignore
  const still = range?.start === null && range.index === 0 ? `${range.text}:` : null;
  const undated = runs.map((run, at) => (at === 0 && still && run.text.startsWith(still) ? { ...run, text: run.text.slice(still.length) } : run)); // prettier-ignore
  const bare = undated.map(({ text, type }) => ({
    // "Currently" in the cell of the dates is told as they are.
    text: range?.start === null && text.trim() === range.text ? '' : withTownApart(withoutState(withoutMark(own(withoutDurations(range ? withoutDates(text, lexicon) : text))), lexicon), lexicon), // prettier-ignore
    type,
  }));
  // "*Acme Monthly* and *Fern Weekly*": a type that is left for a word between two names.
  const whole = bare.reduce<TypeRun[]>((joined, run) => {
    const last = parted ? joined.at(-1) : undefined;
    const open = last && (AND_AT_END.test(last.text) || (OF_AT_END.test(last.text) && namesPost(last.text, lexicon) && !employs(run.text, lexicon)));
    if (last && FOR_AT_END.test(last.text) && (NAMED.test(run.text.trim()) || employs(run.text, lexicon))) return [...joined.slice(0, -1), { ...last, text: last.text.replace(FOR_AT_END, '') }, run];
    return open && run.text.trim() !== '' ? [...joined.slice(0, -1), { ...last, text: `${last.text.trimEnd()} ${run.text.trimStart()}` }] : [...joined, run];
  }, []); // prettier-ignore
  // The words may stand in a cell of their own.
  return range ? whole.filter(({ text }) => !OPENING.test(text) || text.trim().length > 6) : whole;
}

/** "Tutor in *Algorithmen*", "Head of **Sales**": no post ends so; behind "bei" or "at" stands whose it was. */
const OF_AT_END = u`\p{L}\s(?:in|of|for|für|im|de|en|em|di|pour|para|per)\s*$`;

/** "Archivista per *Memoria Scritta*": for whom, where two words with capitals stand in letters of their own. */
const FOR_AT_END = u`\s(?:per|pour|para|for)(?:\s(?:l[aeo]s?|il|gli|i|el|[ao]s?|the))?\s*$`;
const NAMED = u`^["“«]?\p{Lu}[\p{L}.&'’-]*\s(?:(?:d[aeiou]|del|of|e|y|et|&)\s)?\p{Lu}`;

function employs(text: string, lexicon: Lexicon): boolean {
  const name = text.split(/,\s/u, 1)[0]?.trim() ?? '';
  return isClosedName(name) || opensAsEmployer(name, marksFor(lexicon, false));
}

const AND_AT_END = u`\p{L}\s(?:and|und|et|y|e|&)\s*$`;

type SchoolScores = ReturnType<typeof scoresOf>;

/** "**LICENCIATURA EM ENFERMAGEM** Instituto Politécnico", "**Acme University** Master of Science": the type parts degree from school where their words say which is which. */
function schooling(cell: Cell, lexicon: Lexicon): readonly TypeRun[] {
  const runs = isCjk(lexicon.language) ? [] : typeRuns(cell);
  const marks = schoolMarks(lexicon);
  // "`2010-15` **Universidad de Olivares** Grado en Biología": dates in a type of their own are neither.
  const named = runs.length < 3 ? runs : runs.filter(({ text }) => u`\p{L}`.test(withoutDates(text, lexicon)));
  const [first, second] = named.map(({ text }) => scoresOf(withoutDates(text, lexicon), marks));
  const told = (degree: SchoolScores, school: SchoolScores): boolean =>
    (degree.degree > degree.school || (degree === first && degree.school <= 0)) && school.school >= 1 && school.degree <= 0; // prettier-ignore
  const capitals = named.length === 2 && named.every(({ text }) => CAPITALS.test(text)) && (second?.degree ?? 1) <= TRADE; // prettier-ignore
  const parted = named.length === 2 && first && second && (capitals || told(first, second) || told(second, first) || isFieldBehind(named.map(({ text }) => text), lexicon.language)); // prettier-ignore
  return parted ? runs : [{ text: cell.text, type: null }];
}

/** As Europass sets degree and school, each in letters of its own and nothing between. */
const CAPITALS = u`^\P{Ll}{0,200}\p{Lu}{4}\P{Ll}{0,200}$`;

const UNCLOSED = /\([^()]{0,80}$/u;
const CLOSES = /^[^()]{0,80}\)/u;
const GOES_ON = u`[,&]\s*$|\s[–-]\s*$|\p{L}-$|\s(?:and|AND|und|UND|et|ET|y|e|Bad|Sankt|[Bb]ei|[Bb]eim|bei (?:der|dem)|für (?:die|das)|an der|[Cc]hez|au sein d(?:e|u|es)|presso)\s*$|(?<!\p{L})(?:Az|Agr|Ist|Dott|Geom|Ing|Avv|Arch|Prof|Sig|Dra?|Mme|Sta|Sto|Ntra|Lic|Eng)\.\s*$`;

/** Characters of a cell that its line may be too short for, and of one in bold where the column shows no edge; shorter ones at the right are towns. */
const LONG = 36;
const LONGER = 64;

const CAPITALS_FIRST = u`^\s*\p{Lu}{3}`;

const letterOf = ({ box, text }: Line): number => box.width / Math.max(1, text.length);

/** Whether the first word of the line below would not have fitted: of capitals below small letters as wide as that line's are. */
function isFull(line: Line, next: Line, below: string, edge: RightEdge): boolean {
  const letter = CAPITALS_FIRST.test(below) ? Math.max(letterOf(line), letterOf(next)) : letterOf(line);
  const word = /^\s*\S+/u.exec(below)?.[0].length ?? 0;
  return line.box.x + line.box.width + (word + 1) * letter > edge.at;
}

/** What is left of a sentence. */
const ENDS_TEXT = /^.{1,40}\.\s*$/u;

/** Whether a line had to go on in the one below, `next`. `last`, `below`: the words between which it was broken. */
function isWrapped(
  line: Line,
  next: Line,
  last: string,
  below: string,
  edge: RightEdge | null,
  lexicon: Lexicon,
): boolean {
  // "…, Pescarias Ave & Mar, S.A." over "Chefia de 18 marinheiros": a legal form ends what it closes.
  if (!edge || (/[,\s]/u.test(last) && isClosedName(last) && u`^\p{Lu}\p{Ll}`.test(below))) return false;
  if (!isFull(line, next, below, edge) || opensName(last, below, lexicon)) return false;
  if (endsInNoun(last, lexicon) || (edge.sure && isOnePost(line, last, below, lexicon))) return true;
  const { length } = line.cells.at(-1)?.text ?? '';
  if (lexicon.language === 'de' && GERMAN_ADJECTIVE.test(key(last))) return true;
  if (isSmallRest(last, below)) return true;
  if (!edge.sure)
    return DANGLES.test(last) || (length >= LONGER && (line.bold || (!/[.:;]$/u.test(last) && ENDS_TEXT.test(below))));
  return length >= LONG || isCut(last, below, lexicon);
}

/** "Sprachkurse und berufliche" over "Orientierung": such an adjective asks for its noun. */
const GERMAN_ADJECTIVE = /(?:lich|isch|ig|bar|sam|haft)e[nrms]?\s*$/u;

/** "Head of Platform Architecture" over "Acme Cloud Services GmbH, Ulm": a firm whole with its legal form below a post, however long. */
function opensName(last: string, below: string, lexicon: Lexicon): boolean {
  const [name = ''] = below.split(/,(?:\s|$)/u, 1);
  return u`^\p{Lu}\S*\s\p{Lu}`.test(name) && isClosedName(name) && !/[,–|-]\s/u.test(last) && namesPost(last, lexicon);
}

/** "…, Klinikum" over "Emsauen": the noun that opens an employer's name is none by itself. */
function endsInNoun(text: string, lexicon: Lexicon): boolean {
  const last = text.slice(text.lastIndexOf(', ') + 1).trim();
  return last !== text.trim() && u`^\p{Lu}\p{Ll}+$`.test(last) && opensAsEmployer(last, marksFor(lexicon, false));
}

/** Whether a head's line ends in its date: nothing carries that on. */
function endsDated({ line, range }: Item, lexicon: Lexicon): boolean {
  const last = range ? rangesIn(line.text, lexicon).at(-1) : undefined;
  return last !== undefined && line.text.length - (last.index + last.length) <= 2;
}

/** "… Università" over "dell’Alto Chienti", "Head of" over "Finance": no name opens or ends with such a word. */
function isCut(above: string, below: string, lexicon: Lexicon): boolean {
  const last = u`(?<!\p{L})(\p{Ll}+)\s*$`.exec(above)?.[1];
  const first = u`^\s*(\p{Ll}+)(?:[\s’']|$)`.exec(below)?.[1];
  return [last, first].some((word) => word !== undefined && keysOf(lexicon.stopWords).includes(key(word)));
}

/** Whether a line ends as the text that was made of it does: what stood behind its first sentence went on, not the sentence. */
function endsWith(line: string, text: string): boolean {
  return line.trimEnd().endsWith(text.trim().slice(-ENDING));
}

const ENDING = 8;
const HYPHENED = u`\p{L}{3}-\s*$`;

/** "1. ACME S.A.C." over the fields of a form; elsewhere a club may be called so. */
const COUNT = u`^\s*\d{1,2}[.)]\s+(?=\p{Lu})`;

/** Whether post and employer stand in the other lines of a head. */
function tellsBoth(header: readonly Item[], dates: Item): boolean {
  const others = header.filter((item) => item !== dates);
  return others.length > 1 || others.some(({ line }) => line.text.trim().split(HARD_SEPARATORS).length > 1);
}

/** Of the lines of one head, in their order. `edge`: of their column. */
export function headTexts(
  header: readonly Item[],
  section: SectionKind,
  lexicon: Lexicon,
  edge: RightEdge | null,
): TypeRun[] {
  const parted = section !== 'education' && !isCjk(lexicon.language);
  const texts: TypeRun[] = [];
  const counted = parted && header.some(({ field }) => field);
  header.forEach((item, at) => {
    if (item.field || (isDatesAndPlace(item.line, item.range, lexicon) && tellsBoth(header, item))) return;
    const town = townBeside(header, at, parted, lexicon);
    const told = textsOf(town ? withoutCell(item, town) : item, parted, lexicon);
    const own = counted ? told.map((run) => ({ ...run, text: run.text.replace(COUNT, '') })) : told;
    const [first, ...others] = own;
    const above = header[at - 1];
    const last = texts.at(-1);
    const whole = above !== undefined && last !== undefined && endsWith(above.line.text, last.text);
    const open = parted && whole && !above.field && !endsDated(above, lexicon) ? last : undefined;
    // "Grundschuljahr (abgebrochene" over "Ausbildung bei Acme)": brackets are one text in education too.
    const bracketed = last && first && UNCLOSED.test(last.text) && CLOSES.test(first.text);
    // "…, Erzberg-" over "Universität, Leoben": of a name that the end of the line parts at its hyphen, too.
    const hyphened = last && first && HYPHENED.test(last.text) && u`^\s*\p{Lu}\p{Ll}`.test(first.text);
    if ((bracketed || hyphened) && !parted && !above?.field) {
      texts.splice(-1, 1, { ...last, text: `${last.text.trimEnd()}${hyphened ? '' : ' '}${first.text.trimStart()}` }, ...others); // prettier-ignore
      return;
    }
    const cut = parted && above && first && !above.field && !item.range && endsDated(above, lexicon) ? texts.findLastIndex(({ text }) => text.trim() !== '') : -1; // prettier-ignore
    const words = texts[cut];
    if (words && above && first && above.line.text.includes(words.text.trim()) && isCutByDate(above.line, words.text, item.line, first.text)) {
      texts.splice(cut, texts.length - cut, { ...words, text: joinLines([words.text.trimEnd(), first.text.trimStart()]) }, ...others);
      return;
    } // prettier-ignore
    const carries =
      open &&
      first &&
      open.text.trim() !== '' &&
      (GOES_ON.test(open.text) ||
        breaksAtHouse(open.text, first.text, lexicon) ||
        (above && open.type === first.type && isWrapped(above.line, item.line, open.text, first.text, edge, lexicon)));
    if (carries)
      texts.splice(-1, 1, { ...open, text: joinLines([open.text.trimEnd(), first.text.trimStart()]) }, ...others);
    else texts.push(...own);
  });
  return texts;
}
