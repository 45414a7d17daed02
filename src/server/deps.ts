import { randomHex } from './hmac.ts';
import type { Windows } from './limit.ts';
import type { Chores } from './retention.ts';

/** What handlers take from the world, so that they run anywhere. */
export interface Deps {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly newId: () => string;
  /** Takes one line of JSON. */
  readonly log: (line: string) => void;
  /** What `warnOnce` has said. */
  readonly said: Set<string>;
  /** Work that goes on after the answer; it must not reject. */
  readonly background: (work: Promise<unknown>) => void;
  readonly chores: Chores;
  /** Limits of this process, where there is no database. */
  readonly windows: Windows;
  /** Salt of those limits. */
  readonly processSalt: () => string;
}

export function createDeps(overrides: Partial<Deps> = {}): Deps {
  // Made when first needed: workerd has no random numbers before there is a request.
  let salt: string | undefined;
  return {
    // Wrapped: the platform's fetch refuses to be called as a method of another object.
    fetch: (url, init) => fetch(url, init),
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    log: (line) => console.log(line),
    said: new Set(),
    background: () => undefined,
    chores: { due: 0 },
    windows: new Map(),
    processSalt: () => (salt ??= randomHex()),
    ...overrides,
  };
}

/** The deployment's own: one a process. */
export const deps: Deps = createDeps();

/** A fault of configuration, told to the operator's log once and never to visitors. */
export function warnOnce({ said, log }: Deps, message: string): void {
  if (said.has(message)) return;
  said.add(message);
  log(JSON.stringify({ level: 'warn', event: 'configuration', message }));
}
