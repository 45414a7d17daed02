/** What a PDF holds, as read from its own drawing instructions: the input of the engine. */

/** A rectangle on a page, in PDF points (1/72 inch); origin at the page's bottom-left corner, after the page's rotation. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Why a reader of the page cannot see a text that is in the file. */
export const HIDDEN_REASONS = [
  'render-mode', // text rendering mode 3 or 7: drawn without ink
  'transparent', // fill alpha of (nearly) zero
  'same-colour', // ink and background are the same to the eye
  'tiny', // under 3 points on the page
  'off-page', // outside the page's visible box
  'covered', // an opaque shape or image is painted over it
  'clipped', // outside the clip path in force
  'layer-off', // in an optional content group that is switched off
] as const;
export type HiddenReason = (typeof HIDDEN_REASONS)[number];

export interface FontFace {
  /** PostScript name without the subset prefix, e.g. "Lato-Bold"; null for unnamed (Type 3) fonts. */
  readonly name: string | null;
  /** Family guessed from the name, e.g. "Lato"; null when unnamed. */
  readonly family: string | null;
  /** CSS weight, 100–900. */
  readonly weight: number;
  readonly italic: boolean;
  readonly monospace: boolean;
  readonly serif: boolean;
  readonly type3: boolean;
}

/** A run of glyphs drawn alike, on one baseline, without a gap wider than a space. */
export interface Span {
  readonly text: string;
  /** Box of the ink's line: from the descender to the ascender. */
  readonly box: Box;
  /** y of the baseline, points. */
  readonly baseline: number;
  /** x of the left edge of every UTF-16 unit of `text`, then the right edge of the last; points; for vertical text, y from the top. */
  readonly edges: readonly number[];
  /** Size on the page, points. */
  readonly size: number;
  /** Index into `ResumeDocument.fonts`. */
  readonly font: number;
  /** "#rrggbb". */
  readonly colour: string;
  /** What lies behind it, "#rrggbb"; null when an image or a pattern does. */
  readonly background: string | null;
  readonly hidden: HiddenReason | null;
  /** Part of a recognised-text layer under a page-wide scan: invisible by design, not hidden. */
  readonly ocr: boolean;
  /** Turned by 0, 90, 180 or 270 degrees (rounded). */
  readonly angle: 0 | 90 | 180 | 270;
  /** Set top to bottom in columns (Japanese, Chinese). */
  readonly vertical: boolean;
  /** Inside a running header or footer marked as an artifact by the producer. */
  readonly artifact: boolean;
  /** Letters whose accent the file tells as a character of its own beside them; none where missing. */
  readonly partedAccents?: number;
}

export interface PageImage {
  readonly box: Box;
  /** Pixels of the source, 0 when unknown. */
  readonly pixelWidth: number;
  readonly pixelHeight: number;
}

export interface PageLink {
  readonly url: string;
  readonly box: Box;
}

/** A drawn line or filled box: `thickness` is the shorter side. */
export interface PageRule {
  readonly box: Box;
  readonly orientation: 'horizontal' | 'vertical' | 'area';
  readonly colour: string;
}

export interface Page {
  /** 1-based. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** In the order of the file. */
  readonly spans: readonly Span[];
  readonly images: readonly PageImage[];
  readonly links: readonly PageLink[];
  readonly rules: readonly PageRule[];
  /** The page threw while it was read; what was read before stands in the lists. */
  readonly unreadable: boolean;
}

export interface DocumentMetadata {
  readonly title: string | null;
  readonly author: string | null;
  readonly subject: string | null;
  readonly keywords: string | null;
  readonly creator: string | null;
  readonly producer: string | null;
  /** The catalog's /Lang. */
  readonly language: string | null;
  readonly tagged: boolean;
  readonly pdfVersion: string | null;
}

export interface Restrictions {
  readonly encrypted: boolean;
  /** It opened only with a password that somebody typed. */
  readonly password: boolean;
  readonly copying: boolean;
}

export interface ResumeDocument {
  readonly fileName: string | null;
  /** Bytes. */
  readonly fileSize: number;
  /** Pages in the file; `pages` holds at most the first 50. */
  readonly pageCount: number;
  readonly pages: readonly Page[];
  readonly fonts: readonly FontFace[];
  /** SPEC 7.1: text items joined by spaces, pages by a newline, trimmed. */
  readonly text: string;
  readonly metadata: DocumentMetadata;
  readonly restrictions: Restrictions;
}

/** Limits of reading (SPEC section 9 and DESIGN.md). */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_PAGES_READ = 50;
export const READ_DEADLINE_MS = 20_000;
export const MIN_TEXT_CHARACTERS = 50;

/** The box that holds all of the given ones; they must be at least one. */
export function unionOf(boxes: readonly Box[]): Box {
  let [x, y, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    x = Math.min(x, box.x);
    y = Math.min(y, box.y);
    right = Math.max(right, box.x + box.width);
    top = Math.max(top, box.y + box.height);
  }
  return { x, y, width: right - x, height: top - y };
}
