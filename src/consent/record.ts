/** The visitor's choice as it is kept in the browser (SPEC section 3). */
export const CONSENT_STORAGE_KEY = 'cookie-consent';

/** What a visitor can allow or not. */
export interface Choice {
  readonly analytics: boolean;
  readonly advertising: boolean;
}

export interface ConsentRecord extends Choice {
  readonly necessary: true;
  /** When it was chosen, ISO 8601. */
  readonly timestamp: string;
}

export const NOTHING: Choice = { analytics: false, advertising: false };
export const EVERYTHING: Choice = { analytics: true, advertising: true };

/** A choice is asked for again after so many months. */
const VALID_MONTHS = 12;
/** Clocks differ; a record from further ahead is none of ours. */
const CLOCK_SKEW_MS = 24 * 60 * 60 * 1000;

export function recordOf({ analytics, advertising }: Choice, now: Date): ConsentRecord {
  return { necessary: true, analytics, advertising, timestamp: now.toISOString() };
}

/** The record in a stored text; null when there is none, it is not one, or it has expired. */
export function parseRecord(text: string | null, now: Date): ConsentRecord | null {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return null;
  const { necessary, analytics, advertising, timestamp }: Record<string, unknown> = { ...value };
  if (necessary !== true || typeof analytics !== 'boolean' || typeof advertising !== 'boolean') return null;
  if (typeof timestamp !== 'string' || !isCurrent(new Date(timestamp), now)) return null;
  return { necessary, analytics, advertising, timestamp };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** A date that is none compares as false. */
function isCurrent(chosen: Date, now: Date): boolean {
  const expires = new Date(chosen);
  expires.setUTCMonth(expires.getUTCMonth() + VALID_MONTHS);
  return now < expires && chosen.getTime() <= now.getTime() + CLOCK_SKEW_MS;
}
