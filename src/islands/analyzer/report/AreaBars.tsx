import type { AnalyzerKey } from '../../../i18n/slices.ts';
import { AREAS, bandOf, DIVERGENCE_POINTS, type Area } from '../../../resume/analysis.ts';
import { useLanguage } from '../../LanguageProvider.tsx';
import styles from './AreaBars.module.css';
import { BandIcon } from './BandIcon.tsx';

type AreaScores = Readonly<Record<Area, number | null>>;

interface Props {
  /** Each 0–100; null when nothing of the area could be scored. */
  readonly scores: AreaScores;
  /** The measured scores to hold against the AI's; null when they are what is shown. */
  readonly measured: AreaScores | null;
}

export function diverges(ai: number | null, measured: number | null): boolean {
  return ai !== null && measured !== null && Math.abs(ai - measured) > DIVERGENCE_POINTS;
}

export function AreaBars({ scores, measured }: Props) {
  return (
    <ul className={styles['areas']}>
      {AREAS.map((area) => (
        <AreaBar key={area} area={area} score={scores[area]} measured={measured?.[area] ?? null} />
      ))}
    </ul>
  );
}

interface BarProps {
  readonly area: Area;
  readonly score: number | null;
  readonly measured: number | null;
}

function AreaBar({ area, score, measured }: BarProps) {
  const { t } = useLanguage<AnalyzerKey>();
  const band = score === null ? null : bandOf(score);
  const shown = score === null ? null : Math.round(score);
  return (
    <li data-area={area} data-band={band ?? undefined} data-score={shown ?? ''}>
      <p className={styles['row']}>
        <span className={styles['name']}>{t(`results.area.${area}`)}</span>
        {band && (
          <span className={styles['band']}>
            <BandIcon band={band} />
            <span>{t(`results.band.${band}`)}</span>
          </span>
        )}
        <span className={styles['score']}>
          {shown === null ? (
            t('results.notScored')
          ) : (
            <>
              <span aria-hidden="true">{shown}</span>
              <span className="visually-hidden">{t('results.outOf', { score: shown })}</span>
            </>
          )}
        </span>
      </p>
      <svg className={styles['bar']} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles['track']} d="M0 8.5h100" />
        {shown !== null && shown > 0 && <path className={styles['stroke']} d={`M.6 2 ${shown} 1.2l-.7 7.6L0 9.2z`} />}
        {measured !== null && <path className={styles['tick']} d={`M${measured} 0v10`} />}
      </svg>
      {score !== null && measured !== null && diverges(score, measured) && (
        <p className={styles['diverges']}>
          {t('results.diverges', { ai: Math.round(score), measured: Math.round(measured) })}
        </p>
      )}
    </li>
  );
}
