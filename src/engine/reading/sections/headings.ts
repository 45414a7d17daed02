/** Which lines are headings of sections, and of which. */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { headsEmployers, headsSkillSheet, isFieldBelow } from '../han/han-fields.ts';
import { isRailLike, withWorkBeside, standsAmongJobs } from './among-jobs.ts';
import { hanUntoldHeadings } from './han-untold-headings.ts';
import { isWholeHan, withResearchPosts, withTables } from './han-table-headings.ts';
import { hanFormHeading, hanHeading, hanRail, withoutJobLabels, withoutRepeated } from './han-headings.ts';
import { marksFor, opensAsEmployer } from '../heads/head-marks.ts';
import {
  isBelowDates,
  isOtherwiseMeant,
  isOwnPost,
  opensAsPost,
  titlesDocument,
  withoutPostsBelow,
  withoutSmall,
} from './heading-doubts.ts';
import { isRowLabel, tableHead } from './form-heads.ts';
import { carriesOn, carriesOnCell, goesOnBelow, opensParagraph } from './heading-wraps.ts';
import { withCode } from './code-languages.ts';
import { withDeclared } from './declared-headings.ts';
import {
  kindByWord,
  kindsAsWritten,
  kindsBeside,
  kindsByName,
  kindsDescribed,
  kindsOfShortWork,
} from './heading-kinds.ts';
import { bare, isCapital, isShort, MOST_CHARACTERS, wholeLabel, withoutGloss, withoutIcon } from './heading-text.ts';
import { isDatedAtEnd, withoutDegrees, withoutInner, withoutLevels, withoutVolunteers } from './inner-headings.ts';
import { withoutLabelsWithin } from './inner-labels.ts';
import { setLikeHeadings } from './like-headings.ts';
import type { Cell, Heading, Line } from '../reading.ts';
import { railHeadings } from './rail-labels.ts';
import { schoolingHeading, withCertificates } from './schooling-heading.ts';
import { isSideHeading } from './side-labels.ts';
import { withoutSubheads } from './subheads.ts';
import { workHeadings } from './untold-headings.ts';

/** Longer lines are no headings, nor do they open with one that the text beside it leaves room for. */
const LONGEST = 240;

/** "学歴" of "学歴 備考", of "学 歴 事 項"; by what it is made of where no list has it: "教員免許・資格". */
function kindsOfHead(head: string, lexicon: Lexicon): SectionKind[] {
  const whole = kindsByName(bare(head).replace(/\s?事\s?項$/u, ''), lexicon);
  if (whole.length > 0) return whole;
  const [first = ''] = head.split(' ');
  const kind = first === head ? null : kindsByName(bare(first), lexicon);
  return kind && kind.length > 0 ? kind : [hanHeading(bare(first)) ?? []].flat();
}

/** Whether words set over several rows of a rail are one heading; where each row is a heading of its own, only a known whole one is. */
export function isSplitHeading(rows: readonly string[], lexicon: Lexicon): boolean {
  const [first = ''] = rows;
  const text = wholeLabel(rows);
  const label = bare(text);
  // A date over a label is no part of it.
  if (!isShort(label) || /\d{4}/u.test(text)) return false;
  if (kindsByName(label, lexicon).length > 0) return true;
  const alone = !/[&+,/]\s*$/u.test(first) && kindsByName(bare(first), lexicon).length > 0;
  return !alone && isCapital(text) && !/[\d@:]/u.test(text) && kindByWord(label, lexicon) !== null;
}

/** Set apart from the body: larger, bold, in capitals, or the only bold words of a rail. */
function isProminent(line: Line, bodySize: number): boolean {
  // Beside a rail only the label itself can be.
  return line.size > bodySize * 1.08 || line.bold || isCapital(line.cells[0]?.text ?? line.text);
}

/** By its look, or by the mark or number it opens with. */
function isSetApart(line: Line, bodySize: number): boolean {
  return isProminent(line, bodySize) || /^[【■◆◇●○▍▌▎□★☆▶▼◎※<《〈〔[(一二三四五六七八九十]/u.test(line.text);
}

/** "Objetivo profissional: Gerente Financeiro", in one line. */
const GOAL = u`^([\p{L}][\p{L} ]{5,40})\s?:\s+\S`;

/** "OBJECTIVE: To obtain a post in …", "REFERENCES available upon request". */
const RUN_IN = u`^(\p{Lu}[\p{L} ]{5,40}?)(?:\s?:\s+\S|\s(?=\p{Ll}))`;
const RUN_IN_KINDS: ReadonlySet<SectionKind> = new Set(['summary', 'references']);
/** In letters of their own with a colon behind them: "**Certificaciones:** Primeros Auxilios (2024); …". */
const FACED_KINDS: ReadonlySet<SectionKind> = new Set([...RUN_IN_KINDS, 'certifications', 'awards']);

/** The section that the first words of a line open, told apart from its text by their capitals or by bold letters. */
function runInKind({ text, cells, bold }: Line, lexicon: Lexicon): SectionKind | null {
  const label = bold || isCjk(lexicon.language) ? undefined : RUN_IN.exec(text.slice(0, 80))?.[1];
  if (label === undefined) return null;
  const [first, next] = cells[0]?.spans ?? [];
  const faced = first !== undefined && next !== undefined && first.font !== next.font && first.text.trim().length >= label.length && first.text.trim().length < label.length + 3; // prettier-ignore
  const [kind, ...more] = isCapital(label) || faced ? kindsByName(bare(label), lexicon) : [];
  const kinds = faced && text.charAt(label.length).trim() === ':' ? FACED_KINDS : RUN_IN_KINDS;
  return kind && more.length === 0 && kinds.has(kind) ? kind : null;
}

/** In the first lines a post is the person's: "Chef de projet". */
const HEAD = 8;

/** Points between the edges of two labels of one rail. */
const ONE_EDGE = 2;

/** Whether the label stands where those of jobs and studies do, with their texts beside them. */
function isInRail({ box }: Cell, line: Line, lines: readonly Line[], lexicon: Lexicon): boolean {
  return lines.some(({ cells: [cell, beside], column }, at) => {
    if (!cell || !beside || column !== line.column || lines[at] === line || Math.abs(cell.box.x - box.x) > ONE_EDGE) return false; // prettier-ignore
    return kindsAsWritten(cell.text, lexicon).some((kind) => kind === 'experience' || kind === 'education');
  });
}

/** "Studium der Biologie (ohne" over "Abschluss)": a line that goes on in brackets is of a paragraph or a head. */
const OPEN = /\([^()]*$/u;

/** The heading that a line, or the first cell of a row with a label rail, is. */
function headingOf(line: Line, lines: readonly Line[], lexicon: Lexicon, bodySize: number): SectionKind[] {
  if (line.running) return [];
  const first = line.cells[0];
  const head = tableHead(line);
  // Rows of their own part the table of schools from that of employers.
  if (head !== null) return /^学歴.*職歴/u.test(head) ? [] : kindsOfHead(head, lexicon);
  if (line.text.length > LONGEST || (OPEN.test(line.text) && !isCjk(lexicon.language))) return [];
  // Letters set apart take twice the room.
  const whole = line.text.length <= 2 * MOST_CHARACTERS ? bare(line.text) : line.text;
  if (titlesDocument(line, lines, lexicon)) return [];
  const form = isCjk(lexicon.language) && first ? hanFormHeading(first.text) : null;
  if (form) return [form];
  const goal = isProminent(line, bodySize) ? GOAL.exec(line.text)?.[1] : undefined;
  if (goal !== undefined && kindsByName(bare(goal), lexicon)[0] === 'summary') return ['summary'];
  const opened = runInKind(line, lexicon);
  if (opened) return [opened];
  if (isShort(whole)) {
    const named = kindsAsWritten(line.text, lexicon);
    // "科研与工作经历" lists jobs in the first place.
    if (named.length > 0) return named[0] === 'projects' && named.includes('experience') && isCjk(lexicon.language) ? [...new Set<SectionKind>(['experience', ...named])] : named; // prettier-ignore
    const short = line.cells.length === 1 && isProminent(line, bodySize) ? kindsOfShortWork(line.text, lexicon) : [];
    if (short.length > 0) return short;
    const han =
      line.cells.length === 1 &&
      isCjk(lexicon.language) &&
      isSetApart(line, bodySize) &&
      hanHeading(withoutGloss(whole));
    if (han) return [han];
    const byWord =
      !isSideHeading(line.text) && isProminent(line, bodySize) && line.cells.length === 1 && !/[\d,.;:@|]/.test(whole) && !/[,;]$/.test(line.text) && !(line.index < HEAD && isOwnPost(line, lines, lexicon)) && !opensAsEmployer(line.text, marksFor(lexicon, false)) // prettier-ignore
        ? kindByWord(whole, lexicon)
        : null;
    if (byWord && line.size > bodySize * 1.08 && !opensAsPost(line.text, byWord, lexicon) && !goesOnBelow(line, lines[line.index + 1])) return [byWord]; // prettier-ignore
  }
  if (line.cells.length > 1 && first) {
    const label = bare(first.text);
    if (!isShort(label)) return [];
    if (isCjk(lexicon.language)) return hanRail(label, line, kindsAsWritten(first.text, lexicon), () => isInRail(first, line, lines, lexicon)); // prettier-ignore
    const named = isProminent(line, bodySize) ? kindsBeside(line, lexicon) : kindsAsWritten(first.text, lexicon);
    const byWord =
      named.length === 0 &&
      label.includes(' ') &&
      isCapital(first.text) &&
      !/[\d@:]/u.test(label) &&
      // "RESTAURATRICE DI MOBILI ¦ maggio 2018 – giugno 2019": a post in capitals.
      !isDatedAtEnd(line, lexicon)
        ? kindByWord(label, lexicon)
        : null;
    return byWord ? [byWord] : named;
  }
  return [];
}

const MOTHER_TONGUE =
  /^(?:madrelingua|lingua madre|prima lingua|mother tongue|langue maternelle|lengua materna|idioma materno|língua materna|muttersprache)(?:\([a-z]{1,2}\))?\s?:?$/iu;

/** "Madrelingua(e) ¦ Italiano": the European form's rows of languages, in the letters of its other labels. */
function isMotherTongue({ cells }: Line): boolean {
  return cells.length > 1 && MOTHER_TONGUE.test(cells[0]?.text ?? '');
}

/** "外语水平 ¦ 英语（熟练）": a row of a form, of a label and what it asks for. */
function isFormRow({ place, cells }: Line, lexicon: Lexicon): boolean {
  return isCjk(lexicon.language) && place?.ruled === true && place.columns === 2 && cells.length === 2;
}

const ANGLED = /^(?:<[^<>]+>|〈[^〈〉]+〉|《[^《》]+》)$/u;

/** "＜教育研修＞" among "＜採用業務＞" and "＜労務管理＞": where most lines in such brackets are no headings, none is. */
function withoutLabels(told: readonly Heading[], lines: readonly Line[]): Heading[] {
  const angled = lines.filter(({ text }) => ANGLED.test(text)).length;
  const own = told.filter(({ line }) => !ANGLED.test(line.text));
  return 2 * (told.length - own.length) < angled ? own : [...told];
}

/** A table of employers below the rows of schools, or a sheet of projects, without a heading of its own. */
function withEmployers(told: readonly Heading[], lines: readonly Line[]): Heading[] {
  const own = lines.filter(headsEmployers).flatMap((line): Heading[] => {
    const above = told.findLast((heading) => heading.line.index < line.index);
    return above?.kinds.includes('education') === true && above.kinds.length === 1
      ? [{ line, kinds: ['experience'] }]
      : [];
  });
  const sheet = lines.find(headsSkillSheet);
  const [kind = 'skills'] = (sheet && told.findLast((heading) => heading.line.index < sheet.index))?.kinds ?? [];
  return sheet && !/^(?:experience|projects)$/u.test(kind) ? [...told, ...own, { line: sheet, kinds: ['projects'] }] : [...told, ...own]; // prettier-ignore
}

const SCHOOLS_AND_JOBS = /^(?:学歴.?職歴|職歴.?学歴)/u;

/** "学歴・職歴" over rows of both, where neither has a heading of its own. */
function withBoth(told: readonly Heading[], lines: readonly Line[]): Heading[] {
  if (told.some(({ kinds }) => kinds.includes('experience'))) return [...told];
  const line = lines.find((line) => SCHOOLS_AND_JOBS.test(bare(tableHead(line) ?? line.text).replace(/\s/gu, '')));
  const next = line && told.find((heading) => heading.line.index > line.index);
  if (!line || next?.kinds.includes('education')) return [...told];
  return [...told.filter((heading) => heading.line !== line), { line, kinds: ['education', 'experience'] }];
}

/** "Schulabschluss" names what was taken and the section in one word. */
const TOLD_WHOLE: ReadonlySet<string> = new Set(['de', 'ja', 'zh']);

/** Sections whose titles name people and prizes: "Academic Rowing Crew of the Year" in bold is one more of them. */
const TITLED: ReadonlySet<SectionKind> = new Set(['awards', 'references']);

function namesOfOthers(line: Line, known: readonly Heading[]): boolean {
  const above = known.findLast((heading) => heading.line.index < line.index);
  return above?.kinds.some((kind) => TITLED.has(kind)) === true && !isCapital(line.text);
}

export function headingsOf(lines: readonly Line[], lexicon: Lexicon, bodySize: number): Heading[] {
  return withDeclared(headingsNamed(lines, lexicon, bodySize), lines, lexicon);
}

function headingsNamed(lines: readonly Line[], lexicon: Lexicon, bodySize: number): Heading[] {
  const found = lines.flatMap((line) => {
    const kinds = headingOf(withoutIcon(line), lines, lexicon, bodySize);
    const [above, below] = [lines[line.index - 1], lines[line.index + 1]];
    if (kinds.length === 0 || carriesOn(line, above, bodySize) || carriesOnCell(line, lines) || opensParagraph(line, below, lexicon) || (isBelowDates(line, above, lexicon) && runInKind(line, lexicon) === null)) return []; // prettier-ignore
    if (isCjk(lexicon.language) && isFieldBelow(line, lines)) return [];
    if (isOtherwiseMeant(line, lines[line.index + 1], kinds[0] ?? 'summary', lexicon)) return [];
    return [{ line, kinds, amongJobs: standsAmongJobs(line, lexicon) }];
  });
  const set = withWorkBeside(found);
  const large = withoutSmall(set, lines, (line) => isProminent(line, bodySize), lexicon);
  const own = withoutPostsBelow(large, lines, lexicon);
  const inOneWord = TOLD_WHOLE.has(lexicon.language);
  const outer = isCjk(lexicon.language) ? own : withoutLabelsWithin(own, lexicon, inOneWord);
  const told = inOneWord ? outer : withoutLevels(withoutDegrees(outer, lexicon), lines, lexicon);
  const known = told.map(({ line }) => line);
  const alike = setLikeHeadings(lines, known, lexicon).flatMap((line) => {
    const label = bare(line.text);
    if (!isShort(label) || isSideHeading(line.text) || namesOfOthers(line, told) || titlesDocument(line, lines, lexicon)) return []; // prettier-ignore
    const described = kindsDescribed(line.text, lexicon);
    const kind = described.length > 0 ? null : kindByWord(label, lexicon);
    return kind ? [{ line, kinds: [kind] }] : described.length > 0 ? [{ line, kinds: described }] : [];
  });
  const both = lexicon.language === 'ja' ? withEmployers(withBoth(told, lines), lines) : told;
  const beside = isCjk(lexicon.language) ? railHeadings(lines, both) : [];
  const worded = withoutLabels([...both, ...alike, ...beside], lines).sort((a, b) => a.line.index - b.line.index);
  const schooling = isCjk(lexicon.language) ? null : schoolingHeading(lines, worded, lexicon);
  const schooled = schooling ? [...worded, schooling] : worded;
  const working = (isCjk(lexicon.language) ? hanUntoldHeadings : workHeadings)(lines, schooled, lexicon);
  const research = new Set(working.map(({ line }) => line));
  const all = [...schooled.filter(({ line }) => !research.has(line)), ...working].sort(
    (a, b) => a.line.index - b.line.index,
  );
  const candidates = isCjk(lexicon.language)
    ? withoutJobLabels(
        withoutRepeated(withoutSubheads(withResearchPosts(withTables(all, lines), lines, lexicon)), ({ line }) =>
          /[<(（]/u.test(line.text) ? line.text : bare(line.text),
        ),
      )
    : withoutInner(
        withoutVolunteers(withCertificates(withCode(all, lines), lines, lexicon), lines, lexicon),
        lines,
        lexicon,
      );
  // Where headings are prominent, a plain line that merely reads like one ("Education" in a list of skills) is none.
  const prominent = new Set(candidates.filter(({ line }) => isProminent(line, bodySize)));
  const kinds = new Set([...prominent].flatMap((heading) => heading.kinds));
  return prominent.size >= 2
    ? candidates.filter(
        (candidate) =>
          prominent.has(candidate) ||
          runInKind(candidate.line, lexicon) !== null ||
          isWholeHan(candidate, kinds) ||
          isRowLabel(candidate.line, lines) ||
          isFormRow(candidate.line, lexicon) ||
          isMotherTongue(candidate.line) ||
          [...prominent].some(({ line }) => isRailLike(candidate.line, line)),
      )
    : candidates;
}
