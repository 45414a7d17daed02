/** The words of one language that resumes are composed of. Written apart from the engine's word lists, so that they are strangers to it. */

/** Sections that a composed resume may have. */
export const PARTS = ['summary', 'experience', 'education', 'skills', 'languages', 'interests'] as const;
export type Part = (typeof PARTS)[number];

export interface Words {
  /** ISO 3166-1 alpha-2, of the country whose phone numbers and addresses are given. */
  readonly country: string;
  readonly people: readonly string[];
  readonly titles: readonly string[];
  /** Most without a legal form or a word that tells a firm. */
  readonly firms: readonly string[];
  readonly towns: readonly string[];
  readonly schools: readonly string[];
  readonly degrees: readonly string[];
  readonly bullets: readonly string[];
  readonly skills: readonly string[];
  readonly tongues: readonly string[];
  readonly interests: readonly string[];
  readonly summary: readonly string[];
  /** The usual wording first, then others. */
  readonly headings: Readonly<Record<Part | 'contact', readonly string[]>>;
  /** January first; long and short, with what stands between a month and its year. */
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  readonly ofYear: string;
  readonly present: readonly string[];
  readonly since: string;
  /** What opens a span told in words and what joins it. */
  readonly span: readonly [string, string];
  /** Between a post and who it was at. */
  readonly at: string;
  readonly grades: readonly string[];
  readonly theses: readonly string[];
  readonly labels: Readonly<Record<'phone' | 'email' | 'address' | 'title' | 'firm' | 'dates', string>>;
  /** A phone as written and as E.164, a bar between. */
  readonly phones: readonly string[];
  /** An address as written and its town as a label tells it, a bar between. */
  readonly homes: readonly string[];
  readonly page: string;
}

/** The items of a text, one a line or between semicolons. */
export const list = (text: string): string[] =>
  text
    .split(/[;\n]/u)
    .map((item) => item.trim())
    .filter((item) => item !== '');
