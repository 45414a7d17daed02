/** Shows the banner where a choice is missing, takes the visitor's choice, and says when it holds. Loads nothing from anywhere. */
import { isProductionHost } from './hosts.ts';
import { CONSENT_STORAGE_KEY, EVERYTHING, NOTHING, type Choice } from './record.ts';
import { keepChoice, readChoice, type OpenStorage } from './record-storage.ts';
import { hasWorkInHand } from './work-in-hand.ts';

/** SPEC section 9. */
const RELOAD_MS = 500;

const storage: OpenStorage = () => localStorage;
const root = document.documentElement;

/** The choice that holds on this page; nothing before there is one. */
let current: Choice = NOTHING;

export function openGate(banner: HTMLElement): void {
  makeRoom(banner);
  const kept = readChoice(storage, new Date());
  if (kept) hold(kept);
  else if (isProductionHost(location.hostname)) root.dataset['consentState'] = 'asking';

  // Chosen in another tab, or on a page that the visitor came back from.
  window.addEventListener('storage', ({ key }) => key === CONSENT_STORAGE_KEY && catchUp());
  window.addEventListener('pageshow', ({ persisted }) => persisted && catchUp());
  // Before anything else on the page hears of the click.
  document.addEventListener('click', (event) => take(event, banner), true);
}

function catchUp(): void {
  const kept = readChoice(storage, new Date());
  if (!kept) return;
  hold(kept);
  apply();
}

function take(event: MouseEvent, banner: HTMLElement): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>(BUTTONS) : null;
  if (!button) return;
  switch (button.dataset['consent']) {
    case 'all':
      return choose(EVERYTHING, true);
    case 'necessary':
      return choose(NOTHING, false);
    case 'save': {
      const { analytics, advertising } = ticked(button);
      return choose({ analytics, advertising }, advertising);
    }
    case undefined:
      // The button that opens the preferences is awake, or wakes up with this click.
      banner.querySelector<HTMLElement>('[data-consent="customise"]')?.click();
  }
}

const BUTTONS = '[data-consent="all"], [data-consent="necessary"], [data-consent="save"], [data-consent-open]';

function ticked(button: HTMLElement): Choice {
  const form = button.closest('form');
  const isOn = (name: keyof Choice) => form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.checked === true;
  return { analytics: isOn('analytics'), advertising: isOn('advertising') };
}

function choose(choice: Choice, reloads: boolean): void {
  const before = current;
  const withdrawn = (before.analytics && !choice.analytics) || (before.advertising && !choice.advertising);
  const kept = keepChoice(storage, choice, new Date());
  const focused = document.activeElement?.closest('[data-consent-banner]');
  hold(choice);
  if (focused) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });

  // What is withdrawn ends now, and the reload takes its scripts away. What was not kept would be asked for again.
  const mayReload = kept && !hasWorkInHand(document);
  if (withdrawn || !mayReload || !reloads) apply();
  if (mayReload && (reloads || withdrawn)) {
    setTimeout(() => (hasWorkInHand(document) ? apply() : location.reload()), RELOAD_MS);
  }
}

function hold(choice: Choice): void {
  current = choice;
  root.dataset['consentState'] = 'chosen';
  root.dataset['analytics'] = choice.analytics ? 'granted' : 'denied';
  root.dataset['advertising'] = choice.advertising ? 'granted' : 'denied';
}

function apply(): void {
  document.dispatchEvent(new Event('consent:apply'));
}

/** As much room below the page, and below what has the focus, as the banner takes: it never covers what cannot be scrolled to. */
function makeRoom(banner: HTMLElement): void {
  new ResizeObserver(() => {
    const height = banner.offsetHeight;
    root.style.scrollPaddingBottom = height ? `${height + 16}px` : '';
    document.body.style.paddingBottom = height ? `${height}px` : '';
  }).observe(banner);
}
