/** The shape of one language's word data. Data only: the algorithms live in reading/ and checks/. */
import type { Language } from '../../resume/language.ts';
import type { SectionKind } from '../../resume/report.ts';

/**
 * All words lower-case and NFKC-folded. Latin scripts are matched without regard to accents and case; ja and zh by substring
 * rules given per field. A list's order means nothing unless said.
 */
export interface Lexicon {
  readonly language: Language;
  /** English only: "01/02/2022" is the first of February, as everywhere but in the United States. */
  readonly dayFirst?: boolean;
  /** "2008-12" goes from 2008 to 2012 here. */
  readonly shortEnds?: boolean;
  /** "2009/10" is a school year in the resume at hand. */
  readonly schoolYears?: boolean;
  /** Names under which parsers and people know each section, whole headings ("professional experience", "職務経歴"). */
  readonly headings: Readonly<Record<SectionKind, readonly string[]>>;
  /** Single words that, inside an unlisted short heading, tell its kind ("experience" in "relevant hands-on experience"). */
  readonly headingWords: Readonly<Partial<Record<SectionKind, readonly string[]>>>;
  /** Titles of the document itself, never a person's name ("curriculum vitae", "履歴書"). */
  readonly documentTitles: readonly string[];
  /** Words that open a labelled line: "e-mail:", "tel.", "氏名". Without the colon. */
  readonly labels: Readonly<
    Record<'name' | 'email' | 'phone' | 'address' | 'birth' | 'nationality' | 'marital', readonly string[]>
  >;
  /** Month names and abbreviations, without the full stop, to 1–12. ja/zh: leave empty, 月 is read by the algorithm. */
  readonly months: Readonly<Record<string, number>>;
  /** Seasons and terms to the month they begin, for "Summer 2020", "verano 2020", "SoSe". */
  readonly seasons: Readonly<Record<string, number>>;
  /** "present", "heute", "至今", "現在". */
  readonly present: readonly string[];
  /** Opens a date without end: "since", "seit", "depuis", "desde", "dal". */
  readonly since: readonly string[];
  /** Between the two dates of a range, other than dashes: "to", "a", "bis", "au", "al", "～". */
  readonly until: readonly string[];
  /** Words or stems (prefix match; ja/zh substring) that mark a job title: "engineer", "ingenier", "entwickler", "课长". 60–150 of all trades. */
  readonly titleWords: readonly string[];
  /** Legal forms and nouns of employers: "gmbh", "s.a.", "ltd", "hospital", "株式会社", "有限公司". Whole words (ja/zh substring). */
  readonly companyWords: readonly string[];
  /** Degrees and diplomas, whole words or stems (prefix match): "bachelor", "b.sc", "licenciatura", "学士". */
  readonly degreeWords: readonly string[];
  /** Schools: "university", "universidad", "hochschule", "大学". Prefix match. */
  readonly schoolWords: readonly string[];
  /** Cities, regions and countries in this language's own spelling, where its resumes mostly come from (80–160). */
  readonly places: readonly string[];
  /** ja/zh: frequent family names (60–120), to tell a name of 2–5 characters; empty elsewhere. */
  readonly surnames: readonly string[];
  readonly actionWords: ActionWords;
  /** Openings that hide the action, matched at the start of a bullet: "responsible for", "encargado de". */
  readonly weakOpenings: readonly string[];
  /** Numbers in words that make a result measurable: "two", "double", "doce", "倍". Whole words (ja/zh substring). Never articles such as un/una/ein. */
  readonly numberWords: readonly string[];
  /** Standards and product names with a digit that is not a result: "iso", "en", "office", "windows". The word before the digits. */
  readonly numberedNames: readonly string[];
  /** First-person pronouns and possessives. */
  readonly pronouns: readonly string[];
  /** The 60–120 most frequent function words: tells the language and opens no content. */
  readonly stopWords: readonly string[];
  /** Sentences that address a machine or a rater rather than a reader. Flags "iu", bounded quantifiers only (no .* or nested +). */
  readonly injections: readonly RegExp[];
}

/** How an achievement names its action. */
export interface ActionWords {
  /** Where the action stands: first word of the bullet, its end, or either (German participles). */
  readonly position: 'first' | 'last' | 'either';
  /** Strong words in the very forms that resumes use: "led", "lideré", "leitung", "mise en place", "达成", "を削減". 120–250. Phrases allowed. */
  readonly forms: readonly string[];
  /** Endings that alone mark a verb or a verbal noun in the opening position ("ed", "é", "ación", "ung"), words of 5+ letters. */
  readonly endings: readonly string[];
  /** Endings or forms that mark it as the last word, for 'last' and 'either' ("iert", "を実現", "した"). */
  readonly closingEndings: readonly string[];
  /** Words with such an ending that are no action ("seed", "café", "zeitung"). */
  readonly exceptions: readonly string[];
  /** Verbs that claim nothing: "helped", "worked", "ayudé", "mitgeholfen". */
  readonly weak: readonly string[];
}
