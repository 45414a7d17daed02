/** The artifacts that checks draw on: each derived once a file, by a module of its name in the folders beside this one. */
import type { Box, FontFace, ResumeDocument, Span } from '../../resume/document.ts';
import type { Language } from '../../resume/language.ts';
import type { ResumeDate, SectionKind } from '../../resume/report.ts';
import type { FieldRole } from '../lexicons/field-labels.ts';
import type { Lexicon } from '../lexicons/lexicon.ts';
import type { Words } from '../spelling/known.ts';

/** A part of a line between wide gaps: "Engineer" and "2019 – 2021" of one row. */
export interface Cell {
  /** Folded: NFKC, radicals, no soft hyphens or zero-width characters. */
  readonly text: string;
  readonly box: Box;
  readonly spans: readonly Span[];
}

/** Where a line stands in a table. */
export interface TablePlace {
  /** 0-based, over the page. */
  readonly table: number;
  /** 0-based, from the top. */
  readonly row: number;
  /** Cells of its row that hold text. */
  readonly columns: number;
  /** Lines are drawn between its columns. */
  readonly ruled: boolean;
  /** Column of the table that each cell of the line stands in; of a line that carries a cell on there is none. */
  readonly at: readonly number[];
  /** What the head of the table says of each cell of the line; null where it says nothing. */
  readonly roles: readonly (FieldRole | null)[];
  /** Running text of a cell: no head of an entry, however short. */
  readonly prose: boolean;
}

export interface Line {
  /** 1-based. */
  readonly page: number;
  /** Place in reading order over the whole document. */
  readonly index: number;
  /** 0-based column on its page; 0 in a page of one column. */
  readonly column: number;
  /** The cells joined by spaces. */
  readonly text: string;
  readonly cells: readonly Cell[];
  readonly box: Box;
  readonly baseline: number;
  /** Size of most of its characters, points. */
  readonly size: number;
  /** Most of its characters are of weight 600 or more. */
  readonly bold: boolean;
  readonly italic: boolean;
  /** A dot or square drawn before it, as browsers print list markers: no glyph in the text tells it. */
  readonly mark: Box | null;
  /** One before its second cell, which is the first where a date that runs into the line is put back to where it began. */
  readonly innerMark?: Box | null;
  /** Page number or a line repeated at the same place of other pages. */
  readonly running: boolean;
  /** Of lines outside tables there is none. */
  readonly place?: TablePlace;
  /** Goes on with a paragraph that opened beside a date: no head of an entry. */
  readonly carried?: boolean;
}

export interface Heading {
  readonly line: Line;
  readonly kinds: readonly SectionKind[];
}

export interface Section {
  readonly kind: SectionKind;
  readonly heading: Heading;
  /** Without the heading. */
  readonly lines: readonly Line[];
}

/** A list item, its lines joined. */
export interface Bullet {
  /** Without the glyph. */
  readonly text: string;
  readonly lines: readonly Line[];
  /** The glyph it opens with, null for items told apart by indentation alone. */
  readonly glyph: string | null;
  readonly section: SectionKind | null;
  /** Names the list within it and says nothing itself. */
  readonly names?: true;
}

export interface DateRange {
  readonly start: ResumeDate | null;
  readonly end: ResumeDate | null;
  /** As written. */
  readonly text: string;
}

/** A job, a degree, a project: header lines, dates, and what is said of it. */
export interface Entry {
  readonly section: SectionKind;
  readonly header: readonly Line[];
  readonly title: string | null;
  /** Employer, school. */
  readonly organisation: string | null;
  readonly dates: DateRange | null;
  readonly bullets: readonly Bullet[];
  /** Running text that is no list item, a paragraph each. */
  readonly paragraphs: readonly { readonly text: string; readonly lines: readonly Line[] }[];
}

export interface ContactValue {
  readonly value: string;
  readonly line: Line | null;
}

export interface Contact {
  readonly name: ContactValue | null;
  /** `broken`: as written, where a space splits it. */
  readonly email: (ContactValue & { readonly broken: string | null }) | null;
  /** Looks like an address but is none, e.g. without a dotted domain. */
  readonly invalidEmail: ContactValue | null;
  /** E.164. */
  readonly phone: ContactValue | null;
  readonly invalidPhone: ContactValue | null;
  readonly location: ContactValue | null;
  readonly urls: readonly ContactValue[];
  /** mailto: and tel: targets of link annotations. */
  readonly linkedEmail: string | null;
  readonly linkedPhone: string | null;
}

export interface PageColumns {
  readonly page: number;
  readonly count: number;
  /** Empty strips between the columns. */
  readonly gutters: readonly Box[];
}

/** Typeface of the body: what most characters outside headings are set in. */
export interface Typography {
  /** Points, to a tenth. */
  readonly bodySize: number | null;
  /** Characters by family, most first; a CJK family and the Latin one mixed into it count as one. Unnamed fonts aside. */
  readonly families: readonly { readonly family: string; readonly characters: number }[];
  /** Share of characters in unnamed (Type 3) fonts, 0–1. */
  readonly unnamedShare: number;
}

/** Free paper beside the ink of full lines, points. */
export interface PageMargins {
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Null on the last page, which may end anywhere. */
  readonly bottom: number | null;
}

export interface Reading {
  readonly document: ResumeDocument;
  readonly asOf: string;
  readonly fonts: readonly FontFace[];
  /** Null when there is too little text to tell, or in another language. */
  readonly language: Language | null;
  /** ISO 639 code of a language that is not measured; "und" where only its script is known. */
  readonly otherLanguage: string | null;
  /** Word data of that language; null with it. */
  readonly lexicon: Lexicon | null;
  /** ISO 3166-1 alpha-2. */
  readonly market: string | null;
  /** Visible text in reading order. */
  readonly lines: readonly Line[];
  readonly columns: readonly PageColumns[];
  readonly headings: readonly Heading[];
  readonly sections: readonly Section[];
  readonly contact: Contact;
  readonly entries: readonly Entry[];
  readonly bullets: readonly Bullet[];
  readonly typography: Typography;
  readonly margins: readonly PageMargins[];
  /** Words of the visible text; characters in ja and zh. */
  readonly words: number;
  /** Visible characters, white space aside. */
  readonly characters: number;
  /** Spans that a person does not see. */
  readonly hidden: readonly { readonly page: number; readonly span: Span }[];
  /** Words of the language; null while they are not there, and where it has none. */
  readonly dictionary: Words | null;
}

export type ArtifactName = keyof Reading;
