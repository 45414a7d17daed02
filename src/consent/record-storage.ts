import { CONSENT_STORAGE_KEY, parseRecord, recordOf, type Choice, type ConsentRecord } from './record.ts';

/** Opens the storage when it is used: in some browsers even naming a closed one throws. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** The choice that holds today; null when none does, or storage is closed to the page. */
export function readChoice(open: OpenStorage, now: Date): ConsentRecord | null {
  try {
    return parseRecord(open().getItem(CONSENT_STORAGE_KEY), now);
  } catch {
    return null;
  }
}

/** Whether the choice could be kept. If not, it holds until the page is left. */
export function keepChoice(open: OpenStorage, choice: Choice, now: Date): boolean {
  try {
    open().setItem(CONSENT_STORAGE_KEY, JSON.stringify(recordOf(choice, now)));
    return true;
  } catch {
    return false;
  }
}
