import type { AnalyzerKey } from '../../../i18n/slices.ts';
import type { Priority, Recommendation } from '../../../resume/analysis.ts';
import type { CheckId, ReportRecommendation } from '../../../resume/report.ts';
import { useLanguage } from '../../LanguageProvider.tsx';
import styles from './Recommendations.module.css';
import { checkElementId } from './show.ts';

interface Props {
  readonly recommendations: readonly Recommendation[];
  /** The check behind each and what mending it gains; null when they are the AI's. */
  readonly measured: readonly Pick<ReportRecommendation, 'checkId' | 'gain'>[] | null;
  readonly onCheck: (id: CheckId) => void;
}

/** Three strokes, two, one: the priority without its colour. */
const STROKES: Readonly<Record<Priority, string>> = {
  Alta: 'M3 13V9M8 13V6M13 13V2',
  Media: 'M3 13V9M8 13V6',
  Baja: 'M3 13V9',
};

/** Whole points, as the score is shown; advice that moves no score has no sentence. */
function gainKey(gain: number): AnalyzerKey {
  if (gain < 1) return 'results.gain.less';
  return Math.round(gain) === 1 ? 'results.gain.one' : 'results.gain';
}

export function Recommendations({ recommendations, measured, onCheck }: Props) {
  const { t } = useLanguage<AnalyzerKey>();
  if (recommendations.length === 0) return <p>{t('results.recommendations.none')}</p>;
  return (
    <ol className={styles['cards']}>
      {recommendations.map(({ category, priority, suggestion }, index) => {
        const checkId = measured?.[index]?.checkId;
        const gain = measured?.[index]?.gain ?? 0;
        return (
          <li key={`${category} ${suggestion}`} data-priority={priority}>
            <p className={styles['head']}>
              <span className={styles['badge']}>
                <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                  <path d={STROKES[priority]} />
                </svg>
                {t(`results.priority.${priority}`)}
              </span>
              {gain > 0 && <span className={styles['gain']}>{t(gainKey(gain), { points: Math.round(gain) })}</span>}
              <span className={styles['category']}>{t(`results.category.${category}`)}</span>
            </p>
            <p>{suggestion}</p>
            {checkId && (
              <a
                className={styles['more']}
                href={`#${checkElementId(checkId)}`}
                onClick={(event) => {
                  event.preventDefault();
                  onCheck(checkId);
                }}
              >
                {t('results.evidence')}
              </a>
            )}
          </li>
        );
      })}
    </ol>
  );
}
