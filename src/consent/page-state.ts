/**
 * What the scripts of a page tell each other about consent. The choice stands on the root element, where styles see it too; what
 * happens is told as events of the document. So the script that shows the banner shares no module with the others, and
 * can stand in the page itself.
 */
import type { Choice } from './record.ts';

declare global {
  interface DocumentEventMap {
    /** The choice on the root element holds from now on, without a reload. */
    'consent:apply': Event;
    /** Something happened that is counted where the visitor allows it. */
    'consent:measure': CustomEvent<unknown>;
  }
}

/** The visitor's choice as the root element has it: `data-analytics` and `data-advertising`, "granted" or "denied"; null: none yet. */
export function choiceOf(root: HTMLElement): Choice | null {
  const { analytics, advertising } = root.dataset;
  if (analytics === undefined || advertising === undefined) return null;
  return { analytics: analytics === 'granted', advertising: advertising === 'granted' };
}
