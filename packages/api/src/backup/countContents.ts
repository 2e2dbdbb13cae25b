import type { Contents } from './Snapshot.ts';

/** How much there is, in words. */
export function countContents({ tables, migration }: Contents): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows in ${tables.length} tables at migration ${migration}`;
}
