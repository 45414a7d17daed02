import type { ResumeDocument } from '../resume/document.ts';
import type { FileErrorCode } from '../resume/errors.ts';
import type { Report } from '../resume/report.ts';

export type Progress =
  | { readonly stage: 'opening' }
  | { readonly stage: 'reading'; readonly page: number; readonly pages: number }
  | { readonly stage: 'measuring' };

export interface AnalyseOptions {
  readonly fileName: string | null;
  /** MIME type that the platform gave, if any. */
  readonly fileType?: string | undefined;
  readonly password?: string | undefined;
  /** ISO 3166-1 alpha-2; without it the engine infers one. */
  readonly market?: string | undefined;
  /** "YYYY-MM-DD": the day that "present" means. */
  readonly asOf: string;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

export type MeasureOptions = Pick<AnalyseOptions, 'asOf' | 'market'>;

/** A report, and why it tells little where it does. */
export type Verdict = Pick<Analysis, 'report' | 'error'>;

/** The engine, in this thread or in another. */
export interface Measurer {
  /** Of a file that was read. */
  read(document: ResumeDocument, options: MeasureOptions): Verdict | Promise<Verdict>;
  /** Of a file whose password is missing or wrong. */
  unread(fileName: string | null, error: FileErrorCode, options: MeasureOptions): Verdict | Promise<Verdict>;
}

/**
 * What became of a file. `report` stands beside an `error` for too little text and a missing or wrong password; `document` is null when it
 * could not be opened. Any other failure throws a FileError.
 */
export interface Analysis {
  readonly document: ResumeDocument | null;
  readonly report: Report;
  readonly error: FileErrorCode | null;
  /** Milliseconds. */
  readonly timing: { readonly readMs: number; readonly engineMs: number };
}
