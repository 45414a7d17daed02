/** Where an analysis gets its parts from: the worker's client, the prose and the AI, each loaded when it is first needed. */
import { AiError } from '../../ai/errors.ts';
import type { createAnalyzer } from '../../analysis/client.ts';
import type { Locale } from '../../i18n/locales.ts';
import { loadPresentation, type Presentation } from './presentation.ts';
import type { RunTools } from './run.ts';

type Analyzer = ReturnType<typeof createAnalyzer>;

let loading: Promise<Analyzer> | null = null;

/** One worker for the page. When its script cannot be fetched the next call tries again. */
function analyzer(): Promise<Analyzer> {
  loading ??= import('../../analysis/client.ts').then(
    ({ createAnalyzer: create }) => create(),
    (cause: unknown) => {
      loading = null;
      throw cause;
    },
  );
  return loading;
}

/** Fetches what the first file will need. Failures wait for the file itself to be told. */
export function warmUp(locale: Locale): void {
  analyzer().then(
    (ready) => ready.warm(),
    () => undefined,
  );
  loadPresentation(locale).catch(() => undefined);
}

export interface ToolOptions {
  readonly file: File;
  readonly password?: string | undefined;
  readonly locale: Locale;
  readonly mayAsk: RunTools['mayAsk'];
  /** Told before the report that it shows. */
  readonly onPresentation: (presentation: Presentation) => void;
}

export function createTools({ file, password, locale, mayAsk, onPresentation }: ToolOptions): RunTools {
  return {
    mayAsk,
    ask: askTool(locale),
    analyse: async (signal, onProgress) => {
      const ready = await analyzer();
      return ready.analyse(file, { signal, onProgress, ...(password === undefined ? {} : { password }) });
    },
    evaluate: async (report) => {
      const presentation = await loadPresentation(locale);
      onPresentation(presentation);
      return presentation.prose.render(report).analysis;
    },
  };
}

export function askTool(locale: Locale): RunTools['ask'] {
  return async (document, report, signal, onSent) => {
    const { askAi } = await import('./askAi.ts').catch((cause: unknown) => {
      throw new AiError('ai_unreachable', { cause });
    });
    return askAi(document, report, { locale, signal, onSent });
  };
}

/** The example resume of a language. */
export async function sampleFile(locale: Locale, signal: AbortSignal): Promise<File> {
  const response = await fetch(`/samples/${locale}.pdf`, { signal });
  if (!response.ok) throw new Error(`sample: ${response.status}`);
  return new File([await response.blob()], `RevisaCV-${locale}.pdf`, { type: 'application/pdf' });
}
