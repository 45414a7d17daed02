import { keepLanguageOf } from '../languagePreference.ts';

const SIGNS = ['focusin', 'pointerdown', 'keydown', 'click'] as const;
const KEYS = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End', 'Escape']);

/** Fetches the island's code; what comes back puts it in place. */
type Load = () => Promise<() => Promise<void>>;

/**
 * `client:interaction`: an island wakes up when a visitor first touches it, focuses it or presses a key in it. Until then links and
 * folded lists work as the browser has them. What the browser has no use for, a click on a button or an arrow key, waits for the
 * island and is done again when it is there. A language chosen before that is kept.
 */
export default function interaction(load: Load, _options: unknown, island: HTMLElement): void {
  const waiting: (() => void)[] = [];
  const pressed = new Set<HTMLElement>();
  let waking = false;

  const keep = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };

  const notice = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event instanceof KeyboardEvent && isForIsland(event, target)) {
      keep(event);
      const { key } = event;
      // An earlier key may have moved the focus.
      waiting.push(() => focusedIn(island, target)?.dispatchEvent(new KeyboardEvent('keydown', { key, ...LIVELY })));
    }
    if (event.type === 'click') {
      keepLanguageOf(target);
      const button = target?.closest('button');
      if (button) {
        keep(event);
        // Who presses twice while nothing happens means it once.
        if (!pressed.has(button)) waiting.push(() => button.click());
        pressed.add(button);
      }
    }
    if (waking) return;
    waking = true;
    void wake();
  };

  const wake = async () => {
    const hydrate = await load();
    await hydrate();
    for (const sign of SIGNS) island.removeEventListener(sign, notice, true);
    for (const again of waiting) again();
  };

  for (const sign of SIGNS) island.addEventListener(sign, notice, true);
}

const LIVELY = { bubbles: true, cancelable: true } as const;

function isForIsland(event: KeyboardEvent, target: Element | null): boolean {
  const plain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!plain || !KEYS.has(event.key) || !target?.closest('a, button, summary')) return false;
  // Nothing of the island is open: the key may close something around it.
  return event.key !== 'Escape' || target.closest('details[open], dialog[open]') !== null;
}

function focusedIn(island: HTMLElement, otherwise: Element | null): Element | null {
  return island.contains(document.activeElement) ? document.activeElement : otherwise;
}
