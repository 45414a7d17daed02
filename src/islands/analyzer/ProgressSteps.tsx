import type { AnalyzerKey } from '../../i18n/slices.ts';
import { useLanguage } from '../LanguageProvider.tsx';
import { useAnalyzer } from './AnalyzerProvider.tsx';
import styles from './ProgressSteps.module.css';
import { stageText } from './stageText.ts';

const STEPS = ['opening', 'reading', 'measuring'] as const;

/** What happens to the file, while it happens. */
export function ProgressSteps() {
  const { t } = useLanguage<AnalyzerKey>();
  const { details } = useAnalyzer();
  const stage = details.stage ?? { stage: 'opening' };
  const current = STEPS.findIndex((step) => step === stage.stage);
  return (
    <div className={styles['progress']}>
      <h3>{t('analysis.title')}</h3>
      <p>{stageText(stage, t)}</p>
      <svg className={styles['steps']} viewBox="0 0 300 30" aria-hidden="true">
        {STEPS.map((step, index) => (
          <g key={step} data-reached={index <= current || undefined}>
            <path className={styles['line']} d={`M${index * 100 + 6} 24c30-4 58 3 88-1`} />
            {index <= current && (
              <path className={styles['stroke']} d={`M${index * 100 + 6} 24c30-4 58 3 88-1`} pathLength="1" />
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}
