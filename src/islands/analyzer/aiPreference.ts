/** Whether the visitor wants the AI's evaluation: on until switched off, remembered on this device. */
const KEY = 'ai-evaluation';

export function readAiPreference(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function storeAiPreference(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Storage is closed to this page: the choice holds until it is left.
  }
}
