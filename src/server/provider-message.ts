/** The provider's own words about a failure, made fit to be shown: no keys, nothing of the resume. */
import { scrubInvisible } from '../ai/invisible.ts';

export const MAX_DETAIL_CHARACTERS = 200;

/** error.message of a failed reply (SPEC 7.2), and the shapes that other compatible services use. */
export interface ProviderError {
  readonly message: string | null;
  /** Machine codes beside it, for telling a quota from a rush. */
  readonly kinds: string;
}

export function readProviderError(body: string): ProviderError {
  let value: unknown = null;
  try {
    value = JSON.parse(body);
  } catch {
    // HTML or nothing: the status says it all.
  }
  const outer = fieldsOf(value);
  const inner = fieldsOf(outer['error']);
  const message = [inner['message'], outer['error'], outer['message']].find((text) => typeof text === 'string');
  const kinds = [inner['code'], inner['type'], outer['code']].filter((kind) => typeof kind === 'string').join(' ');
  return { message: message ?? null, kinds };
}

/** Words that say what is wrong with a request whoever wrote it; any other word that the resume holds too is left out. */
const STOCK_WORDS = new Set(
  (
    'a an and are at be been by can cannot could did do does for from has have in into is it its may must no not of on only or please ' +
    'should than that the this to too was were when with you your access account allowed api argument available balance be body busy call chat code completion ' +
    'content context credit current error exceeded exist expected failed field for format found input insufficient internal invalid json key large length limit long ' +
    'maximum message messages missing model number object parameter parameters permission plan provided quota rate reached request requests required response ' +
    'retry server service string support supported temporarily text time timeout token tokens try type unavailable unexpected unknown unsupported used value'
  ).split(' '),
);

/**
 * At most 200 characters of a provider's message; null when nothing sayable is left. `sent` is what the provider was sent and might
 * echo; `apiKey` may come back whole or masked.
 */
export function sayable(message: string | null, sent: readonly string[], apiKey: string): string | null {
  if (message === null) return null;
  const text = fold(sent.join('\n'));
  const source: Source = { text, words: new Set(text.split(/[^\p{L}\p{N}]+/u)) };
  const said = scrubInvisible(unescape(message.slice(0, 4_000)))
    .replaceAll(apiKey, '…')
    .replace(/\b(?:bearer|basic)\s+\S+/giu, '…')
    .replace(/\S*\*{2,}\S*/gu, '…')
    .replace(/\b(?:sk|pk|rk|key|gsk|xai|ak|ghp)[-_][\w-]{4,}/giu, '…')
    .replace(/\S+@\S+/gu, '…')
    .replace(/[\w+/=-]{20,}/gu, (run) => (/\d/.test(run) || run.length > 40 ? '…' : run))
    .replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => (isOfTheText(fold(word), source) ? '…' : word))
    .replace(/\s+/g, ' ')
    .replace(/…(?:[\s\p{P}\p{S}]*…)+/gu, '…')
    .trim();
  if (!/\p{L}{2}/u.test(said)) return null;
  return said.length <= MAX_DETAIL_CHARACTERS
    ? said
    : `${said
        .slice(0, MAX_DETAIL_CHARACTERS - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`;
}

interface Source {
  /** Folded. */
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

function isOfTheText(word: string, { text, words }: Source): boolean {
  if (STOCK_WORDS.has(word)) return false;
  // Runs without spaces (ja, zh) go when any two of their characters occur.
  if (/[\u3040-\u30ff\u3400-\u9fff]/u.test(word)) return pairsOf(word).some((pair) => text.includes(pair));
  // Substrings too: an echo is often cut off within a word.
  return word.length < 3 ? words.has(word) : text.includes(word);
}

function pairsOf(word: string): readonly string[] {
  return word.length < 2 ? [word] : Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2));
}

/** Services echo a body as JSON within JSON. */
function unescape(text: string): string {
  return text
    .replace(/\\+u([0-9a-f]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\\+[nrt"]/g, ' ');
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
