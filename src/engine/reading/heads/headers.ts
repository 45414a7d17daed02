/** The head of an entry: which words are the title or degree, which the employer or school. */
import { isCjk } from '../../../resume/language.ts';
import { iu, u } from '../../../resume/patterns.ts';
import type { SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { holdsCjk } from '../text/characters.ts';
import { hanHeadOf } from '../han/han-head.ts';
import { namesThenPosts } from '../han/han-pieces.ts';
import { isContract, isDeed, isDepartment, isField, isGroupLabel, isMall, isOwned, isProject, isVessel, saidBelow } from './head-asides.ts'; // prettier-ignore
import { isPlace, marksFor, opensAsEmployer, organisationScore, roleScore, type Marks } from './head-marks.ts';
import {
  byAddress,
  deedIn,
  isBehindDash,
  isDuty,
  isOfEmployer,
  ownLine,
  wholeOrganisation,
  unitsOf,
  wholeTitle,
  withoutName,
  withParent,
  type Scored,
} from './head-names.ts';
import { piecesOf, type Part } from './head-pieces.ts';
import {
  isInRegion,
  isRegionOf,
  isTownAbroad,
  isTownBehind,
  isTownBeside,
  isTownInState,
  isTownLine,
  isWithTown,
} from './head-towns.ts';
import { namesAnEmployer, scoresOf } from './head-scores.ts';
import { opensWithAt } from './leading-words.ts';
import { isLearning, isStage } from './learning-posts.ts';
import { isClosedName } from './legal-forms.ts';
import { isTownByShape } from '../contacts/german-towns.ts';
import { isToldText } from './told-texts.ts';
import { hasRival } from './rival-posts.ts';

export interface EntryHead {
  readonly title: string | null;
  readonly organisation: string | null;
  /** Which of them the lexicon's words tell; null where only their order does. */
  readonly sure: 'both' | 'title' | 'organisation' | null;
  /** The title stands before the organisation. */
  readonly titleFirst: boolean;
  /** Both stand in one text, parted by a comma or a dash. */
  readonly together: boolean;
  /** Which of the texts the title is of, and which the employer; of jobs only. */
  readonly titleText?: number | undefined;
  readonly organisationText?: number | undefined;
}

/** Whether a line names a post or an employer, in education a degree or a school. */
export function namesHead(text: string, section: SectionKind, lexicon: Lexicon): boolean {
  const marks = marksFor(lexicon, section === 'education');
  return roleScore(text, marks) + organisationScore(text, marks) > 0;
}

/** Whether a line names a post. */
export function namesPost(text: string, lexicon: Lexicon): boolean {
  return roleScore(text, marksFor(lexicon, false)) > 0;
}

/** "Logistics Division" beside "Infantryman": the part of it that one worked in, and no post. */
export function isPartOnly(text: string, lexicon: Lexicon): boolean {
  return isDepartment(text, lexicon) && !namesPost(text, lexicon);
}

/** "1 450 élèves, 130 enseignants": how many there were names nothing. */
function isCount(text: string): boolean {
  return u`^\d[\d\s.,]{0,9}\s\p{Ll}{2}`.test(text) || u`^\d{1,6}\s?%`.test(text);
}

/** "Department of Ceramics": a part of whom one works for, unless nothing else says whom. */
const PART_OF = /^(?:department|dept\.?|division|section|office|school|faculty) of\s/iu;
const WHOLE = iu`universit|polytechnic|(?<!\p{L})(?:college|hospital)(?!\p{L})`;

/** "Intern, Department of Prints, Melbourne Print Rooms": between post and employer a part of it, or in the line above it. */
function employerBehind({ text, cell, i }: Scored, role: Scored | undefined, scored: readonly Scored[]): Scored | null {
  if (!role || !PART_OF.test(text)) return null;
  if (role.cell !== cell)
    return scored.find((part) => part.cell > cell && part.first && part.role <= 0 && part.organisation > 0 && !PART_OF.test(part.text) && WHOLE.test(part.text)) ?? null;
  const next = role.i === i - 1 ? scored[i + 1] : undefined;
  return next?.cell === cell && next.role <= 0 && u`^\p{Lu}[^,]{2,}\s`.test(next.text) ? next : null;
} // prettier-ignore

/** What is sold or done, in small letters: "Farmers' markets", "Industria textil". */
const SAID = u`^\p{Lu}\p{Ll}+(?:['’]s?)?(?:\s(?:&\s)?\p{Ll}{2,}){1,4}$`;
const PROPER = u`^(?:\p{Lu}[\p{L}.'’-]*\s(?:(?:&|d[aeiou]|del|des|du|of|the|and)\s)?){1,4}\p{Lu}[\p{L}.'’-]*$`;

/** "Oyelaran Viennoiserie | Farmers' markets" below its post: the name stands before what it is. */
function nameBefore({ text, cell, i }: Scored, role: Scored | undefined, scored: readonly Scored[]): Scored | null {
  if (!role || role.cell === cell || !SAID.test(text)) return null;
  return scored.find((part) => part.cell === cell && part.i < i && part.role <= 0 && PROPER.test(part.text)) ?? null;
}

const NONE: ReadonlySet<number> = new Set();

/** Below the first text, which of them say what was done; none where they are all that there is. */
function toldIn(texts: readonly string[], marks: Marks): ReadonlySet<number> {
  const told = texts.flatMap((text, at) => (at > 0 && isToldText(text, marks) ? [at] : []));
  return texts.some((text, at) => !told.includes(at) && u`\p{L}{2}`.test(text)) ? new Set(told) : NONE;
}

/** `texts`: the cells of the header lines with their dates taken out, in order. `together`: one text holds post and employer, as in the resume's other entries. */
export function headOf(texts: readonly string[], section: SectionKind, lexicon: Lexicon, together = false): EntryHead {
  const education = section === 'education';
  // "KRONOS Research|Lead Engineer": the bar parts them as in the heads beside it.
  const barred = texts.some((text) => /\S\s?\|\s?\S/u.test(text) || (!education && namesThenPosts(text, lexicon)));
  if (isCjk(lexicon.language) && section !== 'projects' && (barred || texts.some((text) => holdsCjk(text))))
    return { ...hanHeadOf(texts, education, lexicon), sure: 'both', titleFirst: false, together: false };
  const marks = marksFor(lexicon, education);
  const told = education ? NONE : toldIn(texts, marks);
  const saids = !education && roleScore(texts[0] ?? '', marks) > 0 ? saidBelow(texts, lexicon) : NONE;
  const named = texts.map((text, at) => !told.has(at) && roleScore(text, marks) > 0 && !opensAsEmployer(text, marks) && !isCount(text)); // prettier-ignore
  const employing = texts.map(
    (text, at) =>
      (!told.has(at) && organisationScore(text, marks) > 0 && !isDepartment(text, lexicon)) ||
      (!education && opensWithAt(text, lexicon.language)),
  );
  const parts: Part[] = texts.flatMap((text, cell) =>
    piecesOf(told.has(cell) ? '' : text, marks, {
      forced: together,
      roleElsewhere: !education && named.some((is, at) => is && at !== cell),
      follows: cell > 0,
      alone: texts.every((other, at) => at === cell || !u`\p{L}{2}`.test(other)),
      organisationElsewhere: employing.some((is, at) => is && at !== cell),
    }).map((piece, n, pieces) => {
      const behind = n > 0 && !education && isTownBehind(piece.text, pieces[n - 1]?.text ?? '');
      const told = behind
        ? named.some((is, at) => is && at !== cell)
        : n === 0 && !education && isTownAbroad(pieces, texts, marks);
      // "Maçon" alone, where nothing else names a post: a trade before it is a town.
      const trade = pieces.length === 1 && named[cell] === true && named.filter(Boolean).length === 1;
      const region = !education && lexicon.language === 'en' && (isTownLine(texts, cell, marks) || isInRegion(pieces, n, marks) || isTownInState(pieces, n, texts.length, marks)); // prettier-ignore
      return { ...piece, cell, first: n === 0, place: told || region || (isPlace(piece.text, marks) && !trade) };
    }),
  );
  const known = education ? parts : byAddress(parts);
  const elsewhereEmployed = (cell: number): boolean => texts.some((text, at) => at !== cell && !isProject(text) && opensAsEmployer(text, marks)); // prettier-ignore
  const ashore = known.filter(({ text, cell }) => education || !(isVessel(text) || isMall(text) || saids.has(cell) || (isProject(text) && elsewhereEmployed(cell)))); // prettier-ignore
  const all = ashore.length > 1 ? ashore : known;
  const posts = all.some(({ text }) => roleScore(text, marks) > 0 && !isContract(text));
  // Between the post and the employer of one text.
  const isHeldFor = (part: Part, at: number): boolean =>
    isStage(part.text) &&
    all
      .slice(0, at)
      .some(
        ({ text, cell, place }) => cell === part.cell && !place && !isContract(text) && roleScore(text, marks) > 0,
      ) &&
    all.slice(at + 1).some(({ cell, place }) => cell === part.cell && !place);
  const isBeside = (part: Part): boolean =>
    all.some((other) => other !== part && other.cell === part.cell && !other.place && !isContract(other.text));
  const scored: Scored[] = all
    .filter(
      (part, at) =>
        !part.place &&
        !isRegionOf(part, all[at - 1]) &&
        !(isCount(part.text) && all.length > 1) &&
        !(isOwned(part.text) && at > 0) &&
        (education ||
          !(
            (isContract(part.text) &&
              !(part.told === 'title' && isLearning(part.text)) &&
              (posts || (roleScore(part.text, marks) === 0 && isBeside(part)))) ||
            isHeldFor(part, at) ||
            isGroupLabel(part.text)
          )),
    )
    .map((part, i, kept) => ({
      ...part,
      i,
      ...scoresOf(part, marks, !education && kept.some((other) => other !== part && isClosedName(other.text))),
    }));
  const best = (value: (part: Scored) => number): Scored | undefined =>
    scored.filter((part) => value(part) > 0).toSorted((a, b) => value(b) - value(a) || a.i - b.i)[0];
  const role = best((part) => (!education && isDuty(part, scored) ? 0 : part.role));
  const elsewhere = role !== undefined && scored.some((part) => part.cell !== role.cell && part.organisation > 0);
  const closed = (part: Scored): boolean => part.cell !== role?.cell && part.role <= 0 && isClosedName(part.text);
  const firm = !education && role !== undefined && scored.some(closed);
  // "Verkäuferin, Bereich Schule und Büro" over a firm with its legal form.
  const unit = (part: Scored): boolean => elsewhere && part.cell === role.cell && part.i > role.i && ((firm && !isClosedName(part.text)) || isField(part.text, (rest) => organisationScore(rest, marks) > 0)); // prettier-ignore
  const units = unitsOf(role, scored, marks);
  const likely = best((part) => (part === role || units.has(part) || (!education && unit(part)) ? 0 : part.organisation)); // prettier-ignore
  // "Vidreira do Vale, S.A." beside "Marinha Grande": what a legal form closes, before a town that reads like a house.
  const lawful = education || !likely || isClosedName(likely.text) ? undefined : scored.find((part) => part !== role && part.role <= 0 && isClosedName(part.text)); // prettier-ignore
  const employer = lawful ?? likely;
  const leading = employer && !education ? nameBefore(employer, role, scored) : null;
  const organisation =
    leading ?? (employer && !education ? (employerBehind(employer, role, scored) ?? employer) : employer);
  const rest = scored.filter((part) => part !== role && part !== organisation);
  if (role && organisation) {
    const titles = rest.filter(
      (part) =>
        part.cell === role.cell &&
        // "Projektleiterin, Emsau, Acme GmbH"
        !(
          lexicon.language === 'de' &&
          !education &&
          part.cell === organisation.cell &&
          Math.abs(part.i - organisation.i) === 1 &&
          part.role <= 0 &&
          part.organisation <= 0 &&
          isTownByShape(part.text)
        ) &&
        !(units.has(part) && (part.cell === organisation.cell || /,\s*$/u.test(texts[part.cell] ?? ''))) &&
        (part.organisation <= 0 || (part.cell !== organisation.cell && part.i > role.i && !isClosedName(part.text))) &&
        (education ||
          !isDepartment(part.text, lexicon) ||
          (part.cell !== organisation.cell && !(lexicon.language === 'es' && isBehindDash(part, texts)))) &&
        (education || !isOfEmployer(part, role, organisation, texts)),
    );
    return {
      title: withoutName(
        wholeTitle(role, titles, texts[role.cell] ?? '', organisation.cell !== role.cell),
        organisation.text,
      ),
      organisation:
        education || leading
          ? organisation.text
          : ownLine(
              withParent(wholeOrganisation(organisation, role, all, marks), organisation, role, scored, texts, marks),
              organisation,
              role,
              scored,
              texts,
              marks,
            ),
      sure: 'both',
      titleFirst: role.i < organisation.i,
      together: role.cell === organisation.cell,
      titleText: role.cell,
      organisationText: organisation.cell,
    };
  }
  if (role) {
    const others = education
      ? rest
      : rest.filter((part) => namesAnEmployer(part, lexicon) && !isDepartment(part.text, lexicon));
    const elsewhere = rest.find((part) => part.cell !== role.cell);
    const deed = deedIn(scored, texts);
    const isBehindDeed = ({ cell, i }: Scored): boolean => deed?.cell === cell && i >= deed.i;
    const beside = others.find((part) => part.cell === role.cell && u`^\p{Lu}`.test(part.text));
    const other =
      (together ? undefined : others.find((part) => part.cell !== role.cell && !(beside && isDeed(part.text)))) ??
      others[0] ??
      elsewhere ??
      (education ? undefined : rest.find((part) => !isDepartment(part.text, lexicon) && !isBehindDeed(part))); // prettier-ignore
    const apart = other !== undefined && other.cell !== role.cell;
    const own = rest.filter((part) => part.cell === role.cell);
    return {
      title:
        (apart || !other) && !education
          ? withoutName(wholeTitle(role, own, texts[role.cell] ?? '', apart), other?.text)
          : role.text,
      organisation:
        other && !education ? ownLine(other.text, other, role, scored, texts, marks) : (other?.text ?? null),
      sure: !education && hasRival(role, scored) ? null : 'title',
      titleFirst: !other || role.i < other.i,
      together: other?.cell === role.cell,
      titleText: role.cell,
      organisationText: other?.cell,
    };
  }
  if (organisation) {
    // What stands behind the employer's name in its text is a town sooner than a post.
    const isPost = ({ cell, text }: Part): boolean => cell !== organisation.cell && !isToldText(text, marks);
    const beside = rest[0] && !education && isTownBeside(rest[0], organisation, texts, lexicon) ? undefined : rest[0];
    const likely = education ? [] : rest.filter(isPost);
    const title = likely.find(({ text }) => !isPartOnly(text, lexicon)) ?? likely[0] ?? beside;
    const apart = title !== undefined && !education && title.cell !== organisation.cell;
    return {
      title: apart ? wholeTitle(title, rest, texts[title.cell] ?? '', true) : (title?.text ?? null),
      organisation: education ? organisation.text : wholeOrganisation(organisation, title, all, marks),
      sure: 'organisation',
      titleFirst: title !== undefined && title.i < organisation.i,
      together: title?.cell === organisation.cell,
    };
  }
  const others = education ? [] : rest.filter(({ text }) => !isPartOnly(text, lexicon));
  const [first = null, second = null] = (others.length > 1 ? others : rest).map((part) => part.text);
  // Neither is known: in Japanese and Chinese the employer leads, elsewhere a name with its town.
  const turned =
    !education && first !== null && second !== null && (holdsCjk(first) || isWithTown(rest[0], all, texts));
  const oneText = rest[1] !== undefined && rest[0]?.cell === rest[1].cell;
  return turned
    ? { title: second, organisation: first, sure: null, titleFirst: false, together: oneText }
    : { title: first, organisation: second, sure: null, titleFirst: true, together: oneText };
}
