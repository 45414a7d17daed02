/** A first file pays for tables and compiled patterns; a rehearsal on made-up pages, while the visitor still looks for the file, pays before. */
import type { ResumeDocument, Span } from '../resume/document.ts';
import { isCjk, type Language } from '../resume/language.ts';
import { measure } from './measure.ts';
import { LEXICONS } from './lexicons/index.ts';

const SIZE = 10;
const LEADING = 14;
const PAGE = { width: 595, height: 842 };
const LEFT = 50;
const RIGHT = 430;

/** What stands in one row: plain text, a heading, a name in bold type; `date` at the right edge. */
interface Row {
  readonly text: string;
  readonly face?: 'heading' | 'name';
  readonly date?: string;
}

function spanOf(text: string, x: number, row: number, face: Row['face']): Span {
  const size = face === 'heading' ? SIZE + 3 : SIZE;
  const baseline = PAGE.height - 50 - row * LEADING;
  const width = Math.min(PAGE.width - LEFT - x, text.length * size * 0.5);
  return {
    text,
    box: { x, y: baseline - 2, width, height: size },
    baseline,
    edges: Array.from({ length: text.length + 1 }, (_, i) => x + (width * i) / text.length),
    size,
    font: face === undefined ? 0 : 1,
    colour: face === 'heading' ? '#224466' : '#000000',
    background: '#ffffff',
    hidden: null,
    ocr: false,
    angle: 0,
    vertical: false,
    artifact: false,
  };
}

const CONTACTS = '28013 Madrid, España · ana@example.org · +34 600 000 000 · linkedin.com/in/ana-garcia';

/** Contact data with a town and a link, jobs written in two ways with dates and list items, a degree with its grade. */
function shortPage(language: Language): Row[] {
  const { headings, actionWords, titleWords, stopWords, schoolWords, degreeWords, companyWords } = LEXICONS[language];
  const prose = stopWords.slice(0, 30).join(' ');
  const [action = '', other = '', third = ''] = actionWords.forms;
  return [
    'Ana García López',
    CONTACTS,
    headings.summary[0] ?? '',
    prose,
    headings.experience[0] ?? '',
    `${titleWords[0] ?? ''}, ${companyWords[0] ?? ''} 01/2020 – 12/2021`,
    `• ${action} ${prose} 25 %`,
    `• ${other} 1.200 € (${prose}), 3 de 5`,
    `${companyWords[1] ?? ''} – Madrid`,
    `${titleWords[1] ?? ''} 2018 – 03/2019`,
    `• ${third} SAP, ${prose}: 2 × 40`,
    headings.education[0] ?? '',
    `${schoolWords[0] ?? ''} 2015 – 2019`,
    `${degreeWords[0] ?? ''}, ${schoolWords[1] ?? ''} (8,5 / 10)`,
    headings.skills[0] ?? '',
    'Excel, SAP · Word',
    prose,
  ].map((text) => ({ text }));
}

/** As resumes are mostly set, with as much on it: headings and names in types of their own, dates at the right edge, list items that are sentences. */
function fullPage(language: Language): Row[] {
  const {
    headings,
    actionWords,
    titleWords,
    stopWords,
    schoolWords,
    degreeWords,
    companyWords,
    pronouns,
    present,
    labels,
    months,
  } = LEXICONS[language];
  const nth = (words: readonly string[], n: number): string => words[n % Math.max(1, words.length)] ?? '';
  const sentence = (n: number): string =>
    [
      nth(actionWords.forms, n),
      ...stopWords.slice(n, n + 6),
      nth(pronouns, n),
      nth(titleWords, n),
      ...stopWords.slice(n + 6, n + 12),
      nth(companyWords, n),
    ].join(' ');
  // In Latin scripts by the names of the months in one job of two.
  const [month = ''] = Object.keys(months);
  const periodOf = (job: number): string => {
    const year = String(2016 - job);
    if (isCjk(language)) return `${year}年4月 – ${job === 0 ? nth(present, 0) : `${year}年12月`}`;
    if (job % 2 === 1) return `${month} ${year} – ${month} ${year}`;
    return `0${String(job + 1)}/${year} – ${job === 0 ? nth(present, 0) : `12/${year}`}`;
  };
  const heading = (text: string | undefined): Row => ({ text: text ?? '', face: 'heading' });
  return [
    heading('Ana García López'),
    { text: nth(titleWords, 2) },
    { text: 'Calle Mayor 12, 28013 Madrid | ana@example.org | 600 000 000 | github.com/ana' },
    { text: `${nth(labels.birth, 0)}: 12/03/1990` },
    heading(headings.summary[0]),
    ...[0, 1, 2].map((n) => ({ text: `${sentence(n)}, ${sentence(n + 9)}.` })),
    heading(headings.experience[0]),
    ...[0, 1, 2, 3].flatMap((job): Row[] => [
      {
        text: nth(titleWords, job),
        face: 'name',
        date: periodOf(job),
      },
      { text: `${nth(companyWords, job)} Rivas, Madrid` },
      ...[0, 1, 2, 3].map((item) => ({
        text: `• ${sentence(5 * job + item)} ${item % 2 === 0 ? '1.200 €' : '25 %'} (SAP, Excel), ${sentence(3 * item)}.`,
      })),
    ]),
    heading(headings.education[0]),
    ...[0, 1].flatMap((n): Row[] => [
      { text: `${nth(degreeWords, n)} (8,5/10)`, face: 'name', date: `20${String(10 + n)} – 20${String(14 + n)}` },
      { text: `${nth(schoolWords, n)} Madrid` },
    ]),
    heading(headings.skills[0]),
    { text: `SAP, Excel, Word · Python (C1) · ${stopWords.slice(3, 6).join(', ')}` },
    heading(headings.languages[0]),
    { text: 'English: C1 | Español: B2' },
    heading(headings.certifications[0]),
    { text: 'ISO 9001, 2019' },
  ];
}

function documentOf(rows: readonly Row[]): ResumeDocument {
  const written = rows.filter(({ text }) => text !== '');
  const font = {
    name: 'Sans',
    family: 'Sans',
    weight: 400,
    italic: false,
    monospace: false,
    serif: false,
    type3: false,
  };
  return {
    fileName: 'ana-garcia-cv.pdf',
    fileSize: 1,
    pageCount: 1,
    pages: [
      {
        number: 1,
        ...PAGE,
        spans: written.flatMap(({ text, face, date }, row) => [
          spanOf(text, LEFT, row, face),
          ...(date === undefined ? [] : [spanOf(date, RIGHT, row, undefined)]),
        ]),
        images: [],
        links: [],
        rules: [],
        unreadable: false,
      },
    ],
    fonts: [font, { ...font, name: 'Sans-Bold', weight: 700 }],
    text: written.map(({ text, date = '' }) => `${text} ${date}`).join(' '),
    metadata: {
      title: 'Ana García – CV',
      author: null,
      subject: null,
      keywords: null,
      creator: null,
      producer: null,
      language: null,
      tagged: false,
      pdfVersion: null,
    },
    restrictions: { encrypted: false, password: false, copying: true },
  };
}

/** The short page is soon done, should the file be there already; patterns are made ready in full when they are run a second time. */
const PAGES = [shortPage, fullPage, fullPage] as const;
export const REHEARSALS = PAGES.length;

/** Measures one of the made-up pages of a language, in their order, and forgets the result. */
export function rehearse(language: Language, turn: number): void {
  const rowsOf = PAGES[turn];
  if (rowsOf) measure(documentOf(rowsOf(language)), { asOf: '2026-01-01' });
}
