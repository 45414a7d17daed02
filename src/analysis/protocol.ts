/** Messages between the page and the analysis worker. */
import type { FileErrorCode } from '../resume/errors.ts';
import type { Analysis, Progress } from './types.ts';

export type ToWorker =
  | { readonly kind: 'warm'; /** Of the page: the likeliest of the resume. */ readonly language: string }
  | {
      readonly kind: 'analyse';
      readonly bytes: ArrayBuffer;
      readonly fileName: string;
      readonly fileType: string;
      readonly password: string | undefined;
      readonly market: string | undefined;
      readonly asOf: string;
    };

export type FromWorker =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'done'; readonly analysis: Analysis }
  | { readonly kind: 'failed'; readonly code: FileErrorCode };
