import type { Measured } from './events.ts';

/** Tells that something happened. It is counted where the visitor allows it, and lost everywhere else. */
export function measure(event: Measured): void {
  document.dispatchEvent(new CustomEvent('consent:measure', { detail: event }));
}
