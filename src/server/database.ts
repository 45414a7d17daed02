/** The little of D1 that is used here. Whatever goes wrong with it is one failure: `store_unavailable`. */
import { AiError } from '../ai/errors.ts';

export type Value = string | number | null;

export interface Statement {
  bind(...values: Value[]): Statement;
}

export interface Database {
  prepare(sql: string): Statement;
  /** Runs all in one transaction. */
  batch(statements: Statement[]): Promise<readonly { readonly results: readonly unknown[] }[]>;
}

export type Query = readonly [sql: string, ...values: Value[]];
export type Row = Readonly<Record<string, Value>>;

/** Milliseconds. */
const PATIENCE_MS = 5_000;

/** Rows of each query, all or nothing. Throws AiError `store_unavailable`, also without a database. */
export async function runAll(db: Database | undefined, queries: readonly Query[]): Promise<readonly Row[][]> {
  if (!db) throw new AiError('store_unavailable', { cause: new Error('no database is bound as DB') });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('the database did not answer')), PATIENCE_MS);
    });
    const statements = queries.map(([sql, ...values]) => db.prepare(sql).bind(...values));
    const answers = await Promise.race([db.batch(statements), late]);
    // The queries are ours and name their columns: these are the shapes of the tables in migrations/.
    return answers.map(({ results }) => results as Row[]);
  } catch (cause) {
    throw new AiError('store_unavailable', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Rows of one query. Throws like `runAll`. */
export async function run(db: Database | undefined, ...query: Query): Promise<readonly Row[]> {
  const [rows = []] = await runAll(db, [query]);
  return rows;
}

export function numberIn(row: Row | undefined, column: string): number {
  return Number(row?.[column] ?? 0);
}
