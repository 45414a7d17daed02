/** Report -> prose. The report holds ids and numbers, so any language can be asked for at any time, without analysing again. */
import { IntlMessageFormat } from 'intl-messageformat';
import {
  AREAS,
  bandOf,
  CATEGORY_OF_AREA,
  MAX_RECOMMENDATIONS,
  MAX_STRENGTHS,
  type AnalysisResult,
  type Area,
} from '../../resume/analysis.ts';
import { isCjk, type Language } from '../../resume/language.ts';
import type {
  CheckId,
  CheckResult,
  CheckStatus,
  Evidence,
  Finding,
  MessageData,
  Report,
  SectionKind,
} from '../../resume/report.ts';
import { LOCALE_OPTIONS, type Locale } from '../locales.ts';
import type { CheckMessages, ReportMessages } from './messages.ts';
import { OPENINGS } from './openings.ts';

export interface RenderedFinding {
  readonly text: string;
  readonly evidence: readonly Evidence[];
}

export interface RenderedCheck {
  readonly id: CheckId;
  readonly area: Area;
  readonly status: CheckStatus;
  readonly title: string;
  readonly why: string;
  readonly fix: string;
  readonly findings: readonly RenderedFinding[];
  /** Points of the overall score that passing it would give; 0 when it passes. */
  readonly gain: number;
}

export interface RenderedReport {
  /** The engine's own evaluation, in SPEC section 3's shape. */
  readonly analysis: AnalysisResult;
  readonly checks: readonly RenderedCheck[];
}

const ARTICLE = /\b(il|al|del|dal|nel|sul) (?=\{(\w+)(?:, number)?\})/giu;
/** Said with a vowel first: uno, otto, ottanta to ottocentonovantanove, undici; thousands of them too. */
const VOWEL_FIRST = /^(?:1|11|8\d{0,2}|(?:11|8\d{0,2})\d{3})(?:\.|$)/;

/** Italian articles lose their vowel before some numbers: "all’8%", "l’11%". */
function elided(message: string, data: MessageData): string {
  return message.replace(ARTICLE, (whole, article: string, name: string) =>
    typeof data[name] === 'number' && VOWEL_FIRST.test(String(data[name])) ? `${elision(article)}’` : whole,
  );
}

function elision(article: string): string {
  return article.toLowerCase() === 'il' ? (article.startsWith('I') ? 'L' : 'l') : `${article}l`;
}

class Renderer {
  readonly #messages: ReportMessages;
  readonly #tag: string;
  /** The resume's language where it is not that of the words; null where it is, or is not known. */
  readonly #foreign: Language | null;

  constructor(messages: ReportMessages, locale: Locale, language: Language | null) {
    this.#messages = messages;
    this.#tag = LOCALE_OPTIONS[locale].tag;
    this.#foreign = language === locale ? null : language;
  }

  text(message: string, data: MessageData = {}): string {
    if (!message.includes('{')) return message;
    const written = this.#tag.startsWith('it') ? elided(message, data) : message;
    // Words of a resume are data: no tags are read in them or around them.
    return String(new IntlMessageFormat(written, this.#tag, undefined, { ignoreTag: true }).format(this.#named(data)));
  }

  /** "2018-03" as a reader writes it. */
  #date(date: string): string {
    const [year = '', month] = date.split('-');
    if (month === undefined) return date;
    const day = new Date(Date.UTC(Number(year), Number(month) - 1, 15));
    return new Intl.DateTimeFormat(this.#tag, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(day);
  }

  /** Ids of sections and sides, countries and dates become words. */
  #named(data: MessageData): Record<string, string | number> {
    // Words may turn on the kind of document; most checks tell none.
    const named: Record<string, string | number> = { kind: 'other', ...data };
    const { section, side, start, end, market } = data;
    if (typeof start === 'string') named['start'] = this.#date(start);
    if (typeof end === 'string') named['end'] = this.#date(end);
    if (typeof market === 'string')
      named['market'] = new Intl.DisplayNames(this.#tag, { type: 'region' }).of(market) ?? market;
    if (typeof section === 'string') named['section'] = this.#messages.sections[section as SectionKind];
    if (typeof side === 'string') named['side'] = this.#messages.sides[side as keyof ReportMessages['sides']];
    return named;
  }

  messagesOf(id: CheckId): CheckMessages {
    return this.#messages.checks[id];
  }

  finding(check: CheckResult, { messageId, data, evidence }: Finding): RenderedFinding {
    return {
      text: this.text(this.messagesOf(check.id).findings[messageId] ?? messageId, { ...check.data, ...data }),
      evidence,
    };
  }

  check(check: CheckResult, gain: number): RenderedCheck {
    const messages = this.messagesOf(check.id);
    const wanting = check.status === 'warn' || check.status === 'fail';
    const unscored = this.#unscored(check.status);
    return {
      id: check.id,
      area: check.area,
      status: check.status,
      title: unscored === null ? this.text(wanting ? messages.fail : messages.pass, check.data) : messages.name,
      why: unscored ?? this.text(messages.why, check.data),
      fix: wanting ? this.#fix(check) : '',
      findings: check.findings.map((finding) => this.finding(check, finding)),
      gain,
    };
  }

  #fix({ id, data }: CheckResult): string {
    const language = this.#foreign;
    if (language === null || !WORDED.has(id)) return this.text(this.messagesOf(id).fix, data);
    const examples = new Intl.ListFormat(this.#tag).format(OPENINGS[language]);
    return this.text(this.#messages.foreignFix, { language: this.#messages.languages[language], examples });
  }

  /** The visitor's own line that shows it, unless the finding's words quote it already; '' where there is none. */
  quote(check: RenderedCheck | undefined): string {
    if (!check || UNQUOTED.has(check.id)) return '';
    const excerpt = check.findings
      .flatMap(({ evidence }) => evidence)
      .map((place) => place.excerpt)
      .find((words) => words !== '');
    if (excerpt === undefined || check.findings[0]?.text.includes(excerpt.slice(0, QUOTED_ALREADY))) return '';
    return this.text(this.#messages.quote, { excerpt: shortened(excerpt) });
  }

  #unscored(status: CheckStatus): string | null {
    if (status === 'not-applicable') return this.#messages.notApplicable;
    return status === 'undetermined' ? this.#messages.undetermined : null;
  }

  summary(report: Report): string {
    const { overall } = report.scores;
    if (report.otherLanguage !== null)
      return this.text(this.#messages.summaryForeign, { language: languageName(report.otherLanguage, this.#tag) });
    if (overall === null) return this.#messages.summaryNone;
    if (isOther(report)) return this.#messages.summaryOther;
    const scored = AREAS.filter((area) => report.scores[area] !== null);
    const ranked = scored.toSorted((a, b) => (report.scores[b] ?? 0) - (report.scores[a] ?? 0));
    const areaName = (area: Area | undefined): string => (area ? this.#messages.areas[area] : '');
    return this.text(this.#messages.summary[bandOf(overall)], {
      score: overall,
      passed: report.checks.filter((check) => check.status === 'pass').length,
      total: report.checks.filter((check) => check.score !== null).length,
      best: areaName(ranked[0]),
      worst: areaName(ranked.at(-1)),
    });
  }

  strengths(report: Report): string[] {
    // Lengths count characters where the resume is Japanese or Chinese, words elsewhere.
    const script = report.language !== null && isCjk(report.language) ? 'cjk' : 'other';
    return report.strengths.flatMap((id) => {
      const check = report.checks.find((result) => result.id === id);
      const message = check ? this.messagesOf(id).strength : null;
      return check && message !== null ? [this.text(message, { ...check.data, script })] : [];
    });
  }
}

/** "neerlandés", "オランダ語". */
function languageName(code: string, tag: string): string {
  return new Intl.DisplayNames(tag, { type: 'language' }).of(code) ?? code;
}

/** Whether nothing of a resume was found in the text. */
function isOther({ checks }: Report): boolean {
  return checks.some(({ id, findings }) => id === 'sections-essential' && findings[0]?.messageId === 'nothing');
}

/** Their fixes tell how to word a deed, which each language does in its own way. */
const WORDED: ReadonlySet<CheckId> = new Set(['action-verbs', 'first-person', 'passive-voice', 'weak-phrases']);

/** Numbers that nobody should repeat, and lines that only show where something is missing. */
const UNQUOTED: ReadonlySet<CheckId> = new Set([
  'personal-data',
  'summary-present',
  'contact-links',
  'contact-location',
  'page-format',
  'last-page-fill',
]);
/** Characters by which a quotation is known again. */
const QUOTED_ALREADY = 12;
const MOST_QUOTED = 90;

/** At most 90 characters, cut between words, without the mark of a list item and the full stop, which the quotation marks replace. */
function shortened(excerpt: string): string {
  const bare = excerpt.replace(/^[•●○▪■◦‣·・–—-]\s*/u, '').replace(/[.。]$/u, '');
  const characters = Array.from(bare);
  if (characters.length <= MOST_QUOTED) return bare;
  const cut = characters.slice(0, MOST_QUOTED - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > MOST_QUOTED / 2 ? cut.slice(0, space) : cut}…`;
}

/** `messages` and `locale` are of the interface; the resume's own language gives examples where it is another one. */
export function renderReport(report: Report, messages: ReportMessages, locale: Locale): RenderedReport {
  const renderer = new Renderer(messages, locale, report.language);
  const gains = new Map(report.recommendations.map(({ checkId, gain }) => [checkId, gain]));
  const checks = report.checks.map((check) => renderer.check(check, gains.get(check.id) ?? 0));
  const rendered = new Map(checks.map((check) => [check.id, check]));
  return {
    checks,
    analysis: {
      overallScore: report.scores.overall ?? 0,
      scores: Object.fromEntries(AREAS.map((area) => [area, report.scores[area] ?? 0])) as Record<Area, number>,
      strengths: renderer.strengths(report).slice(0, MAX_STRENGTHS),
      recommendations: report.recommendations.slice(0, MAX_RECOMMENDATIONS).map(({ checkId, area, priority }) => {
        const check = rendered.get(checkId);
        return {
          category: CATEGORY_OF_AREA[area],
          priority,
          suggestion: [check?.findings[0]?.text ?? check?.title ?? '', renderer.quote(check), check?.fix ?? '']
            .filter(Boolean)
            .join(SPACE[locale]),
        };
      }),
      summary: renderer.summary(report),
    },
  };
}

/** Between two sentences. */
const SPACE: Readonly<Record<Locale, string>> = {
  es: ' ',
  en: ' ',
  fr: ' ',
  pt: ' ',
  de: ' ',
  it: ' ',
  ja: '',
  zh: '',
};
