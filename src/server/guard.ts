/** What a request must satisfy before it costs anything, the cheapest first. Each throws the AiError of its refusal. */
import { AiError } from '../ai/errors.ts';
import { readCapped } from './capped-body.ts';
import { valueOf } from './settings.ts';

export const MAX_BODY_BYTES = 128 * 1024;

/** JSON only: a form cannot send it, and another site's script cannot without a preflight that nobody answers. */
export function checkContentType(headers: Headers): void {
  const [essence = '', ...parameters] = (headers.get('content-type') ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase());
  const isUtf8 = parameters.every((parameter) => /^(?:charset="?utf-?8"?)?$/.test(parameter));
  const isPlain = /^(?:|identity)$/i.test(headers.get('content-encoding') ?? '');
  if (essence !== 'application/json' || !isUtf8 || !isPlain) throw new AiError('unsupported_media');
}

/** The page that asks must be ours. Keeps browsers on other sites out, not programs: limits are for those. */
export function checkOrigin(request: Request, siteUrl: string | undefined): void {
  const origin = request.headers.get('origin');
  const allowed = ownAddresses(request, siteUrl).map((url) => url.origin);
  const isOurs = origin !== null && origin !== 'null' && allowed.includes(origin);
  const site = request.headers.get('sec-fetch-site');
  if (!isOurs || (site !== null && site !== 'same-origin')) throw new AiError('forbidden');
}

/** Where this site is: as it was asked for, and as its operator calls it. */
export function ownAddresses(request: Request, siteUrl: string | undefined): readonly URL[] {
  return [request.url, valueOf(siteUrl)].flatMap((url) =>
    url !== undefined && URL.canParse(url) ? [new URL(url)] : [],
  );
}

export interface JsonBody {
  readonly value: unknown;
  /** Bytes. */
  readonly size: number;
}

/** Reads at most `maxBytes`, 128 KiB unless told, and parses them. */
export async function readJson(request: Request, maxBytes: number = MAX_BODY_BYTES): Promise<JsonBody> {
  const claimed = Number(request.headers.get('content-length') ?? 0);
  if (claimed > maxBytes) {
    request.body?.cancel().catch(() => undefined);
    throw new AiError('too_large');
  }
  const bytes = await readCapped(request.body, maxBytes);
  if (!bytes) throw new AiError('too_large');
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)), size: bytes.byteLength };
  } catch (cause) {
    throw new AiError('bad_request', { detail: 'body (invalid_json)', cause });
  }
}
