import type { AnalyzerKey } from '../../i18n/slices.ts';
import { useLanguage } from '../LanguageProvider.tsx';
import { useAnalyzer } from './AnalyzerProvider.tsx';
import styles from './ErrorBox.module.css';
import { canRetry, emojiOf } from './failure.ts';
import { isFullReport, uploadPhase } from './reducer.ts';

export function ErrorBox() {
  const { t } = useLanguage<AnalyzerKey>();
  const { state, details, retryAi } = useAnalyzer();
  const { failure } = details;
  if (state.error === null || !failure) return null;
  return (
    <div className={styles['box']} role="alert" data-tone={uploadPhase(state) === 'password' ? 'ask' : 'error'}>
      <span className={styles['emoji']} aria-hidden="true">
        {emojiOf(failure)}
      </span>
      <div>
        <h3>{t('upload.error.title')}</h3>
        {state.fileName && <p className={styles['file']}>{state.fileName}</p>}
        <p className={styles['message']}>{state.error}</p>
        {isFullReport(state.report) && <p className={styles['kept']}>{t('analysis.error.kept')}</p>}
        {canRetry(failure) && (
          <button type="button" className={styles['retry']} onClick={retryAi}>
            {t('analysis.error.retry')}
          </button>
        )}
      </div>
    </div>
  );
}
