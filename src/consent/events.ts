/** What is counted. Of a resume: that it was analysed, how big the file was and how long it took; nothing of what is in it. */

export const DURATIONS = ['under-1s', '1-5s', '5-30s', 'over-30s'] as const;
export type Duration = (typeof DURATIONS)[number];

/** What the analyzer tells, in numbers and names of a short list. */
export type Measured =
  | { readonly name: 'file_upload'; readonly sizeKb: number }
  | { readonly name: 'cv_analysis'; readonly ok: boolean; readonly duration: Duration; readonly sample: boolean };

/** Milliseconds to the range that is told. */
export function durationOf(ms: number): Duration {
  if (ms < 1_000) return 'under-1s';
  if (ms < 5_000) return '1-5s';
  return ms < 30_000 ? '5-30s' : 'over-30s';
}

/** Where a page is, for every event. */
export interface Place {
  /** Code of the interface's language. */
  readonly language: string;
  /** Its market's country, or GLOBAL. */
  readonly country: string;
}

interface Value {
  readonly value: number;
  readonly currency: string;
}

/** The specification sets the currencies, and the values for ja and zh; elsewhere a conversion counts as one unit of its currency. */
const CONVERSIONS: Readonly<Record<string, Value>> = {
  es: { value: 1, currency: 'EUR' },
  fr: { value: 1, currency: 'EUR' },
  de: { value: 1, currency: 'EUR' },
  it: { value: 1, currency: 'EUR' },
  en: { value: 1, currency: 'USD' },
  pt: { value: 1, currency: 'BRL' },
  ja: { value: 100, currency: 'JPY' },
  zh: { value: 7, currency: 'CNY' },
};

/** What an analysis is worth; null for a language without a value. */
export function conversionOf(language: string): Value | null {
  return CONVERSIONS[language] ?? null;
}

/** Whoever fires it, only an event of the list gets through, and of it only the fields of the list. */
export function measuredOf(detail: unknown): Measured | null {
  if (typeof detail !== 'object' || detail === null) return null;
  const { name, sizeKb, ok, duration, sample }: Record<string, unknown> = { ...detail };
  if (name === 'file_upload' && typeof sizeKb === 'number') return { name, sizeKb: Math.round(sizeKb) };
  const known = DURATIONS.find((each) => each === duration);
  if (name !== 'cv_analysis' || typeof ok !== 'boolean' || typeof sample !== 'boolean' || !known) return null;
  return { name, ok, duration: known, sample };
}
