/** The report's words in a language and the function that puts them together: chunks of their own, loaded with the first file. */
import type { Locale } from '../../i18n/locales.ts';
import type { ReportMessages } from '../../i18n/report/messages.ts';
import type { RenderedReport } from '../../i18n/report/render.ts';
import type { Report } from '../../resume/report.ts';

export interface Prose {
  readonly locale: Locale;
  readonly messages: ReportMessages;
  readonly render: (report: Report) => RenderedReport;
}

const loading = new Map<Locale, Promise<Prose>>();

/** The same promise for the same language, until it fails: then the next call tries again. */
export function proseOf(locale: Locale): Promise<Prose> {
  const known = loading.get(locale);
  if (known) return known;
  const prose = load(locale);
  loading.set(locale, prose);
  prose.catch(() => loading.delete(locale));
  return prose;
}

async function load(locale: Locale): Promise<Prose> {
  const [{ renderReport }, messages] = await Promise.all([
    import('../../i18n/report/render.ts'),
    import('../../i18n/report/load.ts').then(({ loadReportMessages }) => loadReportMessages(locale)),
  ]);
  return { locale, messages, render: (report) => renderReport(report, messages, locale) };
}
