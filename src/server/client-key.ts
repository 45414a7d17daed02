/** Who asks, for counting only: a keyed hash of the network address that changes every day. */
import { runAll, type Database, type Query } from './database.ts';
import { dayOf } from './day.ts';
import type { Env } from './env.ts';
import { hmacHex, randomHex } from './hmac.ts';
import { valueOf } from './settings.ts';

/** Hexadecimal digits kept: 128 bits, too many to collide. */
const KEY_DIGITS = 32;

/** The key of a request's client for today. Reads only `cf-connecting-ip`, which the edge writes: a client can forge X-Forwarded-For. */
export async function clientKey(request: Request, env: Env, db: Database | undefined, now: number): Promise<string> {
  return keyOf(request, await saltOf(env, db, dayOf(now)));
}

/** For a site without a database: the salt is the process's own. */
export function keyOf(request: Request, salt: string): Promise<string> {
  const network = networkOf(request.headers.get('cf-connecting-ip') ?? '');
  return hmacHex(salt, network).then((hash) => hash.slice(0, KEY_DIGITS));
}

/** A derived one where the operator set a secret; else a random one that all share for the day and that is then deleted. */
async function saltOf(env: Env, db: Database | undefined, day: string): Promise<string> {
  const secret = valueOf(env.RATE_SECRET);
  if (secret !== undefined) return hmacHex(secret, `client-key ${day}`);
  const share: Query[] = [
    ['INSERT INTO daily_salts (day, salt) VALUES (?1, ?2) ON CONFLICT DO NOTHING', day, randomHex()],
    ['DELETE FROM daily_salts WHERE day < ?1', day],
    ['SELECT salt FROM daily_salts WHERE day = ?1', day],
  ];
  const [, , rows] = await runAll(db, share);
  return String(rows?.[0]?.['salt']);
}

/**
 * What counts as one client: an IPv4 address, or the /64 of an IPv6 one, since a household gets at least that much. "" for what is no
 * address: all of those share one key.
 */
export function networkOf(address: string): string {
  const trimmed = address.trim();
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(trimmed)) return trimmed;
  const url = `http://[${trimmed}]`;
  if (!/^[\da-f:.]+$/i.test(trimmed) || !URL.canParse(url)) return '';
  const groups = groupsOf(new URL(url).hostname.slice(1, -1));
  const [high, low] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped && high !== undefined && low !== undefined) {
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address as the URL parser writes it: hexadecimal, one "::" at most. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  if (tail === undefined) return numbers(head);
  const [start, end] = [numbers(head), numbers(tail)];
  return [...start, ...Array.from({ length: 8 - start.length - end.length }, () => 0), ...end];
}
