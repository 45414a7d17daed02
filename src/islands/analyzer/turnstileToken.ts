/** A token of Cloudflare Turnstile, for sites that ask for one. Its script is fetched when a call to the AI is about to be made, never before. */
import { AiError } from '../../ai/errors.ts';

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
/** The server holds the token to it. */
const ACTION = 'analyze';
/** Milliseconds; a visitor may have to click. */
const PATIENCE_MS = 60_000;

interface Turnstile {
  render(box: HTMLElement, options: Readonly<Record<string, unknown>>): string | undefined;
  remove(widget: string): void;
}

/** Throws AiError `ai_unreachable` when no token is to be had, or the signal's reason. */
export async function turnstileToken(siteKey: string, signal: AbortSignal): Promise<string> {
  await loadScript();
  signal.throwIfAborted();
  const { turnstile } = globalThis as { readonly turnstile?: Turnstile };
  if (!turnstile) throw new AiError('ai_unreachable');
  const box = document.createElement('div');
  (document.querySelector('#upload') ?? document.body).append(box);
  let widget: string | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const giveUp = () => reject(new AiError('ai_unreachable'));
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      setTimeout(giveUp, PATIENCE_MS);
      widget = turnstile.render(box, {
        sitekey: siteKey,
        action: ACTION,
        language: document.documentElement.lang,
        // Seen only by those who have something to do.
        appearance: 'interaction-only',
        retry: 'never',
        callback: resolve,
        'error-callback': giveUp,
        'timeout-callback': giveUp,
        'unsupported-callback': giveUp,
      });
    });
  } finally {
    if (widget !== undefined) turnstile.remove(widget);
    box.remove();
  }
}

let loading: Promise<void> | null = null;

function loadScript(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      // The next call tries again.
      loading = null;
      script.remove();
      reject(new AiError('ai_unreachable'));
    };
    document.head.append(script);
  });
  return loading;
}
