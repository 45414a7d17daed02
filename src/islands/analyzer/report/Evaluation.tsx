import type { AnalyzerKey } from '../../../i18n/slices.ts';
import type { AnalysisResult } from '../../../resume/analysis.ts';
import type { CheckId, Report } from '../../../resume/report.ts';
import { useLanguage } from '../../LanguageProvider.tsx';
import { useAnalyzer } from '../AnalyzerProvider.tsx';
import { AreaBars } from './AreaBars.tsx';
import styles from './Evaluation.module.css';
import { Recommendations } from './Recommendations.tsx';
import { ScoreGauge } from './ScoreGauge.tsx';
import { isSteered } from './steered.ts';
import { Strengths } from './Strengths.tsx';

interface Props {
  readonly report: Report;
  /** The engine's evaluation, in the report's language. */
  readonly measured: AnalysisResult;
  /** BCP 47 tag of the report's language. */
  readonly lang: string;
  readonly onCheck: (id: CheckId) => void;
}

/** Score, summary, strengths and recommendations: the AI's once it has answered, the measured ones before and without it. */
export function Evaluation({ report, measured, lang, onCheck }: Props) {
  const { t, tag } = useLanguage<AnalyzerKey>();
  const { state, details, receiver } = useAnalyzer();
  const ai = details.source === 'ai' ? state.analysis : null;
  const { overall, ...areas } = report.scores;
  // A resume that tells a machine what to say: the AI's figures are no headline then.
  const steered = ai !== null && isSteered(report, details.sent);
  const scored = steered ? null : ai;
  const shown = ai ?? measured;
  const source = receiver ? t('results.source.aiBy', { provider: receiver.provider }) : t('results.source.ai');
  return (
    <div className={styles['evaluation']}>
      <div className={styles['grade']}>
        <p className={styles['source']} data-source={scored ? 'ai' : 'measured'}>
          {scored ? source : t(steered ? 'results.source.steered' : 'results.source.measured')}
        </p>
        <ScoreGauge score={scored ? scored.overallScore : overall} />
        {steered && <p className={styles['steered']}>{t('results.steered', { score: Math.round(ai.overallScore) })}</p>}
        {scored && overall !== null && (
          <p className={styles['measured']}>
            {t('results.measured.scores')}: <strong>{t('results.outOf', { score: overall })}</strong>
          </p>
        )}
        <AreaBars scores={scored ? scored.scores : areas} measured={scored ? areas : null} />
      </div>
      <div className={styles['words']} lang={ai ? tag : lang}>
        {steered && (
          <p className={styles['source']} data-source="ai">
            {source}
          </p>
        )}
        <h3>{t('results.summary')}</h3>
        <p className={styles['summary']}>{shown.summary}</p>
        <h3>{t('results.strengths')}</h3>
        <Strengths strengths={shown.strengths} evidence={ai ? (ai.evidence ?? []) : null} />
      </div>
      <div className={styles['advice']} lang={ai ? tag : lang}>
        <h3>{t('results.recommendations')}</h3>
        <Recommendations
          recommendations={shown.recommendations}
          measured={ai ? null : report.recommendations}
          onCheck={onCheck}
        />
      </div>
    </div>
  );
}
