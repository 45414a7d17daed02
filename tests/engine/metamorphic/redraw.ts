/** A strong resume drawn as a real file again by pdfkit, so that a defect can be one of the drawing itself. */
import path from 'node:path';
import PDFDocument, { type DocumentOptions } from 'pdfkit';
import { analyse } from '../../../src/analysis/analyse.ts';
import { fold } from '../../../src/engine/reading/text/fold.ts';
import { nodeRuntime } from '../../../src/pdf/node.ts';
import type { ResumeDocument, Span } from '../../../src/resume/document.ts';
import type { Report } from '../../../src/resume/report.ts';
import { AS_OF, GOOD_NAMES, type Strong } from './strong.ts';

/** A frozen date keeps the bytes the same at every run. */
const MADE = new Date(Date.UTC(2026, 0, 15));
const PACKAGES = path.resolve(import.meta.dirname, '../../../node_modules/@expo-google-fonts');
const FACES = {
  latin: ['noto-sans', 'NotoSans'],
  ja: ['noto-sans-jp', 'NotoSansJP'],
  zh: ['noto-sans-sc', 'NotoSansSC'],
} as const;

export interface Faces {
  readonly regular: string;
  readonly bold: string;
}

/** Standard faces for Latin scripts, the ones from npm for Japanese and Chinese. */
function facesOf({ language }: Strong, embedded: boolean): Faces {
  const script = language === 'ja' || language === 'zh' ? language : 'latin';
  if (script === 'latin' && !embedded) return { regular: 'Helvetica', bold: 'Helvetica-Bold' };
  const [folder, name] = FACES[script];
  const file = (cut: string): string => path.join(PACKAGES, folder, cut, `${name}_${cut}.ttf`);
  return { regular: file('400Regular'), bold: file('700Bold') };
}

export interface Redrawing {
  /** What is drawn: the strong resume, or one with a defect. */
  readonly document?: ResumeDocument;
  readonly options?: DocumentOptions;
  /** With the outlines and character tables of a face in the file, also for Latin scripts. */
  readonly embedded?: boolean;
  /** Spans in the order in which they are drawn. */
  readonly order?: (spans: readonly Span[]) => readonly Span[];
  /** Points between the letters of a span; what its text becomes. */
  readonly tracking?: (span: Span) => number;
  readonly text?: (span: Span) => string;
  /** On the first page, under its text and over it. */
  readonly before?: (doc: PDFDocument, faces: Faces) => void;
  readonly after?: (doc: PDFDocument, faces: Faces) => void;
  /** Instead of the text of the pages. */
  readonly instead?: (doc: PDFDocument, faces: Faces) => void;
}

export async function redraw(strong: Strong, how: Redrawing = {}): Promise<Uint8Array<ArrayBuffer>> {
  const document = how.document ?? strong.document;
  const faces = facesOf(strong, how.embedded ?? false);
  const doc = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    lang: strong.language,
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: { Title: document.metadata.title ?? '', CreationDate: MADE, ModDate: MADE },
    ...how.options,
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Uint8Array<ArrayBuffer>>((resolve) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => {
      resolve(new Uint8Array(Buffer.concat(chunks)));
    });
  });
  for (const [at, page] of document.pages.entries()) {
    doc.addPage({ size: [page.width, page.height], margin: 0 });
    if (at === 0) how.before?.(doc, faces);
    for (const { box, colour } of page.rules)
      doc.rect(box.x, page.height - box.y - box.height, box.width, box.height).fill(colour);
    if (how.instead) how.instead(doc, faces);
    else for (const span of how.order?.(page.spans) ?? page.spans) put(doc, span, document, how, faces, page.height);
    for (const { box, url } of page.links)
      doc.link(box.x, page.height - box.y - box.height, box.width, box.height, url);
    if (at === 0) how.after?.(doc, faces);
  }
  doc.end();
  return whole;
}

/** As wide as in the source, whatever the face. */
function put(
  doc: PDFDocument,
  span: Span,
  document: ResumeDocument,
  how: Redrawing,
  faces: Faces,
  height: number,
): void {
  const bold = (document.fonts[span.font]?.weight ?? 400) >= 600;
  const text = how.text?.(span) ?? fold(span.text);
  doc
    .font(bold ? faces.bold : faces.regular)
    .fontSize(span.size)
    .fillColor(span.colour);
  const natural = doc.widthOfString(text);
  const scale = Math.min(1, span.box.width / natural);
  if (span.artifact) doc.markContent('Artifact', { type: 'Pagination' });
  doc.text(text, span.box.x, height - span.baseline, {
    lineBreak: false,
    baseline: 'alphabetic',
    horizontalScaling: 100 * scale,
    characterSpacing: how.tracking?.(span) ?? 0,
  });
  if (span.artifact) doc.endMarkedContent();
}

export async function reportOfFile(
  { language }: Strong,
  bytes: Uint8Array<ArrayBuffer>,
  market?: string,
): Promise<Report> {
  const { report } = await analyse(bytes, nodeRuntime, { fileName: GOOD_NAMES[language], asOf: AS_OF, market });
  return report;
}
