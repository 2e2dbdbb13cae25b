import { isBusyTable } from '../isBusyTable.ts';
import { cutTables, keyDays, type CutTable } from './partitions.sql.ts';
import { doBatches } from '../../tools/doBatches.ts';
import type { ServiceTools } from '../../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'partitions' | 'transact' | 'settings' | 'logger' | 'now'>;

const dayMs = 86_400_000;

/** How many days rows of a table are kept. Undefined: for ever. */
const daysOf = ({ settings }: Tools, table: CutTable): number | undefined =>
  ({ feedback: settings.feedbackDays, scan: settings.scanDays })[table];

/** Makes partitions ahead of time, and says where rows came before there was one. */
async function addAhead({ transact, partitions, logger, now }: Tools, table: CutTable) {
  await transact(async (inside) => {
    if (!(await inside.partitions.claim())) return;
    for (const name of await inside.partitions.addAhead(table, now())) {
      logger.info({ partition: name }, 'A partition was made');
    }
  });
  const rest = await partitions.countRest(table);
  if (rest > 0) logger.warn({ table, rows: rest }, 'Rows lie in no partition of their time');
}

/** Lets the partitions go, all rows of which are older than the settings ask for. */
async function letGo(tools: Tools, table: CutTable) {
  const { transact, partitions, logger, now } = tools;
  const days = daysOf(tools, table);
  if (days === undefined) return;
  const end = new Date(now().getTime() - days * dayMs);
  for (const partition of await partitions.list(table)) {
    const { name, before } = partition;
    if (before === undefined || before > end) continue;
    const isGone = await transact(
      async (inside) =>
        (await inside.partitions.claim()) &&
        inside.partitions.letGo(table, { ...partition, before }),
    );
    if (isGone) logger.info({ partition: name }, 'A partition was let go');
  }
}

/**
 * Keeps the parts in which answers and scans lie: makes those of the next months, lets those go that are
 * older than the settings ask for, and forgets keys that nobody can use again. What cannot be done since
 * a table is in use is left to the next hour.
 */
export async function keepPartitions(tools: Tools): Promise<void> {
  const keysBefore = new Date(tools.now().getTime() - keyDays * dayMs);
  for (const table of cutTables) {
    try {
      await addAhead(tools, table);
      await letGo(tools, table);
    } catch (error) {
      if (!isBusyTable(error)) throw error;
      tools.logger.warn({ err: error, table }, 'Partitions stay as they are for another hour');
    }
    await doBatches(() => tools.partitions.removeKeys(table, keysBefore));
  }
}
