import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshest } from '../../src/service-worker/freshest.ts';

const PATIENCE = 4_000;
const NOTHING = () => Promise.resolve(undefined);
const KEPT = () => Promise.resolve(new Response('kept'));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function after(ms: number, answer: Response): Promise<Response> {
  return new Promise((done) => setTimeout(() => done(answer), ms));
}

async function told(asking: Promise<Response>, kept: () => Promise<Response | undefined>): Promise<string | null> {
  const answering = freshest(asking, kept, PATIENCE);
  await vi.runAllTimersAsync();
  const answer = await answering;
  return answer === null ? null : answer.text();
}

test('the network is believed before what is kept', async () => {
  expect(await told(after(PATIENCE - 1, new Response('fresh')), KEPT)).toBe('fresh');
});

test('an address that has gone is told as the network tells it', async () => {
  expect(await told(after(1, new Response('gone', { status: 404 })), KEPT)).toBe('gone');
});

test('without a network what is kept is shown, at once', async () => {
  const answering = freshest(Promise.reject(new TypeError('offline')), KEPT, PATIENCE);
  expect(await (await answering)?.text()).toBe('kept');
});

test('a network that stalls is waited for no longer than that', async () => {
  expect(await told(after(PATIENCE + 1, new Response('fresh')), KEPT)).toBe('kept');
});

test('with nothing kept it may take its time', async () => {
  expect(await told(after(60_000, new Response('fresh')), NOTHING)).toBe('fresh');
});

test('a server in trouble gives way to what is kept, and is heard when nothing is', async () => {
  const trouble = () => after(1, new Response('trouble', { status: 502 }));
  expect(await told(trouble(), KEPT)).toBe('kept');
  expect(await told(trouble(), NOTHING)).toBe('trouble');
});

test('with neither there is nothing', async () => {
  expect(await told(Promise.reject(new TypeError('offline')), NOTHING)).toBeNull();
});
