import { expect, it } from 'vitest';
import { RETENTION_DAYS } from '../../src/contact/message.ts';
import { handleConfig } from '../../src/server/config.ts';
import { createDeps } from '../../src/server/deps.ts';
import { openDatabase, type TestDatabase } from './sqlite.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const DAY = 86_400_000;

async function keep(db: TestDatabase, receivedAt: number): Promise<void> {
  const row = [
    'x' + String(receivedAt),
    receivedAt,
    'es',
    'Ana',
    'ana@example.org',
    'otro',
    'Hola, ¿qué tal?',
    0,
    'no',
  ];
  await db.batch([
    db
      .prepare(
        'INSERT INTO contact_messages (id, received_at, locale, name, email, subject, message, trapped, forwarded) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)',
      )
      .bind(...row),
    db
      .prepare('INSERT INTO daily_salts (day, salt) VALUES (?1, ?2)')
      .bind(new Date(receivedAt).toISOString().slice(0, 10), 's'),
  ]);
}

/** A visit to a page: nothing but the question who would receive a text. */
async function visit(db: TestDatabase, chores: { due: number }, now: number): Promise<void> {
  const work: Promise<unknown>[] = [];
  const deps = createDeps({ now: () => now, log: () => undefined, background: (job) => void work.push(job), chores });
  await handleConfig(new Request('https://example.org/api/config'), { DB: db }, deps);
  await Promise.all(work);
}

it('a visit clears away what nobody else would: messages and salts whose time is over, no others', async () => {
  const db = openDatabase();
  await keep(db, NOW - (RETENTION_DAYS + 1) * DAY);
  await keep(db, NOW - 60_000);
  await visit(db, { due: 0 }, NOW);
  expect(db.rows('SELECT received_at FROM contact_messages')).toEqual([{ received_at: NOW - 60_000 }]);
  expect(db.rows('SELECT day FROM daily_salts')).toEqual([{ day: '2026-11-21' }]);
});

it('but not at every visit', async () => {
  const db = openDatabase();
  const chores = { due: 0 };
  await visit(db, chores, NOW);
  await keep(db, NOW - (RETENTION_DAYS + 1) * DAY);
  await visit(db, chores, NOW + 60_000);
  expect(db.rows('SELECT id FROM contact_messages')).toHaveLength(1);
  await visit(db, chores, NOW + 2 * 60 * 60_000);
  expect(db.rows('SELECT id FROM contact_messages')).toEqual([]);
});
