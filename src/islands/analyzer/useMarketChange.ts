import type { Dispatch, RefObject, SetStateAction } from 'react';
import { runAgain, type AgainEvent } from './again.ts';
import type { RunDetails } from './AnalyzerProvider.tsx';
import type { AnalyzerAction, AnalyzerState } from './reducer.ts';
import { measureAgain } from './tools.ts';

interface Parts {
  readonly state: AnalyzerState;
  readonly details: RunDetails;
  readonly dispatch: Dispatch<AnalyzerAction>;
  readonly setDetails: Dispatch<SetStateAction<RunDetails>>;
  /** Counts what took the place of the report on screen: what was asked for an earlier one is not shown. */
  readonly shown: RefObject<number>;
}

/**
 * Measures the file on screen for another market; null: for the one that it speaks for. The report stays until there is another, the AI is
 * neither asked nor forgotten, and of several choices the last one counts.
 */
export function useMarketChange({ state, details, dispatch, setDetails, shown }: Parts) {
  return (market: string | null): void => {
    const { report } = state;
    const { document, presentation, assumedMarket } = details;
    if (!report || !document || !presentation) return;
    shown.current += 1;
    const own = shown.current;
    const asked = market === null || market === assumedMarket ? undefined : market;
    const tell = (event: AgainEvent) => {
      if (own !== shown.current) return;
      switch (event.type) {
        case 'measured-again':
          dispatch({
            type: 'REPORT_REPLACED',
            report: event.report,
            analysis: presentation.prose.render(event.report).analysis,
          });
          return setDetails((known) => ({
            ...known,
            awaits: event.awaits,
            marketChange: { status: 'done', before: report },
          }));
        case 'spelled':
          if (event.report) dispatch({ type: 'REPORT_READY', report: event.report });
          return setDetails((known) => ({ ...known, awaits: null }));
        case 'not-measured':
          return setDetails((known) => ({ ...known, awaits: null, marketChange: { status: 'failed', market } }));
      }
    };
    setDetails((known) => ({ ...known, marketChange: { status: 'measuring', market } }));
    void runAgain(() => measureAgain(document, report, asked), report, tell);
  };
}
