/** The engine in this thread. */
import { measure, measureUnread } from '../engine/index.ts';
import { MIN_TEXT_CHARACTERS } from '../resume/document.ts';
import type { Measurer, Verdict } from './types.ts';

export const measurer = {
  read(document, options): Verdict {
    const error = document.text.length < MIN_TEXT_CHARACTERS ? 'too-little-text' : null;
    return { report: { ...measure(document, options), error }, error };
  },
  unread: (fileName, error, options): Verdict => ({ report: measureUnread({ fileName }, error, options), error }),
} satisfies Measurer;
