import type { Analysis } from './types.ts';

/** A document and what was measured of it. */
export type Told = Pick<Analysis, 'document' | 'report' | 'error'>;

/** Whether a dictionary could still tell what the report leaves open. */
export function awaitsDictionary({ document, error, report: { checks, language } }: Told): boolean {
  return (
    document !== null &&
    error === null &&
    language !== null &&
    checks.some(({ id, status }) => id === 'spelling' && status === 'undetermined')
  );
}
