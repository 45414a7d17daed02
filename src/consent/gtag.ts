/** The tag's queue. Commands wait in memory until its script is there; nothing is sent by queueing. */
declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
  }
}

/** The analytics service's global function; it tells a command from data by the `arguments` object that it gets. */
export function gtag(...command: unknown[]): void {
  const queue = (window.dataLayer ??= []);
  window.gtag ??= function () {
    queue.push(arguments);
  };
  window.gtag(...command);
}
