/** How each template looks: sober, one column, three inks. Lengths in points. */
import type { Locale } from '../i18n/locales.ts';
import type { TemplateId } from './schema.ts';

export type Tone = 'ink' | 'soft' | 'accent';
export type Align = 'left' | 'center' | 'right';

export interface Look {
  /** "#rrggbb"; each at least 4.5:1 on white. */
  readonly tones: Readonly<Record<Tone, string>>;
  readonly pages: 1 | 2;
  readonly margin: { readonly x: number; readonly y: number };
  readonly headAlign: Align;
  /** Of the line that says what the document is, where the language shows it. */
  readonly kindAlign: Align;
  readonly size: { readonly name: number; readonly headline: number; readonly heading: number; readonly body: number };
  readonly nameTone: Tone;
  readonly headingTone: Tone;
  /** Where a line is ruled: under or over a heading, or from its last word to the margin. */
  readonly headingRule: 'below' | 'above' | 'beside';
  readonly headingRuleTone: Tone;
  readonly headingRuleWidth: number;
  /** Under the contact block. */
  readonly headRule: { readonly width: number; readonly lines: 1 | 2; readonly tone: Tone } | null;
  /** What leads an entry: who employs, what the post is, or both on one line. */
  readonly lead: 'employer' | 'title' | 'both';
}

const INK = '#1f1f1f';
const SOFT = '#555555';

const LOOKS: Readonly<Record<TemplateId, Look>> = {
  classic: {
    tones: { ink: INK, soft: SOFT, accent: INK },
    pages: 1,
    margin: { x: 56, y: 48 },
    headAlign: 'center',
    kindAlign: 'center',
    size: { name: 23, headline: 12, heading: 12, body: 10 },
    nameTone: 'ink',
    headingTone: 'ink',
    headingRule: 'below',
    headingRuleTone: 'ink',
    headingRuleWidth: 0.6,
    headRule: null,
    lead: 'employer',
  },
  modern: {
    tones: { ink: INK, soft: SOFT, accent: '#0b5563' },
    pages: 1,
    margin: { x: 54, y: 50 },
    headAlign: 'left',
    kindAlign: 'left',
    size: { name: 26, headline: 12.5, heading: 12.5, body: 10 },
    nameTone: 'accent',
    headingTone: 'accent',
    headingRule: 'below',
    headingRuleTone: 'soft',
    headingRuleWidth: 0.4,
    headRule: { width: 2.5, lines: 1, tone: 'accent' },
    lead: 'title',
  },
  technical: {
    tones: { ink: INK, soft: SOFT, accent: '#1d5c36' },
    pages: 1,
    margin: { x: 52, y: 46 },
    headAlign: 'left',
    kindAlign: 'left',
    size: { name: 21, headline: 12, heading: 12, body: 10 },
    nameTone: 'ink',
    headingTone: 'accent',
    headingRule: 'beside',
    headingRuleTone: 'accent',
    headingRuleWidth: 0.8,
    headRule: null,
    lead: 'both',
  },
  'first-job': {
    tones: { ink: INK, soft: SOFT, accent: '#7a2b45' },
    pages: 1,
    margin: { x: 56, y: 50 },
    headAlign: 'left',
    kindAlign: 'left',
    size: { name: 28, headline: 12.5, heading: 12.5, body: 10 },
    nameTone: 'ink',
    headingTone: 'accent',
    headingRule: 'above',
    headingRuleTone: 'accent',
    headingRuleWidth: 1.2,
    headRule: null,
    lead: 'title',
  },
  executive: {
    tones: { ink: INK, soft: SOFT, accent: '#1c3557' },
    pages: 2,
    margin: { x: 66, y: 58 },
    headAlign: 'center',
    kindAlign: 'center',
    size: { name: 25, headline: 12.5, heading: 12.5, body: 10.5 },
    nameTone: 'accent',
    headingTone: 'accent',
    headingRule: 'below',
    headingRuleTone: 'accent',
    headingRuleWidth: 0.8,
    headRule: { width: 0.8, lines: 2, tone: 'accent' },
    lead: 'employer',
  },
};

/** Japanese and Chinese characters fill their square: they are set a little smaller, with more air between the lines. */
const CJK_BODY = 9.5;
const LATIN_BODY = 10;

export function isCjkLocale(locale: Locale): boolean {
  return locale === 'ja' || locale === 'zh';
}

export function lookOf(id: TemplateId, locale: Locale): Look {
  const look = LOOKS[id];
  if (!isCjkLocale(locale)) return look;
  const smaller = { ...look.size, body: CJK_BODY + (look.size.body - LATIN_BODY) };
  // A Japanese reader looks for the employer first, and for the day at the right of the document's title.
  return locale === 'ja' ? { ...look, size: smaller, lead: 'employer', kindAlign: 'left' } : { ...look, size: smaller };
}

export interface PageSize {
  readonly name: 'A4' | 'LETTER';
  readonly width: number;
  readonly height: number;
}

/** US Letter where the market prints on it. */
export function pageSizeOf(locale: Locale): PageSize {
  return locale === 'en' ? { name: 'LETTER', width: 612, height: 792 } : { name: 'A4', width: 595.28, height: 841.89 };
}
