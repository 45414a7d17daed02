/** Messages between the page, the analysis worker, and the engine's worker. */
import type { ResumeDocument } from '../resume/document.ts';
import type { FileErrorCode } from '../resume/errors.ts';
import type { Report } from '../resume/report.ts';
import type { Analysis, MeasureOptions, Progress, Verdict } from './types.ts';

export type ToWorker =
  | { readonly kind: 'warm'; /** Of the page: the likeliest of the resume. */ readonly language: string }
  | {
      readonly kind: 'analyse';
      /** Told again by what comes after the analysis. */
      readonly run: number;
      readonly bytes: ArrayBuffer;
      readonly fileName: string;
      readonly fileType: string;
      readonly password: string | undefined;
      readonly market: string | undefined;
      readonly asOf: string;
    }
  /** What was read of a file, measured once more. */
  | {
      readonly kind: 'measure';
      readonly run: number;
      readonly document: ResumeDocument;
      readonly market: string | undefined;
      readonly asOf: string;
    };

export type FromWorker =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'done'; readonly analysis: Analysis; /** The report comes once more. */ readonly more: boolean }
  | { readonly kind: 'measured'; readonly run: number; readonly report: Report; readonly more: boolean }
  /** With the spelling told; null when the dictionary cannot be had. */
  | { readonly kind: 'spelled'; readonly run: number; readonly report: Report | null }
  | { readonly kind: 'failed'; readonly code: FileErrorCode };

export type ToEngine =
  | Extract<ToWorker, { kind: 'warm' }>
  /** A file is being read: where cores are few, they are the parser's. */
  | { readonly kind: 'expect' }
  | {
      readonly kind: 'measure';
      readonly run: number;
      readonly document: ResumeDocument;
      readonly options: MeasureOptions;
    }
  | {
      readonly kind: 'unread';
      readonly run: number;
      readonly fileName: string | null;
      readonly error: FileErrorCode;
      readonly options: MeasureOptions;
    };

export type FromEngine =
  | { readonly kind: 'measured'; readonly run: number; readonly verdict: Verdict }
  | Extract<FromWorker, { kind: 'spelled' }>;
