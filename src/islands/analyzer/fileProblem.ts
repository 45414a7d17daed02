import { MAX_FILE_BYTES } from '../../resume/document.ts';
import type { FileErrorCode } from '../../resume/errors.ts';

const PDF_TYPES: ReadonlySet<string> = new Set(['application/pdf', 'application/x-pdf']);
/** What systems say of files that they have no program for: the name decides. */
const UNTOLD_TYPES: ReadonlySet<string> = new Set(['', 'application/octet-stream', 'binary/octet-stream']);

/** What is wrong with a file before any of it is read, told without loading the reader; null when nothing is. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>): FileErrorCode | null {
  const looksLikePdf = UNTOLD_TYPES.has(file.type) ? /\.pdf$/i.test(file.name) : PDF_TYPES.has(file.type);
  if (!looksLikePdf) return 'not-pdf';
  if (file.size === 0) return 'empty';
  return file.size > MAX_FILE_BYTES ? 'too-large' : null;
}
