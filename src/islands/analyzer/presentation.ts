/** What showing a report takes: its view, a chunk of its own, and the words. */
import type { Locale } from '../../i18n/locales.ts';
import { proseOf, type Prose } from './prose.ts';
import type { ReportView } from './report/ReportView.tsx';

export interface Presentation {
  readonly prose: Prose;
  readonly View: typeof ReportView;
}

/** Loaded before a report is told, not by React.lazy: a view that has been suspended is held back for 300 ms. */
export async function loadPresentation(locale: Locale): Promise<Presentation> {
  const [prose, { ReportView: View }] = await Promise.all([proseOf(locale), import('./report/ReportView.tsx')]);
  return { prose, View };
}
