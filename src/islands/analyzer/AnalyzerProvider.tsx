import { createContext, useContext, useEffect, useMemo, useReducer, useRef, useState, type ReactNode } from 'react';
import { useLanguage } from '../LanguageProvider.tsx';
import type { AnalyzerKey } from '../../i18n/slices.ts';
import type { ResumeDocument } from '../../resume/document.ts';
import type { CheckId } from '../../resume/report.ts';
import type { MarketChange } from './again.ts';
import type { SentText } from './askAi.ts';
import { counted, countUpload } from './counted.ts';
import { messageOf, type Failure } from './failure.ts';
import { fileProblem } from './fileProblem.ts';
import type { Presentation } from './presentation.ts';
import { analyzerReducer, INITIAL_STATE, type AnalyzerState } from './reducer.ts';
import { runAnalysis, runRequest, type RunEvent, type Stage } from './run.ts';
import { sampleFile, SAMPLE_NAMES } from './sample.ts';
import { askTool, createTools, warmUp } from './tools.ts';
import { useAiOffer, type AiOffer } from './useAiOffer.ts';
import { useMarketChange } from './useMarketChange.ts';

/** What is known of the run beside the reducer's state. */
export interface RunDetails {
  readonly stage: Stage | null;
  readonly failure: Failure | null;
  readonly document: ResumeDocument | null;
  /** A check that is still being made. */
  readonly awaits: CheckId | null;
  readonly source: 'measured' | 'ai' | null;
  readonly sent: SentText | null;
  /** The market that the resume speaks for; null: none. */
  readonly assumedMarket: string | null;
  /** The visitor's last choice of another; null: none was made. */
  readonly marketChange: MarketChange | null;
  /** There as soon as a report is. */
  readonly presentation: Presentation | null;
}

export interface AnalyzerControls extends Omit<AiOffer, 'mayAsk' | 'siteKey'> {
  readonly state: AnalyzerState;
  readonly details: RunDetails;
  readonly start: (file: File, password?: string) => void;
  readonly startSample: () => void;
  readonly submitPassword: (password: string) => void;
  readonly retryAi: () => void;
  /** Sends the report's text after all, as the visitor has just read it. */
  readonly sendNow: (keepPersonalData: boolean) => void;
  /** Measures the file on screen for another market; null: for the one that it speaks for. */
  readonly measureFor: (market: string | null) => void;
  readonly reset: () => void;
  /** Loads reader, engine and prose: called on intent, never before. */
  readonly warm: () => void;
}

const AnalyzerContext = createContext<AnalyzerControls | null>(null);

export function useAnalyzer(): AnalyzerControls {
  const controls = useContext(AnalyzerContext);
  if (!controls) throw new Error('useAnalyzer must be used within an AnalyzerProvider');
  return controls;
}

interface RunOptions {
  readonly password?: string | undefined;
  /** The file is the site's own. */
  readonly sample?: boolean;
}

const NO_DETAILS: RunDetails = {
  stage: null,
  failure: null,
  document: null,
  awaits: null,
  source: null,
  sent: null,
  assumedMarket: null,
  marketChange: null,
  presentation: null,
};

export function AnalyzerProvider({ children }: { readonly children: ReactNode }) {
  const { locale, t } = useLanguage<AnalyzerKey>();
  const [state, dispatch] = useReducer(analyzerReducer, INITIAL_STATE);
  const [details, setDetails] = useState(NO_DETAILS);
  const { mayAsk, siteKey, ...offer } = useAiOffer();
  const running = useRef<AbortController | null>(null);
  const lastFile = useRef<File | null>(null);
  const shown = useRef(0);

  useEffect(() => () => running.current?.abort(), []);

  const controls = useMemo(() => {
    /** Stops what runs, clears what it left, and gives the new run its signal. */
    const begin = (fileName: string): AbortSignal => {
      running.current?.abort();
      running.current = new AbortController();
      shown.current += 1;
      dispatch({ type: 'UPLOAD_START', fileName });
      setDetails(({ presentation }) => ({ ...NO_DETAILS, presentation }));
      return running.current.signal;
    };
    const fail = (failure: Failure, report: AnalyzerState['report'] = null) => {
      dispatch({ type: 'UPLOAD_ERROR', error: messageOf(failure, t), report });
      setDetails((known) => ({ ...known, stage: null, failure }));
    };
    const emit = (event: RunEvent) => {
      switch (event.type) {
        case 'stage':
          return setDetails((known) => ({ ...known, stage: event.stage }));
        case 'measured':
          dispatch({ type: 'REPORT_READY', report: event.report });
          return setDetails((known) => ({
            ...known,
            document: event.document,
            awaits: event.awaits,
            source: 'measured',
            assumedMarket: event.report.market,
          }));
        case 'spelled':
          if (event.report) dispatch({ type: 'REPORT_READY', report: event.report });
          return setDetails((known) => ({ ...known, awaits: null }));
        case 'sent':
          return setDetails((known) => ({ ...known, sent: event.sent }));
        case 'evaluated':
          dispatch({ type: 'UPLOAD_SUCCESS', analysis: event.result });
          return setDetails((known) => ({ ...known, stage: null, source: event.source }));
        case 'failed':
          return fail(event.failure, event.report);
      }
    };
    /** A report that another has replaced says nothing more of its spelling. */
    const whileShown = (emitted: (event: RunEvent) => void) => {
      const own = shown.current;
      return (event: RunEvent) => {
        if (event.type !== 'spelled' || own === shown.current) emitted(event);
      };
    };
    const onPresentation = (presentation: Presentation) => setDetails((known) => ({ ...known, presentation }));
    const run = (file: File, signal: AbortSignal, { password, sample = false }: RunOptions = {}) => {
      lastFile.current = file;
      const problem = fileProblem(file);
      if (problem) return fail({ kind: 'file', code: problem });
      if (!sample && password === undefined) countUpload(file);
      warmUp(locale);
      const tools = createTools({ file, password, locale, mayAsk, siteKey, onPresentation });
      void runAnalysis(tools, signal, counted(whileShown(emit), { sample }));
    };
    return {
      start: (file: File, password?: string) => run(file, begin(file.name), { password }),
      startSample: () => {
        const signal = begin(SAMPLE_NAMES[locale]);
        sampleFile(locale, signal).then(
          (file) => !signal.aborted && run(file, signal, { sample: true }),
          () => !signal.aborted && fail({ kind: 'file', code: 'unknown' }),
        );
      },
      submitPassword: (password: string) => {
        const file = lastFile.current;
        if (file) run(file, begin(file.name), { password });
      },
      reset: () => {
        running.current?.abort();
        shown.current += 1;
        lastFile.current = null;
        dispatch({ type: 'RESET' });
        setDetails(NO_DETAILS);
      },
      warm: () => warmUp(locale),
      askAgain: (
        fileName: string,
        report: NonNullable<AnalyzerState['report']>,
        document: ResumeDocument,
        assumedMarket: string | null,
        keepPersonalData: boolean,
      ) => {
        const signal = begin(fileName);
        emit({ type: 'measured', report, document, awaits: null });
        setDetails((known) => ({ ...known, assumedMarket }));
        void runRequest(askTool(locale, siteKey, keepPersonalData), document, report, signal, emit);
      },
    };
  }, [locale, t, mayAsk, siteKey]);

  const measureFor = useMarketChange({ state, details, dispatch, setDetails, shown });
  const { askAgain, ...actions } = controls;
  const ask = (keepPersonalData: boolean) => {
    if (state.report && details.document) {
      askAgain(state.fileName ?? '', state.report, details.document, details.assumedMarket, keepPersonalData);
    }
  };
  const sendNow = (keepPersonalData: boolean) => {
    offer.setAiWanted(true);
    ask(keepPersonalData);
  };
  const retryAi = () => ask(details.sent?.redacted === false);
  return (
    <AnalyzerContext value={{ state, details, ...offer, retryAi, sendNow, measureFor, ...actions }}>
      {children}
    </AnalyzerContext>
  );
}
