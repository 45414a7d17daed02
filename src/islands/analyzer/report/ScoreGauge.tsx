import type { AnalyzerKey } from '../../../i18n/slices.ts';
import { bandOf } from '../../../resume/analysis.ts';
import { useLanguage } from '../../LanguageProvider.tsx';
import { BandIcon } from './BandIcon.tsx';
import styles from './ScoreGauge.module.css';

/** The pen's circle around a grade: it starts at the top and closes at 100. */
const CIRCLE = 'M98 15c46-3 84 30 86 78 2 50-36 92-88 93S12 148 13 98C14 53 50 17 99 14';

/** `score` is 0–100; null when nothing could be scored. */
export function ScoreGauge({ score }: { readonly score: number | null }) {
  const { t } = useLanguage<AnalyzerKey>();
  if (score === null) return <p className={styles['none']}>{t('results.notScored')}</p>;
  const shown = Math.round(score);
  const band = bandOf(score);
  return (
    <div className={styles['gauge']} data-band={band} data-score={shown}>
      <div className={styles['dial']}>
        <svg viewBox="0 0 198 200" aria-hidden="true">
          <path className={styles['track']} d={CIRCLE} />
          <path className={styles['arc']} d={CIRCLE} pathLength="100" strokeDasharray={`${shown} 120`} />
        </svg>
        <span className={styles['number']} aria-hidden="true">
          {shown}
        </span>
      </div>
      <div>
        <p className={styles['label']}>{t('results.overall')}</p>
        <p className={styles['score']}>{t('results.outOf', { score: shown })}</p>
        <p className={styles['band']}>
          <BandIcon band={band} />
          {t(`results.band.${band}`)}
        </p>
      </div>
    </div>
  );
}
