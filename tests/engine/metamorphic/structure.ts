/** Defects of structure: what is missing, out of order or out of measure. */
import { fold } from '../../../src/engine/reading/text/fold.ts';
import type { Language } from '../../../src/resume/language.ts';
import type { Defect } from './defect.ts';
import { Draft, spanLike, type Row } from './draft.ts';
import {
  bulletsOf, headingRows, joinOf, jobAt, jobsOf, passageOf, redate, required, rowsOfJob, sectionOf, wholeSection,
} from './places.ts'; // prettier-ignore
import type { Strong } from './strong.ts';
import { ODD_HEADINGS } from './words.ts';

const SEPARATED = String.raw`(?:\s*[|·]\s*)?`;
const LABELLED = String.raw`(?:[\p{L}\p{Script=Katakana}ー]{2,8}[:：]\s*)?`;

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A contact line without one of its data, the separator and the label before it. */
function without(strong: Strong, written: string): Draft {
  const draft = new Draft(strong);
  const holds = (text: string): boolean => fold(text).includes(written);
  const line = required(
    strong.reading.lines.find(({ text }) => holds(text)),
    written,
  );
  if (line.text.replace(new RegExp(`${LABELLED}${quoted(written)}`, 'u'), '').trim() === '') {
    for (const row of draft.rowsOf([line])) row.links.length = 0;
    draft.remove([line]);
    return draft;
  }
  draft.replace(line, new RegExp(`${SEPARATED}${LABELLED}${quoted(written)}`, 'u'), '');
  draft.patch(draft.rowsOf([line]), (span) => spanLike(span, fold(span.text).replace(/^\s*[|·]\s*/u, '')));
  return draft;
}

function emailOf({ reading }: Strong): string {
  return required(reading.contact.email, 'e-mail').value;
}

function phoneAsWritten({ reading }: Strong): string {
  const line = required(reading.contact.phone?.line, 'phone');
  return required(/\+?\d[\d \-()]{8,20}\d/u.exec(line.text)?.[0], 'phone');
}

/** The same months in another of the language's ways. */
const OTHER_DATES: Readonly<Record<Language, string>> = {
  es: '09/2017 – 02/2021',
  en: '06/2018 – 02/2021',
  fr: '03/2017 – 08/2021',
  pt: 'junho de 2018 – fevereiro de 2021',
  de: 'Juli 2017 – März 2021',
  it: '05/2016 – 01/2021',
  ja: '平成28年10月〜令和3年3月',
  zh: '2018年4月 – 2021年2月',
};

/** Page breaks that spread the rows evenly over so many pages. */
function spread(strong: Strong, pages: number): ReturnType<Draft['finish']> {
  const draft = new Draft(strong);
  const titles = headingRows(strong, draft);
  const heads = draft.rowsOf([
    ...strong.reading.headings.map(({ line }) => line),
    ...strong.reading.entries.flatMap(({ header }) => header.slice(0, 1)),
    ...bulletsOf(strong).flatMap(({ lines }) => lines.slice(0, 1)),
  ]);
  for (const row of draft.rows) row.breaks = false;
  for (let page = 1; page < pages; page += 1) {
    const from = Math.round((page * draft.rows.length) / pages);
    const row = draft.rows.find(
      (own, at) => at >= from && heads.includes(own) && !titles.includes(draft.rows[at - 1] as Row),
    );
    if (row) row.breaks = true;
  }
  return draft.finish();
}

export const STRUCTURE: readonly Defect[] = [
  {
    check: 'contact-email',
    name: 'no e-mail address',
    plant: (strong) => without(strong, emailOf(strong)).finish(),
  },
  {
    check: 'contact-email',
    name: 'a blank splits the e-mail address',
    plant: (strong) => {
      const draft = new Draft(strong);
      draft.replace(required(strong.reading.contact.email?.line, 'e-mail'), '@', ' @');
      return draft.finish();
    },
  },
  {
    check: 'contact-phone',
    name: 'no phone number',
    plant: (strong) => without(strong, phoneAsWritten(strong)).finish(),
  },
  {
    check: 'contact-phone',
    name: 'a phone number that lost its end',
    plant: (strong) => {
      const draft = new Draft(strong);
      const written = phoneAsWritten(strong);
      draft.replace(required(strong.reading.contact.phone?.line, 'phone'), written, written.slice(0, -3).trimEnd());
      return draft.finish();
    },
  },
  {
    check: 'contact-location',
    name: 'no place',
    plant: (strong) => without(strong, required(strong.reading.contact.location, 'place').value).finish(),
  },
  {
    check: 'contact-links',
    name: 'a profile address as the template left it',
    plant: (strong) => {
      const draft = new Draft(strong);
      const [link] = strong.reading.contact.urls;
      const line = required(link?.line, 'profile');
      for (const row of draft.rowsOf([line])) row.links.length = 0;
      draft.replace(line, required(link, 'profile').value, 'linkedin.com/in/your-name');
      return draft.finish();
    },
  },
  {
    check: 'contact-links',
    name: 'no profile',
    plant: (strong) => without(strong, required(strong.reading.contact.urls[0], 'profile').value).finish(),
    notIn: {
      ja: 'Forms have no field for a profile on the web.',
      zh: 'Few resumes outside technology carry one.',
    },
  },
  {
    check: 'name-found',
    name: 'no name',
    plant: (strong) => {
      const draft = new Draft(strong);
      draft.remove([required(strong.reading.contact.name?.line, 'name')]);
      return draft.finish();
    },
    also: { 'file-name': 'Whether a file is named after somebody cannot be told without the name.' },
  },
  {
    check: 'sections-essential',
    name: 'no education',
    plant: (strong) => {
      const draft = new Draft(strong);
      draft.remove(wholeSection(strong, 'education'));
      return draft.finish();
    },
  },
  {
    check: 'sections-essential',
    name: 'no skills',
    plant: (strong) => {
      const draft = new Draft(strong);
      draft.remove(wholeSection(strong, 'skills'));
      return draft.finish();
    },
    notIn: { ja: 'A list of 免許・資格 may stand for the skills.' },
    also: { 'skills-specific': 'Without a list there is nothing to judge: not applicable.' },
  },
  {
    check: 'headings-standard',
    name: 'a heading that no parser knows',
    plant: (strong) => {
      const draft = new Draft(strong);
      const { heading } = sectionOf(strong, 'languages');
      draft.rewrite([heading.line], ODD_HEADINGS[strong.language]);
      return draft.finish();
    },
  },
  {
    check: 'summary-present',
    name: 'no summary',
    plant: (strong) => {
      const draft = new Draft(strong);
      for (const section of strong.reading.sections.filter(({ kind }) => kind === 'summary'))
        draft.remove([section.heading.line, ...section.lines]);
      return draft.finish();
    },
  },
  {
    check: 'summary-present',
    name: 'a summary of a few words',
    plant: (strong) => {
      const draft = new Draft(strong);
      const { lines } = sectionOf(strong, 'summary');
      const text = passageOf(strong, lines);
      const short = joinOf(strong) === '' ? text.slice(0, 18) : text.split(' ').slice(0, 8).join(' ');
      draft.rewrite(lines, short);
      return draft.finish();
    },
  },
  {
    check: 'length-pages',
    name: 'spread over too many pages',
    plant: (strong) => spread(strong, strong.language === 'ja' ? 4 : 3),
  },
  {
    check: 'word-count',
    name: 'too few words',
    plant: (strong) => {
      const draft = new Draft(strong);
      const older = rowsOfJob(strong, draft, 2);
      const kept = new Set(jobsOf(strong).flatMap(({ bullets }) => bullets.slice(0, 2)));
      draft.remove(
        bulletsOf(strong)
          .filter((bullet) => !kept.has(bullet))
          .flatMap(({ lines }) => lines),
      );
      draft.rows = draft.rows.filter((row) => !older.includes(row));
      const spare = strong.reading.sections.filter(
        ({ kind }, at) =>
          !['summary', 'experience', 'education', 'skills'].includes(kind) || (kind === 'summary' && at > 0),
      );
      const { lines: summary } = sectionOf(strong, 'summary');
      draft.rewrite(summary, passageOf(strong, summary.slice(0, 2)));
      draft.remove(sectionOf(strong, 'skills').lines.slice(2));
      for (const row of draft.rows) row.breaks = false;
      draft.remove(spare.flatMap(({ heading, lines }) => [heading.line, ...lines]));
      return draft.finish();
    },
  },
  {
    check: 'entry-dates',
    name: 'a job without dates',
    plant: (strong) => {
      const draft = new Draft(strong);
      const job = jobAt(strong, -1);
      for (const line of job.header)
        draft.replace(line, new RegExp(`(?:\\s*[|·]\\s*)?${quoted(required(job.dates, 'dates').text)}`, 'u'), '');
      for (const row of draft.rowsOf(job.header)) row.spans = row.spans.filter(({ text }) => text !== '');
      return draft.finish();
    },
  },
  {
    check: 'dates-consistent',
    name: 'one job dated in another way',
    plant: (strong) => {
      const draft = new Draft(strong);
      redate(draft, jobAt(strong, 1), () => OTHER_DATES[strong.language]);
      return draft.finish();
    },
  },
  {
    check: 'reverse-chronological',
    name: 'the oldest job above the one after it',
    plant: (strong) => {
      const draft = new Draft(strong);
      draft.swap(rowsOfJob(strong, draft, 1), rowsOfJob(strong, draft, 2));
      return draft.finish();
    },
  },
  {
    check: 'employment-gaps',
    name: 'two years between two jobs',
    plant: (strong) => {
      const draft = new Draft(strong);
      const job = jobAt(strong, 1);
      const end = required(job.dates?.end, 'end').slice(0, 4);
      redate(draft, job, (text) => text.replace(end, String(Number(end) - 2)));
      return draft.finish();
    },
  },
  {
    check: 'bullets-used',
    name: 'a job told in one long paragraph',
    plant: (strong) => {
      const draft = new Draft(strong);
      const { bullets } = jobAt(strong, 0);
      const [first, ...others] = bullets;
      const text = bullets
        .map((bullet) => bullet.text)
        // A year that a line of prose happens to begin with is another matter.
        .filter((own) => !/20\d\d/u.test(own))
        .join(joinOf(strong) === '' ? '。' : ' ');
      const lines = required(first, 'bullet').lines;
      draft.remove(others.flatMap((bullet) => bullet.lines));
      for (const row of draft.rowsOf(lines)) row.rules.length = 0;
      draft.patch(draft.rowsOf(lines), (span) =>
        spanLike(span, fold(span.text).replace(/^[•·‧・]\s*/u, ''), draft.left),
      );
      draft.rewrite(lines, text);
      return draft.finish();
    },
  },
  {
    check: 'file-name',
    name: 'a file called cv.pdf',
    plant: (strong) => ({ ...strong.document, fileName: 'cv.pdf' }),
  },
  {
    check: 'file-name',
    name: 'a file name that tells of drafts',
    plant: (strong) => ({
      ...strong.document,
      fileName: (strong.document.fileName ?? '').replace('.pdf', '_final_v2 (1).pdf'),
    }),
  },
];
