/** Jobs, degrees and projects: header lines with their dates, then what is said of them. */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { withoutBoxes } from './boxed-posts.ts';
import { employerOfHeading, serviceOfHeading } from '../sections/career-headings.ts';
import { withoutBranchLabels } from './branch-labels.ts';
import { isCareerBreak, withWholeBreaks } from './career-breaks.ts';
import { withSmallPrint, withWholeHeads } from './whole-heads.ts';
import { withHeadsAlike } from './heads-alike.ts';
import { inherit, withEmployers } from './employer-groups.ts';
import { endedHeads } from './head-ends.ts';
import { closedByDates } from './dates-last.ts';
import { withEndsInHeads } from './dated-ends.ts';
import { withoutTold } from './deeds-below.ts';
import { withDeedsByType } from './deeds-by-type.ts';
import { onceEach } from './entries-once.ts';
import { withEmployersInLists } from './employers-in-lists.ts';
import { entryOf, type Draft } from './entry-drafts.ts';
import { itemsOf, type Item } from './entry-items.ts';
import { withoutStrayDates } from './stray-dates.ts';
import { withAlikeStarts } from './alike-starts.ts';
import { cardStarts } from './card-starts.ts';
import { startsOf, withoutSmallHeads } from './entry-starts.ts';
import { undatedStarts, withNestedHeads } from './nested-heads.ts';
import { firmsInList } from './firms-in-lists.ts';
import { formEntries } from './form-entries.ts';
import { formStarts } from './form-starts.ts';
import { isFormTable, partedRows } from './form-rows.ts';
import { withKindLabels } from './kind-labels.ts';
import { withLinkedNames } from './linked-names.ts';
import { withPostsInFirmLists } from './posts-in-firm-lists.ts';
import { withPostsInOneLine } from './posts-in-one-line.ts';
import { withOuterPosts } from './outer-posts.ts';
import { withListedForms } from './listed-forms.ts';
import { withListedPeriods } from './listed-periods.ts';
import { withMarkedCards } from './marked-cards.ts';
import { withRegisterPosts } from './register-posts.ts';
import { withMarkedHeads } from './marked-heads.ts';
import { withEarlierJobs } from './earlier-jobs.ts';
import { areNamesAlone, areNamesOverTowns, withFirmsAlone } from './firms-alone.ts';
import { hanEnds } from '../dates/han-ends.ts';
import { withDuty } from '../han/han-duties.ts';
import { likeTheOtherHan } from '../han/han-habits.ts';
import { withLatinFirms } from '../han/han-latin-firms.ts';
import { hanPosts } from '../han/han-posts.ts';
import { hanSchoolItems, withoutFirms } from '../han/han-school-items.ts';
import { projectLines, withoutThemes, withTableProjects } from '../han/han-projects.ts';
import { withRepublicYears } from '../dates/han-republic.ts';
import { withoutFirmLines } from '../han/han-firm-lines.ts';
import { withSameFirm } from '../han/han-same-firm.ts';
import { withPartedPosts } from '../han/han-two-in-line.ts';
import { withFirmOfCareer } from '../han/han-career-form.ts';
import { withFirmAbove, withTimelines } from '../han/han-timeline.ts';
import { withoutDetails } from '../heads/details-behind.ts';
import { withoutTerms } from '../heads/head-asides.ts';
import { withBracketedEmployers } from '../heads/bracketed-employers.ts';
import { likeTheOthers } from '../heads/head-habits.ts';
import { isDegreeAlone, namesDegree } from '../heads/degree-heads.ts';
import { isTraining, opensWithStudies, tellsEvent } from '../heads/studies-among-jobs.ts';
import { namesPost } from '../heads/headers.ts';
import type { Bullet, Entry, Line, Section } from '../reading.ts';
import { rightEdges, roomOf } from '../page/right-edges.ts';
import { withBracketedSchools } from '../schools/bracketed-schools.ts';
import { withoutDegreesTwice } from '../schools/degrees-twice.ts';
import { withStudiesEnded } from '../schools/ended-studies.ts';
import { withListedDegrees } from '../schools/listed-degrees.ts';
import { withPairedSchools, withStages } from '../schools/school-pairs.ts';
import { withLabelRows } from '../schools/label-rows.ts';
import { schoolItems } from '../schools/school-lines.ts';
import { withSchoolsInLists } from '../schools/schools-in-lists.ts';
import { isServed } from '../schools/served-among-schools.ts';
import { schoolsAlike } from '../schools/school-habits.ts';
import { isStudies } from '../schools/school-marks.ts';
import { isSchoolOfYouth } from '../schools/schools-of-youth.ts';
import { withoutPlacesBesideDates } from './places-beside-dates.ts';
import { railStarts } from './rail-starts.ts';
import { listedStarts, schoolStarts } from '../schools/school-starts.ts';
import { withPostsApart } from './posts-in-cell.ts';
import { inOrder, tableEntries } from './table-entries.ts';
import { withFacesBelow } from './faces-below.ts';
import { withoutTownColumns } from './town-columns.ts';
import { withToldBelow } from './told-below.ts';
import { withListedJobs } from './listed-jobs.ts';
import { withSentenceJobs } from './sentence-jobs.ts';
import { withYearLabels } from './year-labels.ts';

const WITH_ENTRIES: readonly SectionKind[] = ['experience', 'education', 'projects', 'volunteering'];

/** Fewer are remarks: "Abschluss: …". */
const MOST_FIELDS = 3;

/** Time away from work is no job; a list below it goes on with the job before. */
function withoutBreaks(drafts: readonly Draft[], lexicon: Lexicon): Draft[] {
  return drafts.reduce<Draft[]>((jobs, draft) => {
    if (tellsEvent(draft.texts, lexicon)) return jobs;
    if (!isCareerBreak(draft.texts, lexicon)) return [...jobs, draft];
    const last = jobs.at(-1);
    const { bullets } = draft.entry;
    if (!last || bullets.length === 0 || last.entry.bullets.length > 0) return jobs;
    return [...jobs.slice(0, -1), { ...last, entry: { ...last.entry, bullets } }];
  }, []);
}

/** "09/2006 – 07/2013 ¦ Gymnasium Emsau" where no other heading is of schooling: a row that names a school, and neither a post nor a university. */
function isSchoolAlone({ entry, head, texts }: Draft, lexicon: Lexicon): boolean {
  const [text = ''] = texts.filter((own) => own.trim() !== '');
  if (isCjk(lexicon.language) || entry.bullets.length + entry.paragraphs.length > 0) return false;
  // "Sprachlicher Zweig des Realgymnasiums Emsau"
  if (head.title !== null && (head.organisation !== null || namesPost(head.title, lexicon))) return false;
  return entry.dates !== null && texts.length < 3 && isSchoolOfYouth(text, lexicon);
}

/** Under a heading that names the employer only a sure one is another: "Cheffe de chantier, ponts et quais" is a post. */
function withEmployerOfHeading(entry: Entry, { head, texts }: Draft, employer: string): Entry {
  const { title, organisation } = entry;
  if (title === null || organisation === null || head.sure === 'organisation' || head.sure === 'both') return entry;
  const whole = texts.find((text) => text.startsWith(title) && text.endsWith(organisation));
  return { ...entry, title: whole ?? title, organisation: employer };
}

/** With heads told by their lists, and without what only looks like one. */
function workItems(listed: readonly Item[], lexicon: Lexicon): readonly Item[] {
  const latin = (items: readonly Item[]): readonly Item[] =>
    withDeedsByType(withPostsInFirmLists(withOuterPosts(withoutPlacesBesideDates(withoutTownColumns(withRegisterPosts(withPostsInOneLine(withoutBranchLabels(withEndsInHeads(items, lexicon), lexicon), lexicon), lexicon), lexicon), lexicon), lexicon), lexicon)); // prettier-ignore
  const told = withListedPeriods(isCjk(lexicon.language) ? listed : latin(withWholeBreaks(listed, lexicon)), lexicon);
  const parted = withToldBelow(
    withoutTold(withSentenceJobs(withFacesBelow(withoutStrayDates(told, lexicon)), lexicon), lexicon),
  );
  const apart = withPartedPosts(parted, lexicon);
  const own = isCjk(lexicon.language) ? apart : withoutSmallHeads(apart, lexicon);
  return withSmallPrint(
    withWholeHeads(withNestedHeads(withMarkedHeads(withMarkedCards(own, lexicon), lexicon), lexicon), lexicon),
    lexicon,
  );
}

/** In the order of the page. `page`: all lines of the resume, of which some stand in no section. */
export function entriesOf(
  sections: readonly Section[],
  bullets: readonly Bullet[],
  page: readonly Line[],
  lexicon: Lexicon,
): Entry[] {
  const byLine = new Map(bullets.flatMap((bullet) => bullet.lines.map((line) => [line.index, bullet] as const)));
  const done = new Set<number>();
  const schooled = sections.some(({ kind }) => kind === 'education');
  const employed = sections.some(({ kind, lines }) => kind === 'experience' && lines.length > 0);
  // What stands under a heading that opens none is as wide as the rest.
  const top = Math.min(...sections.map(({ heading }) => heading.line.index));
  const all = page.filter(({ index, running }) => index > top && !running);
  const edges = rightEdges(all);
  const room = roomOf(all);
  const ofProjects = new Set<number>();
  const entries = sections.flatMap((section) => {
    const { kinds } = section.heading;
    // Jobs and degrees under one heading: each tells itself what it is.
    const both = kinds.includes('education') && kinds.includes('experience');
    const mixed = both && isCjk(lexicon.language);
    if (!WITH_ENTRIES.includes(section.kind) || done.has(section.heading.line.index)) return [];
    const form = isCjk(lexicon.language) && isFormTable(section.lines);
    if (both && section.kind === 'education' && !form) return [];
    done.add(section.heading.line.index);
    const { entries: rows, projects, rest } = tableEntries(section, byLine, lexicon);
    if (rows.length === 0 && form) {
      // Without a heading of their own, schools stand among the firms.
      const parted = lexicon.language === 'ja' && (mixed || (section.kind === 'experience' && !schooled));
      if (!parted) return formEntries(section.lines, section.kind, byLine, lexicon);
      const { schools, firms } = partedRows(section.lines);
      return [
        ...formEntries(schools, 'education', byLine, lexicon),
        ...formEntries(firms, 'experience', byLine, lexicon),
      ];
    }
    for (const { header } of projects) ofProjects.add(header[0]?.index ?? -1);
    const table = isCjk(lexicon.language) ? projectLines(section.lines) : new Set<number>();
    for (const index of table) ofProjects.add(index);
    const asSet = itemsOf(...withListedForms(rest, byLine), lexicon);
    const told = section.kind === 'experience' ? withKindLabels(asSet, lexicon) : asSet;
    // A form's labels tell its entries apart, unless they ask for nothing but dates.
    const studies = isStudies(section.kind, lexicon) && told.filter(({ field }) => field && field.role !== 'dates').length < MOST_FIELDS; // prettier-ignore
    const asWritten = studies
      ? withSchoolsInLists(schoolItems(withLabelRows(told), all, lexicon), lexicon)
      : section.kind === 'education'
        ? hanSchoolItems(told, lexicon)
        : withListedJobs(
            section.kind === 'experience'
              ? withPostsApart(
                  withEmployersInLists(withEarlierJobs(workItems(told, lexicon), lexicon, room), lexicon),
                  lexicon,
                )
              : told,
            section.kind,
            lexicon,
            room,
          );
    const closed = section.kind === 'experience' && !studies ? closedByDates(asWritten) : null;
    const firmsAlone = section.kind === 'experience' && !studies ? firmsInList(asWritten, lexicon) : null;
    const asTold = firmsAlone ?? closed?.items ?? asWritten;
    const edge = edges.get(section.lines[0]?.column ?? 0) ?? null;
    const rail = isCjk(lexicon.language) ? null : railStarts(asTold, section.kind);
    const undated = firmsAlone?.map((_, at) => at) ?? (section.kind === 'experience' && !rail ? undatedStarts(asTold, lexicon) : null); // prettier-ignore
    const asked = section.kind === 'experience' && !rail ? formStarts(asTold) : null;
    const usual =
      rail ??
      cardStarts(asTold) ??
      undated ??
      asked ??
      (studies
        ? (listedStarts(told, asTold, lexicon) ?? schoolStarts(asTold, lexicon))
        : (closed?.starts ?? startsOf(asTold, section.kind, lexicon)));
    const { items, starts } = withHeadsAlike(
      section.kind === 'experience' && !studies
        ? withAlikeStarts(asTold, usual, section.kind, lexicon)
        : { items: asTold, starts: usual },
      studies ? 'education' : section.kind,
      lexicon,
    );
    const drafted = (lines: readonly Item[]): Draft => {
      const draft = entryOf(lines, section.kind, lexicon, edge);
      // Without a heading for them, degrees stand among the jobs.
      const schooling = opensWithStudies(draft.texts) || ((!schooled || both) && isTraining(draft.texts, lexicon));
      const degree =
        section.kind === 'experience' &&
        (schooling ||
          lines.some(({ kind }) => kind === 'education') ||
          isDegreeAlone(draft.texts, lexicon) ||
          ((!schooled || both) && namesDegree(draft.texts, lexicon)) ||
          (!schooled && isSchoolAlone(draft, lexicon)));
      if (studies && isServed(draft.texts.find((text) => u`\p{L}{2}`.test(text)) ?? '', lexicon)) return entryOf(lines, 'experience', lexicon, edge); // prettier-ignore
      return degree ? entryOf(lines, 'education', lexicon, edge) : draft;
    };
    const slices = starts.map((start, i) => items.slice(start, starts[i + 1] ?? items.length));
    const first = slices.map(drafted);
    const own = section.kind === 'experience' ? (endedHeads(slices, first, lexicon)?.map(drafted) ?? first) : first;
    const drafts = section.kind === 'experience' ? withEmployers(withoutBreaks(own, lexicon), lexicon) : own;
    const ordered = likeTheOthers(drafts, section.kind, lexicon);
    const alike = studies ? schoolsAlike(ordered, drafts, lexicon) : ordered;
    const custom = section.kind === 'experience' && isCjk(lexicon.language) ? likeTheOtherHan(withLatinFirms(alike, drafts, lexicon), drafts, lexicon) : withFirmsAlone(alike, drafts, lexicon); // prettier-ignore
    const bracketed = section.kind === 'experience' ? withBracketedEmployers(custom, drafts, lexicon) : custom;
    const heads = section.kind === 'experience' && !isCjk(lexicon.language) ? withLinkedNames(bracketed, drafts, lexicon) : bracketed; // prettier-ignore
    // Where none of them names a post, they are the employers'.
    const postless = section.kind === 'experience' && !drafts.some(({ texts }) => texts.some((text) => namesPost(text, lexicon))); // prettier-ignore
    const namesOnly = undated !== null || areNamesOverTowns(drafts, lexicon) || areNamesAlone(drafts, lexicon);
    const firms = firmsAlone !== null || (postless && namesOnly);
    const named = section.kind === 'experience' ? employerOfHeading(section.heading.line, lexicon) : null;
    const detailed = section.kind === 'experience' && !isCjk(lexicon.language);
    const entries = drafts.map((draft, i) => {
      const head = heads[i] ?? { title: null, organisation: null };
      const { title, organisation } = firms ? { title: null, organisation: head.organisation ?? head.title } : head;
      const told = {
        ...draft.entry,
        title: title !== null && detailed ? withoutDetails(title, lexicon) : title,
        organisation:
          organisation !== null && section.kind === 'experience' ? withoutTerms(organisation) : organisation,
      };
      return named === null ? told : withEmployerOfHeading(told, draft, named);
    });
    const dated = isCjk(lexicon.language) ? entries : withYearLabels(entries);
    const headed = hanPosts(
      withTimelines(hanEnds(withoutThemes(dated, section.lines, lexicon), lexicon), lexicon),
      projectLines(section.lines),
      lexicon,
    ).filter((entry) => entry.header.length > 0);
    const work = rows.filter(({ title, organisation }) => !isCareerBreak([title ?? '', organisation ?? ''], lexicon));
    const apart = withoutBoxes(inOrder([...headed, ...work]), new Set(work.filter((row) => !projects.has(row))));
    const elsewhere = section.kind === 'education' && employed && isCjk(lexicon.language);
    const kept = elsewhere ? withoutFirms(apart, section.heading.line, lexicon) : apart;
    const service = section.kind === 'experience' ? serviceOfHeading(section.heading.line) : null;
    const rooted = isCjk(lexicon.language) ? withSameFirm(withFirmAbove(kept, lexicon), lexicon) : kept;
    const inherited = inherit(withTableProjects(rooted, ofProjects), lexicon);
    return withoutFirmLines(inherited, lexicon).map((entry) => {
      const told = isCjk(lexicon.language) ? withDuty(entry, lexicon) : entry;
      if (told.title === null || told !== entry) return told;
      if (entry.title === null || entry.organisation !== null) return entry;
      if (service !== null && !namesPost(entry.title, lexicon))
        return { ...entry, title: service, organisation: entry.title };
      return { ...entry, organisation: named };
    });
  });
  // A list of works may have a heading of its own behind that of the jobs.
  const whole = withFirmOfCareer(entries, lexicon);
  const schools = withoutDegreesTwice(
    withListedDegrees(withBracketedSchools(withPairedSchools(withStages(whole), lexicon), lexicon), lexicon),
    lexicon,
  );
  const ended = withStudiesEnded(withTableProjects(schools, ofProjects), lexicon);
  return withOwnWords(onceEach(withRepublicYears(ended, all, lexicon), sections), page);
}

/** A head made of what a sentence tells, "Buyer | Acme | 2019", is quoted as the line that it was told in. */
function withOwnWords(entries: readonly Entry[], page: readonly Line[]): Entry[] {
  const byIndex = new Map(page.map((line) => [line.index, line]));
  const bare = (text: string): string => text.replace(/\s/gu, '');
  const own = (line: Line): Line => {
    const written = line.text.includes(' | ') ? byIndex.get(line.index)?.text : undefined;
    return written === undefined || bare(written).includes(bare(line.text)) ? line : { ...line, text: written };
  };
  return entries.map((entry) => ({ ...entry, header: entry.header.map(own) }));
}
