/** D1's language and its transactions on Node's own SQLite, with the real migrations: for handlers in plain Node. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ROOT } from '../../scripts/processes.ts';
import type { Database, Statement, Value } from '../../src/server/database.ts';

export interface TestDatabase extends Database {
  /** All rows of a query. */
  rows(sql: string): Readonly<Record<string, unknown>>[];
}

interface Bound extends Statement {
  run(): Readonly<Record<string, unknown>>[];
}

export function openDatabase(): TestDatabase {
  const sqlite = new DatabaseSync(':memory:');
  const folder = join(ROOT, 'migrations');
  for (const file of readdirSync(folder).sort()) sqlite.exec(readFileSync(join(folder, file), 'utf8'));
  const statement = (sql: string, values: Value[]): Bound => ({
    bind: (...bound) => statement(sql, bound),
    run: () => sqlite.prepare(sql).all(...values),
  });
  return {
    prepare: (sql) => statement(sql, []),
    batch: async (statements) => {
      await Promise.resolve();
      sqlite.exec('BEGIN');
      try {
        // All were made by `prepare` above.
        const results = (statements as Bound[]).map((each) => ({ results: each.run() }));
        sqlite.exec('COMMIT');
        return results;
      } catch (error) {
        sqlite.exec('ROLLBACK');
        throw error;
      }
    },
    rows: (sql) => sqlite.prepare(sql).all(),
  };
}
