import type { AnalyzerKey } from '../../i18n/slices.ts';
import { useLanguage } from '../LanguageProvider.tsx';
import { useAnalyzer } from './AnalyzerProvider.tsx';

import { uploadPhase } from './reducer.ts';
import { stageText } from './stageText.ts';

/** Tells whoever does not see the page how far it is, once it changes and without taking the focus. */
export function StatusLine() {
  const { t } = useLanguage<AnalyzerKey>();
  const { state, details } = useAnalyzer();
  const phase = uploadPhase(state);
  let text = '';
  if (phase === 'loading') text = details.stage ? stageText(details.stage, t) : t('analysis.title');
  if (phase === 'success') {
    const source = details.source === 'ai' ? t('results.source.ai') : t('results.source.measured');
    text = `${t('upload.success')}: ${state.fileName ?? ''}. ${source}`;
  }
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {text}
    </p>
  );
}
