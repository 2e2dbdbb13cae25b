import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';

/** The tables that the rollup overwrites again and again. */
const overwritten = ['stats_change', 'stats_cell', 'stats_words'];

/** By these columns cells are found; nobody asks for those that hold a certain number. */
const cellKey = ['account_id', 'kind', 'key', 'grain', 'starts'];

/** The tables that others fill and the rollup reads, and the columns to analyze. Without columns: all. */
const grown: readonly { table: string; columns?: readonly string[] }[] = [
  { table: 'scan' },
  { table: 'feedback' },
  { table: 'code' },
  { table: 'stats_cell', columns: cellKey },
  { table: 'stats_words', columns: cellKey },
];

/** A tenth of the usual: thousands of rows tell how a table grew, and take a tenth of the time. */
const target = sql.raw('10');

/**
 * Clears away what folding overwrote, and lets the database see how its tables grew, without which
 * it reads all scans of a code for one of its days. A server does both by itself; the embedded
 * database never would, and packed words leave a lot behind. Its one connection does nothing else
 * meanwhile, so each table is a step, and whoever waits has their turn between two.
 */
export const tidySteps = (database: Database): readonly (() => Promise<void>)[] => [
  ...overwritten.map((table) => async () => {
    await sql`vacuum ${sql.table(table)}`.execute(database);
  }),
  ...grown.map(
    ({ table, columns }) =>
      () =>
        database.transaction().execute(async (inside) => {
          await sql`set local default_statistics_target = ${target}`.execute(inside);
          const only = columns ? sql`(${sql.join(columns.map((name) => sql.ref(name)))})` : sql``;
          await sql`analyze ${sql.table(table)} ${only}`.execute(inside);
        }),
  ),
];
