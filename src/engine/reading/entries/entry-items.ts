/** The lines of a section by what they are to its entries: dated heads, further heads, list items, prose, labelled fields. */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import { ASSIGNMENTS } from '../../lexicons/department-words.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { openingOf } from '../items/bullets.ts';
import { isBreakWithin } from './career-breaks.ts';
import { datesNothing, isDatedBelow, isEmployerBelow, tellsWhenWritten } from './dated-lines.ts';
import { rangesIn, type FoundRange } from '../dates/dates.ts';
import {
  fieldLines,
  fieldOf,
  fieldRole,
  listedFields,
  isBodyLabel,
  isJobNote,
  isTableHead,
  labelledNote,
  type Field,
} from './fields.ts';
import { wrapBelow } from './field-wraps.ts';
import { rangeOf } from './line-dates.ts';
import { key, keysOf } from '../text/fold.ts';
import { withWholeDates } from '../dates/hanging-dates.ts';
import { hanLineOf, isHanLabel } from '../han/han-asides.ts';
import { opensHanCell } from '../han/han-cells.ts';
import { hanRole, isHanTableHead, withColons } from '../han/han-fields.ts';
import { placeOfField } from '../han/han-late-fields.ts';
import { isProjectWithin } from '../han/han-projects.ts';
import { isSchoolHead } from '../han/han-school-items.ts';
import { isHanFigures } from '../han/han-figures.ts';
import { namesPost } from '../heads/headers.ts';
import {
  dateFromNote,
  datesBesideNote,
  employersBelowTopics,
  goesOnFrom,
  isLink,
  isNote,
  tellsOfFirm,
} from './note-lines.ts';
import { hangsOver, isHeadBelow, isLongHead, isPostDatedLast, opensDated, opensPost, tellsDeed, wrapsBelowHead } from './post-lines.ts'; // prettier-ignore
import { closesBracket, continuesDated, continuesProse, isAmid, isRiseWithin, isShortField, opensBelow, wrappedProse } from './prose-lines.ts'; // prettier-ignore
import { withParagraphHeads } from './paragraph-heads.ts';
import { postInCell } from './posts-in-cell.ts';
import type { Bullet, Line, Section } from '../reading.ts';
import { withValuesBelow } from './values-below.ts';
import { withWholeWords } from './whole-words.ts';
import { isText, withRunInHeads } from './run-in-heads.ts';
import { withoutLevelLabel } from '../schools/level-labels.ts';
import { schoolMarks, scoresOf, TRADE } from '../schools/school-marks.ts';
import { goesOnBelow, isDone, isLabel, isList, isProse, isRemark, PROSE_CHARACTERS, tellsOf } from './told-lines.ts';

export type Role = 'dated' | 'header' | 'bullet' | 'carried' | 'prose';

export interface Item {
  readonly line: Line;
  readonly role: Role;
  readonly bullet: Bullet | null;
  readonly range: FoundRange | null;
  /** Of a form: "Cargo: …", "Fechas ¦ …". */
  readonly field: Field | null;
  /** Where an agency sent one: it may stand between post and period. */
  readonly note?: boolean;
  /** What a label before it says that it is: "Schulbildung" among jobs. */
  readonly kind?: 'education' | 'experience';
}

/** Fields that are no head: what was done, the trade of the firm. */
const BODY = new Set(['duties', 'other', 'place']);

const NAMING: ReadonlySet<string> = new Set(['title', 'organisation', 'degree', 'school']);

/** "Position: Accountant   Feb. 2019 – Jan. 2021", "Empresa: Comercial Sul - 2016". */
function closes({ isRange, index, length }: FoundRange, { values }: Field): boolean {
  const text = values.join(' ');
  return index > 0 && text.length - index - length <= 2 && (isRange || /\s[-–—(]\s?$/u.test(text.slice(0, index)));
}

/** "Nivel: Empleado/a · Sector: Comercio": of a job it says how high one stood in the firm. */
const LEVEL = /^(?:n[ií]vel|niveau|level|livello)\s?:/iu;

/** "College: B.S. in Marine Transportation" tells the degree, not the school. */
function meant(line: Line, told: Field, work: boolean, lexicon: Lexicon): Field {
  if (work) return LEVEL.test(line.text) ? { ...told, role: 'other' } : told;
  if (told.role !== 'school' || isCjk(lexicon.language)) return told;
  const { degree, school } = scoresOf(told.values[0] ?? '', schoolMarks(lexicon));
  return degree > TRADE && school <= 0 ? { ...told, role: 'degree' } : told;
}

function fieldItem(line: Line, told: Field, work: boolean, lexicon: Lexicon): Item {
  const field = meant(line, told, work, lexicon);
  const ranges = rangesIn(field.values.join(' '), lexicon);
  const range =
    (field.role === 'dates' ? ranges[0] : ranges.find((found) => NAMING.has(field.role) && closes(found, field))) ??
    null;
  const role = range ? 'dated' : BODY.has(field.role) ? 'prose' : 'header';
  return { line, role, bullet: null, range, field };
}

/** Of an agency's post: "Missions chez Acme, Beta" behind its head says where, and is no employer. */
function isAssignment({ text }: Line, above: readonly Item[], lexicon: Lexicon): boolean {
  if (!above.slice(-2).some(({ role }) => role === 'dated')) return false;
  const opening = ASSIGNED.find((words) => key(text).startsWith(words));
  return opening !== undefined && !u`^\p{L}`.test(key(text).slice(opening.length)) && rangesIn(text, lexicon).length === 0;
} // prettier-ignore

const ASSIGNED = keysOf(ASSIGNMENTS);
/** Plain lines under "Highlights" in bold, where the heads of jobs are bold too. */
function isUnderLabel(line: Line, above: readonly Item[], lexicon: Lexicon): boolean {
  if (line.bold) return false;
  const head = above.findLast((item) => item.line.bold);
  return head !== undefined && isBodyLabel(head.line) && above.some(({ role, line }) => role === 'header' && line.bold) && rangeOf(line, lexicon) === null; // prettier-ignore
}

/** "担当クラス" over "　3歳児 うさぎ組 担任": set in below a label of duties, and dated by nothing. */
function isSetInBelow({ line: above }: Item, line: Line, lexicon: Lexicon): boolean {
  const setIn = line.box.x - above.box.x;
  const near = above.page === line.page && setIn > line.size / 2 && setIn < 3 * line.size;
  return near && !line.bold && isHanLabel(above) && rangeOf(line, lexicon) === null;
}

/** A post and its range in a line of their own: "Auxiliar de tráfico – marzo 2015 – octubre 2018". */
function isDatedHead(line: Line, lexicon: Lexicon): boolean {
  if (line.text.length > PROSE_CHARACTERS) return false;
  const range = rangeOf(line, lexicon);
  return range?.isRange === true && namesPost(line.text, lexicon);
}

/** "(auxílio na edição de livros da casa)" below a head: what one did; "(am Lehrstuhl für Statik)" where. */
const REMARK = u`^\((?!(?:am|an|beim?|im|in|presso|chez) )\p{Ll}[^()]{28,}\)?$`;

export function itemsOf(section: Section, bullets: ReadonlyMap<number, Bullet>, lexicon: Lexicon): Item[] {
  const items: Item[] = [];
  const han = isCjk(lexicon.language);
  const worded = withWholeWords(section.lines, ({ index }) => bullets.has(index), lexicon);
  const parted = section.kind === 'experience' ? withParagraphHeads(worded, lexicon) : worded;
  const listing = ({ index }: Line): boolean => bullets.has(index);
  const whole = withRunInHeads(withWholeDates(parted, listing, lexicon), lexicon, section.kind === 'education');
  const joined = withValuesBelow(whole, listing, han ? hanRole : fieldRole);
  const plain = han || section.kind !== 'education' ? joined : joined.map((line) => (listing(line) ? line : withoutLevelLabel(line, lexicon))); // prettier-ignore
  const lines = han ? plain : plain.flatMap((line) => (listing(line) ? [line] : fieldLines(line)));
  const wrapped =
    han || section.kind !== 'experience'
      ? null
      : wrappedProse(
          lines.filter(({ index }) => !bullets.has(index)),
          lexicon,
        );
  const listed = han ? new Map<number, Field>() : listedFields(lines, bullets);
  const topics = han || section.kind !== 'experience' ? null : employersBelowTopics(lines, lexicon);
  let note: Line | null = null;
  for (const [at, own] of lines.entries()) {
    const line = han ? withColons(own) : own;
    const bullet = bullets.get(line.index) ?? null;
    const asked = listed.get(line.index);
    const told = asked ? fieldItem(line, asked, section.kind === 'experience', lexicon) : topics?.get(line.index);
    if (told) {
      items.push(told);
      continue;
    }
    if (bullet) {
      const first = bullet.lines[0]?.index === line.index;
      dateFromNote(items, line, lexicon);
      items.push({ line, role: first ? 'bullet' : 'carried', bullet, range: null, field: null });
      continue;
    }
    const opens = han ? opensHanCell(line, items.at(-1)?.line, lexicon) : isDatedHead(line, lexicon);
    const whose = section.kind === 'experience' && isEmployerBelow(items.at(-1), line, lexicon);
    const cell = han || line.place?.prose !== true ? null : wrapBelow(items.at(-1), lines[at - 1], line);
    if (cell !== null && cell !== 'label' && cell.field) {
      items.splice(-1, 1, cell);
      continue;
    }
    const below = section.kind === 'experience' && items.at(-1)?.role === 'dated' && !han;
    const headed = below && ((lexicon.language === 'de' && isHeadBelow(items, line, lexicon)) || hangsOver(items.at(-1), line, lexicon)); // prettier-ignore
    if (isText(line, lines[at + 1], wrapped) && !opens && !whose && !headed) {
      items.push({ line, role: 'prose', bullet: null, range: null, field: null });
      continue;
    }
    if (
      han &&
      section.kind === 'experience' &&
      (isHanFigures(line, lexicon) || isProjectWithin(items, lines[at + 1], line, lexicon))
    ) {
      items.push({ line, role: 'prose', bullet: null, range: null, field: null });
      continue;
    }
    if (isTableHead(line) || isHanTableHead(own) || tellsWhenWritten(line, lexicon)) continue;
    const aside = han ? hanLineOf(line, lexicon) : null;
    if (aside === 'note' || (!aside && note && goesOnFrom(note, line, lexicon))) {
      note = line;
      continue;
    }
    note = null;
    if (aside) {
      const item: Item = { line, role: aside === 'label' ? 'prose' : 'header', bullet: null, range: null, field: null };
      items.splice(aside === 'label' ? items.length : placeOfField(items, line, lexicon), 0, item);
      continue;
    }
    const post = han || section.kind !== 'experience' ? null : postInCell(items.at(-1), line, lexicon);
    if (post) {
      items.push(post);
      continue;
    }
    const wrap = han ? null : wrapBelow(items.at(-1), lines[at - 1], line);
    if (wrap === 'label') continue;
    if (wrap) {
      items.splice(wrap.field ? -1 : items.length, 1, wrap);
      continue;
    }
    const field = fieldOf(line) ?? (section.kind === 'experience' ? labelledNote(line) : null);
    if (field) {
      if (BODY.has(field.role) && openingOf(line.text).glyph !== null) dateFromNote(items, line, lexicon);
      items.push(fieldItem(line, field, section.kind === 'experience', lexicon));
      continue;
    }
    const before = items.at(-1);
    const work = section.kind === 'experience';
    const noted = work && before?.role === 'header' ? datesBesideNote(line, lexicon) : null;
    if (noted) {
      items.push({ line: noted, role: 'dated', bullet: null, range: rangeOf(noted, lexicon), field: null });
      continue;
    }
    if (
      work &&
      before &&
      (isBodyLabel(line) ||
        isUnderLabel(line, items, lexicon) ||
        (han && isSetInBelow(before, line, lexicon)) ||
        tellsOf(line, items, lexicon) ||
        goesOnBelow(line, before, lexicon) ||
        tellsOfFirm(line, before) ||
        isLink(line.text) ||
        isLabel(line, lines[at + 1], bullets) ||
        isList(line) ||
        isJobNote(line) ||
        (REMARK.test(line.text) && !rangeOf(line, lexicon)) ||
        (before.role !== 'header' && closesBracket(before, line)) ||
        isAssignment(line, items, lexicon) ||
        (before.role !== 'bullet' &&
          !isDatedBelow(line, before, items.at(-2)) &&
          isBreakWithin(line.text, lines[at + 1], lexicon)))
    ) {
      items.push({
        line,
        role: 'prose',
        bullet: null,
        range: null,
        field: null,
        note: isNote(line, before),
      });
      continue;
    }
    const since =
      han && before?.range?.isRange === true && (SINCE.test(line.text) || (!work && EXPECTED.test(line.text)));
    const range = since ? null : rangeOf(line, lexicon, section.kind === 'education');
    const long = work && range !== null && line.cells.length === 1 && (isLongHead(line, range, lexicon) || opensPost(line, range, lexicon)); // prettier-ignore
    // Of prose that mentions a year only a range at its edge dates an entry.
    const dates =
      range !== null &&
      (long || range.isRange || line.cells.length > 1 || !isProse(line, section.kind)) &&
      !(work && (isAmid(line, range) || isRiseWithin(before, line, range))) &&
      !(work && datesNothing(line, range, items, lines[at + 1], lexicon)) &&
      (range.isRange ||
        section.kind === 'education' ||
        line.cells.length > 1 ||
        line.text.length - range.length < 60 ||
        opensDated(line, range) ||
        (line.bold && range.index === 0) ||
        long ||
        (line.text.length <= PROSE_CHARACTERS && isPostDatedLast(line, range, lexicon)));
    const remark = work && before?.role === 'dated' && range?.isRange !== true && isRemark(line, lexicon);
    if (work && range && before?.role === 'prose' && continuesDated(before.line, line, range))
      items.push({ line, role: 'prose', bullet: null, range: null, field: null });
    else if (range && dates && !remark) items.push({ line, role: 'dated', bullet: null, range, field: null });
    else if (headed || (work && before?.role === 'dated' && isHeadBelow(items, line, lexicon)))
      items.push({ line, role: 'header', bullet: null, range: null, field: null });
    else if (han && section.kind === 'education' && isSchoolHead(line, before?.role === 'prose', lexicon))
      items.push({ line, role: 'header', bullet: null, range: null, field: null });
    else if (
      isProse(line, section.kind) ||
      (han && isDone(line, lexicon)) ||
      remark ||
      (work && before?.role === 'dated' && tellsDeed(before.line, line, lexicon)) ||
      (work && wrapsBelowHead(line, lines[at + 1], items)) ||
      (before?.role === 'prose' &&
        !isShortField(before) &&
        continuesProse(before.line, line) &&
        !(work && opensBelow(before.line, line, lines[at + 1], lexicon, lines)))
    )
      items.push({ line, role: 'prose', bullet: null, range: null, field: null });
    else items.push({ line, role: 'header', bullet: null, range: null, field: null });
  }
  return items;
}

/** "専任講師・教務主任（2022年度より）" below the whole of its years. */
const SINCE =
  /^[^()（）]{2,30}[(（][^()（）]{4,16}(?:(?:より|から|[~～〜])(?:[。、,][^()（）]{2,24})?\s?[)）]$|[起至]\s?[)）](?:$|\s?[、,，/∕→]\s?[^\d()（）]{2,30}$))/u;

/** "专科 护理, 预计 2027 年 1 月毕业" below the whole of the years. */
const EXPECTED = /(?:预计|預計|将于|將於).{4,16}(?:毕业|畢業)|卒業(?:見込|予定)/u;
