/** A first file pays for tables and compiled patterns; a rehearsal on a made-up page, while the visitor still looks for the file, pays before. */
import type { ResumeDocument, Span } from '../resume/document.ts';
import type { Language } from '../resume/language.ts';
import { measure } from './measure.ts';
import { LEXICONS } from './lexicons/index.ts';

const SIZE = 10;
const LEADING = 14;
const PAGE = { width: 595, height: 842 };

function spanOf(text: string, row: number): Span {
  const baseline = PAGE.height - 50 - row * LEADING;
  const width = Math.min(480, text.length * SIZE * 0.5);
  return {
    text,
    box: { x: 50, y: baseline - 2, width, height: SIZE },
    baseline,
    edges: Array.from({ length: text.length + 1 }, (_, i) => 50 + (width * i) / text.length),
    size: SIZE,
    font: 0,
    colour: '#000000',
    background: '#ffffff',
    hidden: null,
    ocr: false,
    angle: 0,
    vertical: false,
    artifact: false,
  };
}

/** A page of the language's own words: contact data with a town and a link, jobs written in two ways with dates and list items, a degree with its grade. */
function pageOf(language: Language): ResumeDocument {
  const { headings, actionWords, titleWords, stopWords, schoolWords, degreeWords, companyWords } = LEXICONS[language];
  const prose = stopWords.slice(0, 30).join(' ');
  const [action = '', other = '', third = ''] = actionWords.forms;
  const rows = [
    'Ana García López',
    '28013 Madrid, España · ana@example.org · +34 600 000 000 · linkedin.com/in/ana-garcia',
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
  ].filter((text) => text !== '');
  return {
    fileName: 'ana-garcia-cv.pdf',
    fileSize: 1,
    pageCount: 1,
    pages: [{ number: 1, ...PAGE, spans: rows.map(spanOf), images: [], links: [], rules: [], unreadable: false }],
    fonts: [{ name: 'Sans', family: 'Sans', weight: 400, italic: false, monospace: false, serif: false, type3: false }],
    text: rows.join(' '),
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

/** Measures the made-up page of a language and forgets the result. Patterns are made ready in full when they are run a second time. */
export function rehearse(language: Language): void {
  measure(pageOf(language), { asOf: '2026-01-01' });
}
