/** Defects of the drawing itself, in real files: what only the reader of PDFs can tell. */
import type PDFDocument from 'pdfkit';
import type { HiddenReason, Span } from '../../../src/resume/document.ts';
import type { Language } from '../../../src/resume/language.ts';
import type { CheckId } from '../../../src/resume/report.ts';
import { SENTENCES } from '../sentences.ts';
import { DEFECTS } from './defects.ts';
import { greyPicture } from './picture.ts';
import { required } from './places.ts';
import { redraw, type Faces, type Redrawing } from './redraw.ts';
import type { Strong } from './strong.ts';
import { HARMLESS } from './words.ts';

export interface DrawnDefect {
  readonly check: CheckId;
  readonly name: string;
  readonly draw: (strong: Strong) => Promise<Uint8Array<ArrayBuffer>>;
  readonly also?: Readonly<Partial<Record<CheckId, string>>>;
  /** Absent: in every language. What depends on no script is drawn in three. */
  readonly languages?: readonly Language[];
  readonly market?: string;
  /** Why others cannot but follow: only that it is found, and lowers its area, is asked. */
  readonly ripples?: string;
}

const THREE: readonly Language[] = ['en', 'de', 'ja'];
const LATIN: readonly Language[] = ['es', 'en', 'fr', 'pt', 'de', 'it'];

type Draw = (doc: PDFDocument, text: string, size: number) => void;

/** Near the lower edge, where no text of the strong resumes stands. */
const X = 51;
const Y = 18;

const at = (doc: PDFDocument, text: string, x = X): void => {
  doc.text(text, x, doc.page.height - Y, { lineBreak: false, baseline: 'alphabetic' });
};

/** How a text is hidden from people. Layers that are off are drawn in `hidden-text.pdf` of the fixtures. */
export const TRICKS: Readonly<Record<Exclude<HiddenReason, 'layer-off'>, Draw>> = {
  'render-mode': (doc, text) => {
    doc.addContent('3 Tr');
    at(doc, text);
  },
  transparent: (doc, text) => {
    doc.fillOpacity(0);
    at(doc, text);
  },
  'same-colour': (doc, text) => {
    doc.fillColor('#ffffff');
    at(doc, text);
  },
  tiny: (doc, text) => {
    doc.fontSize(0.8);
    at(doc, text);
  },
  'off-page': (doc, text) => {
    at(doc, text, doc.page.width + 25);
  },
  covered: (doc, text) => {
    at(doc, text);
    doc.rect(0, doc.page.height - Y - 12, doc.page.width, 20).fill('#ffffff');
  },
  clipped: (doc, text) => {
    doc.rect(5, 5, 8, 8).clip();
    at(doc, text);
  },
};

/** The strong resume with hidden texts of one kind on its first page. */
export function withTrick(
  strong: Strong,
  reason: keyof typeof TRICKS,
  texts: readonly string[],
): Promise<Uint8Array<ArrayBuffer>> {
  return redraw(strong, {
    after: (doc: PDFDocument, { regular }: Faces) => {
      for (const text of texts) {
        doc.save();
        doc.font(regular).fontSize(6).fillColor('#1c1c1c');
        TRICKS[reason](doc, text, 6);
        doc.restore();
      }
    },
  });
}

const isHeading = (strong: Strong, { baseline, size }: Span): boolean =>
  strong.reading.headings.some(
    ({ line }) => Math.abs(line.baseline - baseline) < 1 && Math.abs(line.size - size) < 0.5,
  );

/** A defect of the document, drawn as a file. */
function asFile(name: string, languages: readonly Language[], how: Redrawing = {}): DrawnDefect {
  const { check, plant, also, market } = required(
    DEFECTS.find((defect) => defect.name === name),
    name,
  );
  return {
    check,
    name,
    languages,
    draw: (strong) => redraw(strong, { document: plant(strong), ...how }),
    ...(also ? { also } : {}),
    ...(market === undefined ? {} : { market }),
  };
}

/** Embedded faces whose character tables were changed in place: the length stays. */
async function withTable(
  strong: Strong,
  change: (file: string) => string,
  how: Redrawing = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await redraw(strong, { ...how, embedded: true, options: { compress: false } });
  return new Uint8Array(Buffer.from(change(Buffer.from(bytes).toString('latin1')), 'latin1'));
}

const picture = (x: number, y: number, width: number, height: number): Redrawing => ({
  before: (doc) => doc.image(greyPicture(300, 200), x, y, { width, height }),
});

export const DRAWN: readonly DrawnDefect[] = [
  ...(Object.keys(TRICKS) as (keyof typeof TRICKS)[]).map((reason): DrawnDefect => ({
    check: 'hidden-text',
    name: `drawn: ${reason}`,
    draw: (strong) => withTrick(strong, reason, [HARMLESS[strong.language]]),
  })),
  {
    check: 'injected-instructions',
    name: 'drawn: an order in white',
    draw: (strong) => withTrick(strong, 'same-colour', SENTENCES[strong.language].injections),
    also: { 'hidden-text': 'What is white on white is hidden, whatever it says.' },
  },
  asFile('an order to the machine, to be seen', ['es', 'en', 'fr', 'pt', 'de', 'it', 'ja', 'zh']),
  {
    check: 'letter-spacing',
    name: 'drawn: headings tracked wide',
    languages: LATIN,
    draw: (strong) => redraw(strong, { tracking: (span) => (isHeading(strong, span) ? 7 : 0) }),
  },
  {
    check: 'ligatures-and-hyphens',
    name: 'drawn: soft hyphens',
    languages: LATIN,
    // Shapers draw no soft hyphen in the midst of a word: a sign that the resumes lack is drawn, and reads as one.
    draw: (strong) =>
      withTable(strong, (table) => table.replace(/<00ac>/giu, '<00ad>'), {
        text: ({ text, size }) => (size < 11 ? text.replace(/(?<=\p{L}{4})(?=\p{L}{4})/u, '¬') : text),
      }),
  },
  {
    check: 'ligatures-and-hyphens',
    name: 'drawn: ligatures without their letters',
    languages: LATIN,
    draw: (strong) => withTable(strong, (table) => table.replace(/<0066 00(?:66|69)>/giu, '<fffd>     ')),
    ripples: 'A heading that lost two letters (Pro\ufffdl) is none that parsers know.',
  },
  {
    check: 'characters-mapped',
    name: 'drawn: a letter without its code',
    languages: LATIN,
    draw: (strong) => withTable(strong, (table) => table.replace(/<006d>/giu, '<e06d>')),
    ripples: 'Words that lost a letter are other words: whatever is told by words may follow.',
  },
  {
    check: 'reading-order',
    name: 'drawn: the end first',
    languages: THREE,
    draw: (strong) =>
      redraw(strong, {
        order: (spans) => [
          ...spans.slice(Math.floor(spans.length / 2)),
          ...spans.slice(0, Math.floor(spans.length / 2)),
        ],
      }),
  },
  {
    check: 'not-restricted',
    name: 'drawn: copying forbidden',
    languages: THREE,
    draw: (strong) =>
      redraw(strong, { options: { pdfVersion: '1.7', ownerPassword: 'owner', permissions: { copying: false } } }),
  },
  {
    check: 'document-metadata',
    name: 'drawn: no title, no language, no tags',
    languages: THREE,
    draw: (strong) => redraw(strong, { options: { info: { Title: 'untitled' }, lang: '', tagged: false } }),
  },
  asFile('skills and languages beside the jobs', ['es', 'en', 'fr', 'pt', 'de', 'it', 'ja', 'zh']),
  asFile('skills in a grid of three columns', THREE),
  asFile('contact data in the running header', THREE),
  asFile('a profile that only a link knows', THREE),
  asFile('pale grey letters', THREE),
  asFile('six inks', THREE),
  asFile('text up to the edge of the sheet', THREE),
  asFile('a sheet of no office format', THREE),
  asFile('two lines on a page of their own', THREE),
  asFile('two kinds of bullets', THREE),
  { ...asFile('a portrait where employers want none', THREE, picture(445, 50, 85, 110)), name: 'drawn: a portrait' },
];
