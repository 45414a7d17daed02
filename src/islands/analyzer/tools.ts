/** Where an analysis gets its parts from: the worker, the prose and the AI, each loaded when it is first needed. */
import { AiError } from '../../ai/errors.ts';
import { createAnalyzer, type Analyzer, type Measured } from '../../analysis/client.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { ResumeDocument } from '../../resume/document.ts';
import type { Report } from '../../resume/report.ts';
import type { SendOptions, SentText } from './askAi.ts';
import { loadPresentation, type Presentation } from './presentation.ts';
import type { RunTools } from './run.ts';

let made: Analyzer | null = null;

/** One worker for the page, which starts it when it is first needed. */
function analyzer(): Analyzer {
  made ??= createAnalyzer();
  return made;
}

/** Fetches what the first file will need. Failures wait for the file itself to be told. */
export function warmUp(locale: Locale): void {
  analyzer().warm();
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
    analyse: (signal, onProgress) =>
      analyzer().analyse(file, { signal, onProgress, ...(password === undefined ? {} : { password }) }),
    evaluate: async (report) => {
      const presentation = await loadPresentation(locale);
      onPresentation(presentation);
      return presentation.prose.render(report).analysis;
    },
  };
}

/** What was read, measured for another market; undefined: the one that the resume speaks for. */
export function measureAgain(document: ResumeDocument, report: Report, market?: string): Promise<Measured> {
  return analyzer().measureAgain(document, { market, asOf: report.asOf });
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
