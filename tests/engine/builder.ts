/** Builds documents and artifacts for the tests of the engine: defaults are those of a plain, good resume page. */
import type {
  DocumentMetadata,
  FontFace,
  HiddenReason,
  Page,
  ResumeDocument,
  Span,
} from '../../src/resume/document.ts';
import type { Language } from '../../src/resume/language.ts';
import type { SectionKind } from '../../src/resume/report.ts';
import { LEXICONS } from '../../src/engine/lexicons/index.ts';
import type {
  Bullet,
  Contact,
  DateRange,
  Entry,
  Heading,
  Line,
  Reading,
  Section,
} from '../../src/engine/reading/reading.ts';
import { lengthOf } from '../../src/engine/reading/text/words.ts';

/** A4, points. */
export const WIDTH = 595;
export const HEIGHT = 842;
const MARGIN = 56;
const LEADING = 1.3;

export interface Text extends Partial<Omit<Span, 'text'>> {
  readonly text: string;
  /** Left edge and baseline, points. */
  readonly x?: number;
  readonly y?: number;
}

export function span({ text, x = MARGIN, y = HEIGHT - MARGIN - 10, size = 10.5, ...rest }: Text): Span {
  const step = size * 0.5;
  const edges = Array.from({ length: text.length + 1 }, (_, at) => x + at * step);
  return {
    text,
    box: { x, y: y - size * 0.2, width: text.length * step, height: size },
    baseline: y,
    edges,
    size,
    font: 0,
    colour: '#000000',
    background: '#ffffff',
    hidden: null,
    ocr: false,
    angle: 0,
    vertical: false,
    artifact: false,
    ...rest,
  };
}

export function hiddenSpan(text: string, hidden: HiddenReason, rest: Partial<Text> = {}): Span {
  return span({ text, hidden, ...rest });
}

export function face(family: string | null, rest: Partial<FontFace> = {}): FontFace {
  return {
    name: family,
    family,
    weight: 400,
    italic: false,
    monospace: false,
    serif: false,
    type3: family === null,
    ...rest,
  };
}

/** Lines from the top down, one span each; strings take the default face and size. */
export function page(texts: readonly (string | Text)[], rest: Partial<Page> = {}): Page {
  let y = HEIGHT - MARGIN;
  const spans = texts.map((item) => {
    const text = typeof item === 'string' ? { text: item } : item;
    y -= (text.size ?? 10.5) * LEADING;
    return span({ y, ...text });
  });
  return {
    number: 1,
    width: WIDTH,
    height: HEIGHT,
    spans,
    images: [],
    links: [],
    rules: [],
    unreadable: false,
    ...rest,
  };
}

const METADATA: DocumentMetadata = {
  title: null,
  author: null,
  subject: null,
  keywords: null,
  creator: null,
  producer: null,
  language: null,
  tagged: false,
  pdfVersion: '1.7',
};

export function document(pages: readonly Page[], rest: Partial<ResumeDocument> = {}): ResumeDocument {
  return {
    fileName: 'ada-example.pdf',
    fileSize: 60_000,
    pageCount: pages.length,
    pages: pages.map((item, at) => ({ ...item, number: at + 1 })),
    fonts: [face('Lato')],
    text: pages.map((item) => item.spans.map(({ text }) => text).join(' ')).join('\n'),
    metadata: METADATA,
    restrictions: { encrypted: false, password: false, copying: true },
    ...rest,
  };
}

/** A Japanese 履歴書: a grid to be filled in. */
export function ruledForm(texts: readonly (string | Text)[] = []): ResumeDocument {
  const rule = {
    box: { x: 50, y: 50, width: 400, height: 0.5 },
    orientation: 'horizontal' as const,
    colour: '#000000',
  };
  return document([page(['履 歴 書', ...texts], { rules: Array.from({ length: 20 }, () => rule) })]);
}

export function line(text: string, rest: Partial<Line> = {}): Line {
  const own = span({ text });
  return {
    page: 1,
    index: 0,
    column: 0,
    text,
    cells: [{ text, box: own.box, spans: [own] }],
    box: own.box,
    baseline: own.baseline,
    size: own.size,
    bold: false,
    italic: false,
    mark: null,
    running: false,
    ...rest,
  };
}

/** One line a span that is seen. */
export function linesOf(doc: ResumeDocument): Line[] {
  const seen = doc.pages.flatMap((item) =>
    item.spans.filter(({ hidden }) => hidden === null).map((own) => ({ page: item.number, own })),
  );
  return seen.map(({ page: number, own }, index) =>
    line(own.text, {
      page: number,
      index,
      box: own.box,
      baseline: own.baseline,
      size: own.size,
      cells: [{ text: own.text, box: own.box, spans: [own] }],
    }),
  );
}

export function bullets(texts: readonly string[], section: SectionKind | null = 'experience'): Bullet[] {
  return texts.map((text) => ({ text, lines: [line(`• ${text}`)], glyph: '•', section }));
}

export function range(start: string | null, end: string | null): DateRange {
  return { start, end, text: `${start ?? ''} – ${end ?? ''}` };
}

export interface EntryParts {
  readonly section?: SectionKind;
  readonly title?: string | null;
  readonly dates?: DateRange | null;
  readonly bullets?: readonly string[];
  readonly paragraphs?: readonly string[];
}

export function entry(parts: EntryParts = {}): Entry {
  const { section = 'experience', title = 'Data analyst', dates = range('2021-03', 'present') } = parts;
  return {
    section,
    header: [line(title ?? 'Example Works')],
    title,
    organisation: 'Example Works',
    dates,
    bullets: bullets(parts.bullets ?? [], section),
    paragraphs: (parts.paragraphs ?? []).map((text) => ({ text, lines: [line(text)] })),
  };
}

export function heading(kind: SectionKind): Heading {
  return { line: line(kind), kinds: [kind] };
}

export function section(kind: SectionKind): Section {
  return { kind, heading: heading(kind), lines: [line('…')] };
}

export const NO_CONTACT: Contact = {
  name: null,
  email: null,
  invalidEmail: null,
  phone: null,
  invalidPhone: null,
  location: null,
  urls: [],
  linkedEmail: null,
  linkedPhone: null,
};

export function contact(rest: Partial<Contact>): Contact {
  return { ...NO_CONTACT, ...rest };
}

export interface ReadingParts extends Partial<Omit<Reading, 'sections' | 'lexicon'>> {
  readonly sections?: readonly SectionKind[];
}

/** Lines, bullets, headings, hidden spans and fonts follow from the document, the entries and the sections unless given. */
export function reading(parts: ReadingParts = {}): Reading {
  const doc = parts.document ?? document([page(['Ada Example'])]);
  const language: Language | null = parts.language === undefined ? 'en' : parts.language;
  const lines = parts.lines ?? linesOf(doc);
  const kinds = parts.sections ?? ['experience', 'education', 'skills'];
  const entries = parts.entries ?? [];
  const text = lines.map((item) => item.text).join('\n');
  return {
    document: doc,
    asOf: '2026-01-15',
    fonts: doc.fonts,
    market: null,
    columns: [{ page: 1, count: 1, gutters: [] }],
    headings: kinds.map(heading),
    contact: NO_CONTACT,
    bullets: entries.flatMap((item) => item.bullets),
    typography: { bodySize: 10.5, families: [{ family: 'Lato', characters: 2000 }], unnamedShare: 0 },
    margins: [{ page: 1, left: 56, right: 56, top: 56, bottom: null }],
    words: lengthOf(text, language),
    characters: text.replace(/\s/gu, '').length,
    hidden: doc.pages.flatMap((item) =>
      item.spans.filter(({ hidden }) => hidden !== null).map((own) => ({ page: item.number, span: own })),
    ),
    dictionary: null,
    ...parts,
    lines,
    entries,
    language,
    otherLanguage: null,
    lexicon: language === null ? null : LEXICONS[language],
    sections: kinds.map(section),
  };
}
