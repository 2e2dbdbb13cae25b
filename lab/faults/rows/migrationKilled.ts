import { runAt } from '../../../scripts/machine/postgres.ts';
import { makeDatabase } from '../../../scripts/product/database.ts';
import { describeTables, startMigration } from '../programs.ts';
import type { Row } from '../Row.ts';
import { startServerProxy } from '../serverProxy.ts';
import { pointOf } from '../steps/pointOf.ts';
import { spread } from '../steps/spread.ts';

/** Tables of the migrations, which are one transaction. Each table is then cut into partitions by one of its own. */
async function countTables(url: string): Promise<number> {
  const rows = await runAt<{ count: number }>(
    url,
    `select count(*)::int from pg_class where relnamespace = 'public'::regnamespace
     and relkind in ('r', 'p') and not relispartition and relname not like 'kysely%'`,
  );
  return rows[0]?.count ?? 0;
}

/** A migration that is killed, and two at once. */
export const migrationKilled: Row = {
  id: 'T97',
  title: 'migrations killed in the middle, and two at the same moment',
  run: async ({ cluster, steps }, report) => {
    const reference = await makeDatabase(cluster.url);
    const rehearsal = await startServerProxy(reference);
    rehearsal.count();
    await startMigration(rehearsal.url).ended;
    const statements = rehearsal.count();
    await rehearsal.close();
    const [tables, wanted] = [await countTables(reference), describeTables(reference)];

    const url = await makeDatabase(cluster.url);
    const proxy = await startServerProxy(url);
    const halves: string[] = [];
    const points = spread(statements.length, steps * 2);
    for (const n of points) {
      const held = proxy.hold(pointOf(statements, n), n % 2 ? 'before' : 'after');
      const migration = startMigration(proxy.url);
      const statement = await Promise.race([held, migration.ended]);
      migration.kill();
      await migration.ended;
      proxy.release();
      const left = await countTables(url);
      if (left !== 0 && left !== tables) halves.push(`${String(statement)}: ${left} tables`);
    }
    report.check(
      halves.length === 0,
      `killed at ${points.length} of ${statements.length} statements: all ${tables} tables or none each time ${halves.join(', ')}`,
    );
    const ends = await Promise.all([
      startMigration(proxy.url).ended,
      startMigration(proxy.url).ended,
    ]);
    report.check(
      ends.every((code) => code === 0),
      `two that come after it at once both end with 0: ${ends.join(', ')}`,
    );
    await proxy.close();
    report.check(
      describeTables(url) === wanted,
      'the tables are those of a database where nobody was killed',
    );
  },
};
