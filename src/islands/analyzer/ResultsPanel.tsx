import { useEffect, useRef } from 'react';
import type { AnalyzerKey } from '../../i18n/slices.ts';
import { useLanguage } from '../LanguageProvider.tsx';
import { useAnalyzer } from './AnalyzerProvider.tsx';
import { isFullReport, resultsPhase } from './reducer.ts';
import { ResultsEmpty } from './ResultsEmpty.tsx';
import styles from './ResultsPanel.module.css';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';

export function ResultsPanel() {
  const { t } = useLanguage<AnalyzerKey>();
  const { state, details } = useAnalyzer();
  const heading = useRef<HTMLHeadingElement>(null);
  const phase = resultsPhase(state);
  const { report } = state;
  const { presentation } = details;
  const full = isFullReport(report);

  // A short report accompanies an error, which speaks for itself.
  useEffect(() => {
    if (full) heading.current?.focus();
  }, [full]);

  return (
    <section
      id="results"
      className={styles['panel']}
      data-state={phase}
      data-source={full ? (details.source ?? 'measured') : undefined}
      data-shape={full ? 'wide' : 'side'}
      aria-labelledby="results-heading"
      aria-busy={state.isLoading}
    >
      <h2 id="results-heading" ref={heading} tabIndex={-1}>
        {t('results.heading')}
      </h2>
      {phase === 'empty' && <ResultsEmpty />}
      {phase === 'loading' && <ResultsSkeleton />}
      {report && presentation && <presentation.View report={report} prose={presentation.prose} />}
    </section>
  );
}
