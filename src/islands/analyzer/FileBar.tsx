import type { AnalyzerKey } from '../../i18n/slices.ts';
import { useLanguage } from '../LanguageProvider.tsx';
import { useAnalyzer } from './AnalyzerProvider.tsx';
import styles from './FileBar.module.css';
import { isFullReport, uploadPhase } from './reducer.ts';

/** The file on the desk, how far it is, and the way back. */
export function FileBar() {
  const { t } = useLanguage<AnalyzerKey>();
  const { state, details, reset } = useAnalyzer();
  const phase = uploadPhase(state);
  const asking = details.stage?.stage === 'asking';
  return (
    <div className={styles['bar']} data-phase={phase}>
      <svg className={styles['sheet']} viewBox="0 0 28 34" width="28" height="34" aria-hidden="true">
        <path d="M3 2h15l7 7v23H3zM18 2v7h7" />
        {phase === 'success' && <path className={styles['tick']} d="m8 21 4 5c3-7 7-12 13-16" />}
      </svg>
      <div className={styles['file']}>
        {phase === 'success' && <p className={styles['done']}>{t('upload.success')}</p>}
        <p className={styles['name']}>{state.fileName}</p>
        {asking && (
          <p className={styles['asking']}>
            <strong>{t('analysis.ai')}</strong> {t('analysis.stage.asking')}
          </p>
        )}
      </div>
      <button type="button" className={styles['back']} onClick={reset}>
        {t(phase === 'loading' || !isFullReport(state.report) ? 'upload.cancel' : 'upload.again')}
      </button>
    </div>
  );
}
