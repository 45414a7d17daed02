/** Faces of the composed resumes, and lines broken to a width. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { isCjk, type Language } from '../../../src/resume/language.ts';
import type { Plan } from './axes.ts';
import type { Face, Run } from './rows.ts';

type Doc = PDFDocument;
type Cut = 'regular' | 'bold' | 'italic' | 'bold italic';

const require = createRequire(import.meta.url);
const bytesOf = new Map<string, Buffer>();

function noto(family: 'noto-sans' | 'noto-sans-jp' | 'noto-sans-sc', cut: Cut): Buffer {
  const name = { 'noto-sans': 'NotoSans', 'noto-sans-jp': 'NotoSansJP', 'noto-sans-sc': 'NotoSansSC' }[family];
  const weight = {
    regular: '400Regular',
    bold: '700Bold',
    italic: '400Regular_Italic',
    'bold italic': '700Bold_Italic',
  }[cut];
  const file = `@expo-google-fonts/${family}/${weight}/${name}_${weight}.ttf`;
  const bytes = bytesOf.get(file) ?? readFileSync(require.resolve(file));
  bytesOf.set(file, bytes);
  return bytes;
}

const STANDARD = {
  Helvetica: { regular: 'Helvetica', bold: 'Helvetica-Bold', italic: 'Helvetica-Oblique', 'bold italic': 'Helvetica-BoldOblique' },
  Times: { regular: 'Times-Roman', bold: 'Times-Bold', italic: 'Times-Italic', 'bold italic': 'Times-BoldItalic' },
} as const; // prettier-ignore

function cutOf({ bold = false, italic = false }: Face, language: Language): Cut {
  if (isCjk(language)) return bold ? 'bold' : 'regular';
  return bold ? (italic ? 'bold italic' : 'bold') : italic ? 'italic' : 'regular';
}

/** Glyphs that Latin faces lack stand in another face, as word processors do it. */
const ODD = /[▪✓～]/u;

const CUTS: readonly Cut[] = ['regular', 'bold', 'italic', 'bold italic'];
const oddCut = (cut: Cut): Cut => (cut === 'bold' ? 'bold' : 'regular');

/** Names the faces of a document, each read when it is first taken. */
export function registerFaces(doc: Doc, { language }: Plan): void {
  for (const cut of CUTS) {
    doc.registerFont(`sans ${cut}`, noto('noto-sans', cut));
    doc.registerFont(`full ${cut}`, noto(language === 'ja' ? 'noto-sans-jp' : 'noto-sans-sc', oddCut(cut)));
  }
}

/** Takes the face that a text is set in. */
export function setFace(doc: Doc, { language, typeface }: Plan, face: Face, text: string): void {
  const cut = cutOf(face, language);
  if (isCjk(language) || ODD.test(text)) doc.font(`full ${oddCut(cut)}`);
  else doc.font(typeface === 'sans' ? `sans ${cut}` : STANDARD[typeface][cut]);
}

/** A piece of a run that is not broken. */
export interface Piece extends Run {
  readonly width: number;
}

const BREAKS =
  /\s+|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}、。，；）])(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}（])/u;

/** The runs in lines of at most `width` points, those after the first of `width - hang`. */
export function brokenLines(
  doc: Doc,
  plan: Plan,
  runs: readonly Run[],
  size: number,
  width: number,
  hang = 0,
): Piece[][] {
  const lines: Piece[][] = [[]];
  let used = 0;
  for (const run of runs) {
    setFace(doc, plan, run.face ?? {}, run.text);
    doc.fontSize(size * (run.face?.scale ?? 1));
    // What stands between two places where a line may end, the space before it with it.
    const parts = run.text.split(new RegExp(`(?=${BREAKS.source})`, 'u'));
    for (const text of parts) {
      const wide = doc.widthOfString(text);
      const line = lines.at(-1) ?? [];
      const limit = width - (lines.length > 1 ? hang : 0);
      if (used + wide <= limit || line.length === 0) {
        line.push({ ...run, text, width: wide });
        used += wide;
        continue;
      }
      const trimmed = text.trimStart();
      const trimmedWidth = doc.widthOfString(trimmed);
      lines.push(trimmed === '' ? [] : [{ ...run, text: trimmed, width: trimmedWidth }]);
      used = trimmed === '' ? 0 : trimmedWidth;
    }
  }
  return lines.map(merged);
}

/** Pieces of one run side by side as one, so that a line is drawn as programs draw it. */
function merged(line: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of line) {
    const last = all.at(-1);
    if (last !== undefined && last.face === piece.face)
      all[all.length - 1] = { ...last, text: last.text + piece.text, width: last.width + piece.width }; // prettier-ignore
    else all.push(piece);
  }
  return all;
}
