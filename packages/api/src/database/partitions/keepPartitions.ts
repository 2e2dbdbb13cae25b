import type { Engine } from '../connect.ts';
import { isBusyTable } from '../databaseErrors.ts';
import {
  allowPendingWords,
  cutTables,
  keyDays,
  type CutTable,
  partitionsSql,
} from './partitions.sql.ts';
import { runInBatches } from '../../tools/concurrency.ts';
import type { ServiceTools } from '../../services.ts';

type Tools = Pick<ServiceTools, 'db' | 'transact' | 'settings' | 'logger' | 'now'> & {
  engine: Pick<Engine, 'kind'>;
};

const dayMs = 86_400_000;

/** Retention of a table's rows in days. Undefined keeps them forever. */
const daysOf = ({ settings }: Tools, table: CutTable): number | undefined =>
  ({ feedback: settings.feedbackDays, scan: settings.scanDays })[table];

/** Creates partitions ahead of time, and logs rows that lie in the default partition. */
async function addAhead({ transact, db, logger, now }: Tools, table: CutTable) {
  await transact(async (inside) => {
    if (!(await partitionsSql.claim(inside.db))) return;
    for (const name of await partitionsSql.addAhead(inside.db, table, now())) {
      logger.info({ partition: name }, 'A partition was made');
    }
  });
  const rest = await partitionsSql.countRest(db, table);
  if (rest > 0) logger.warn({ table, rows: rest }, 'Rows lie in no partition of their time');
}

/** Drops the partitions all rows of which are older than the settings allow. */
async function dropPartitions(tools: Tools, table: CutTable) {
  const { transact, db, logger, now } = tools;
  const days = daysOf(tools, table);
  if (days === undefined) return;
  const end = new Date(now().getTime() - days * dayMs);
  for (const partition of await partitionsSql.list(db, table)) {
    const { name, before } = partition;
    if (before === undefined || before > end) continue;
    const isDropped = await transact(
      async (inside) =>
        (await partitionsSql.claim(inside.db)) &&
        partitionsSql.drop(inside.db, table, { ...partition, before }),
    );
    if (isDropped) logger.info({ partition: name }, 'A partition was dropped');
  }
}

/**
 * Maintains the partitions of feedback and scans: creates those of the next months, drops those older than
 * the settings allow, and deletes keys that cannot be used again. Work on a table that is in use is left to
 * the next hour.
 */
export async function keepPartitions(tools: Tools): Promise<void> {
  const keysBefore = new Date(tools.now().getTime() - keyDays * dayMs);
  for (const table of cutTables) {
    try {
      await addAhead(tools, table);
      await dropPartitions(tools, table);
    } catch (error) {
      if (!isBusyTable(error)) throw error;
      tools.logger.warn({ err: error, table }, 'Partitions stay as they are for another hour');
    }
    await runInBatches(() => partitionsSql.removeKeys(tools.db, table, keysBefore));
  }
  await allowPendingWords({ database: tools.db, engine: tools.engine });
}
