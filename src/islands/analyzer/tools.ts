/** Where an analysis gets its parts from: the worker's client, the prose and the AI, each loaded when it is first needed. */
import { AiError } from '../../ai/errors.ts';
import type { createAnalyzer, Measured } from '../../analysis/client.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ResumeDocument } from '../../resume/document.ts';
import type { Report } from '../../resume/report.ts';
import type { SendOptions, SentText } from './askAi.ts';
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
  readonly siteKey: () => Promise<string | null>;
  /** Told before the report that it shows. */
  readonly onPresentation: (presentation: Presentation) => void;
}

export function createTools({ file, password, locale, mayAsk, siteKey, onPresentation }: ToolOptions): RunTools {
  return {
    mayAsk,
    ask: askTool(locale, siteKey),
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

/** What was read, measured for another market; undefined: the one that the resume speaks for. */
export async function measureAgain(document: ResumeDocument, report: Report, market?: string): Promise<Measured> {
  const ready = await analyzer();
  return ready.measureAgain(document, { market, asOf: report.asOf });
}

export function askTool(
  locale: Locale,
  siteKey: ToolOptions['siteKey'],
  keepPersonalData: boolean = false,
): RunTools['ask'] {
  return async (document, report, signal, onSent) => {
    const { askAi } = await import('./askAi.ts').catch((cause: unknown) => {
      throw new AiError('ai_unreachable', { cause });
    });
    return askAi(document, report, { locale, keepPersonalData, signal, siteKey: await siteKey(), onSent });
  };
}

/** What would be sent; made on the device, for the visitor to read. */
export async function preview(document: ResumeDocument, report: Report, options: SendOptions): Promise<SentText> {
  const { previewOf } = await import('./askAi.ts');
  return previewOf(document, report, options);
}
