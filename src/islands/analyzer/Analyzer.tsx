import type { Locale } from '../../i18n/locales.ts';
import type { Slices } from '../../i18n/slices.ts';
import { LanguageProvider } from '../LanguageProvider.tsx';
import { AnalyzerProvider } from './AnalyzerProvider.tsx';
import { ResultsPanel } from './ResultsPanel.tsx';
import { UploadPanel } from './UploadPanel.tsx';

interface Props {
  readonly locale: Locale;
  readonly messages: Slices['analyzer'];
}

/** The whole tool: a panel to give a resume, and beside it what there is to say about it. */
export function Analyzer({ locale, messages }: Props) {
  return (
    <LanguageProvider locale={locale} messages={messages}>
      <AnalyzerProvider>
        <UploadPanel />
        <ResultsPanel />
      </AnalyzerProvider>
    </LanguageProvider>
  );
}
