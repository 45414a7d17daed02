/** The operator's command on the database of a running site. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../scripts/processes.ts';
import { RETENTION_DAYS } from '../../src/contact/message.ts';
import { rowsOf } from './database.ts';
import { startPages, type PagesSite } from './pages.ts';

let site: PagesSite;
beforeAll(async () => {
  site = await startPages({ env: { CONTACT_LIMIT_PER_MINUTE: '100' } });
});
afterAll(() => site.stop());

async function operate(...args: readonly string[]): Promise<string> {
  const command = join(ROOT, 'scripts/messages.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args, '--persist-to', site.state]);
  return stdout;
}

async function send(fields: object): Promise<string> {
  const submission = randomUUID();
  const body = { name: 'Bruno Ficticio', email: 'bruno@example.org', subject: 'prensa', submission, locale: 'pt' };
  const response = await fetch(`${site.origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.origin },
    body: JSON.stringify({ ...body, homepage: '', message: 'Una pregunta de prensa', ...fields }),
  });
  expect(response.status).toBe(200);
  return submission;
}

it('lists, deletes, and keeps nothing past its time', async () => {
  const first = await send({ message: 'Primera línea\nsegunda línea \u202egnirts' });
  const second = await send({ subject: 'otro' });
  const trapped = await send({ homepage: 'x' });
  const old = randomUUID();
  const past = Date.now() - RETENTION_DAYS * 86_400_000 - 1_000;
  const columns = 'id, received_at, locale, name, email, subject, message';
  await rowsOf(
    site,
    `INSERT INTO contact_messages (${columns}) VALUES ('${old}', ${past}, 'es', 'a', 'b', 'otro', 'c')`,
  );

  const list = await operate('list');
  expect(list).toContain(first);
  expect(list).toContain('Bruno Ficticio <bruno@example.org>\n  Primera línea\n  segunda línea ·gnirts');
  expect(list).toContain('2 messages');
  expect(list).not.toContain(trapped);
  expect(await rowsOf(site, `SELECT id FROM contact_messages WHERE id = '${old}'`)).toEqual([]);
  expect(JSON.parse(await operate('list', '--trapped', '--json'))).toMatchObject({ id: trapped, subject: 'prensa' });

  expect(await operate('delete', first.slice(0, 8))).toBe('1 deleted\n');
  expect(await operate('list')).not.toContain(first);
  expect(await operate('list')).toContain(second);
  await expect(operate('delete', "x' OR '1")).rejects.toMatchObject({ code: 2 });
  await expect(operate('delete')).rejects.toMatchObject({ code: 2 });
  expect(await operate('delete', '--trapped')).toBe('1 deleted\n');
  expect(await operate('delete', '--all')).toBe('1 deleted\n');
  expect(await operate('list')).toBe('0 messages\n');
});

it('a message in time clears away those out of time', async () => {
  const past = Date.now() - RETENTION_DAYS * 86_400_000 - 1_000;
  const columns = 'id, received_at, locale, name, email, subject, message';
  await rowsOf(site, `INSERT INTO contact_messages (${columns}) VALUES ('old', ${past}, 'es', 'a', 'b', 'otro', 'c')`);
  const now = await send({});
  expect(await rowsOf(site, 'SELECT id FROM contact_messages')).toEqual([{ id: now }]);
});
