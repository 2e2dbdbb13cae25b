import { sql } from 'kysely';

import { bringUpToDate } from '../database/migrate.ts';
import type { Connection, Database } from '../database/connect.ts';
import { migrate, readMigrations } from '../database/migrate.ts';
import { cutByTime } from '../database/partitions/cutByTime.ts';
import { insertJobs, openQueue } from '../jobs/queue.ts';
import { StartError } from '../StartError.ts';
import { createLogger } from '../tools/logger.ts';
import {
  readMigration,
  readTables,
  speakPlainly,
  sumTable,
  type Contents,
  type Snapshot,
  type TableSum,
} from './catalogue.ts';

const columnsOf = ({ columns }: TableSum) => sql.join(columns.map(({ name }) => sql.ref(name)));

async function insertRows(
  database: Database,
  table: TableSum,
  rows: readonly string[],
): Promise<void> {
  const values = table.columns.map(
    ({ type }, index) => sql`(row ->> ${sql.lit(index)})::${sql.raw(type)}`,
  );
  await sql`insert into ${sql.table(table.name)} (${columnsOf(table)}) overriding system value
    select ${sql.join(values)} from jsonb_array_elements(${`[${rows.join()}]`}::jsonb) as one (row)`.execute(
    database,
  );
}

/** Switches the product's own triggers: what they would note was noted when the rows were written. */
async function switchTriggers(
  database: Database,
  tables: readonly TableSum[],
  to: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of tables) {
    await sql`alter table ${sql.table(name)} ${sql.raw(to)} trigger user`.execute(database);
  }
}

/** Answers in words what is different from what was to be copied. */
async function findDifferences(database: Database, { tables }: Contents): Promise<string[]> {
  const differences: string[] = [];
  for (const wanted of tables) {
    const { rows, checksum } = await sumTable(database, wanted);
    if (rows !== wanted.rows) {
      differences.push(`${wanted.name}: ${wanted.rows} rows are ${rows}`);
    } else if (checksum !== wanted.checksum) {
      differences.push(`${wanted.name}: other values`);
    }
  }
  return differences;
}

async function requireSameTables(database: Database, { tables }: Contents): Promise<void> {
  const describe = ({ name, columns }: Pick<TableSum, 'name' | 'columns'>) =>
    `${name} (${columns.map((column) => `${column.name} ${column.type}`).join(', ')})`;
  const here = new Set((await readTables(database)).map(describe));
  const strange = tables.map(describe).filter((table) => !here.has(table));
  if (strange.length > 0 || here.size !== tables.length) {
    throw new StartError([
      `The tables are not those of this version of the product: ${strange.join('; ') || 'there are others'}. Nothing was written.`,
    ]);
  }
}

/** Refuses rows whose tables this version of the product does not know yet. */
export async function requireKnown({ migration }: Contents): Promise<void> {
  if ((await readMigrations()).some(({ name }) => name === migration)) return;
  throw new StartError([
    `The rows are of the migration ${migration}, which this version of the product does not have. Update the product first. Nothing was written.`,
  ]);
}

/** Brings an empty database to the migration that the rows are of, never beyond. */
async function prepare(connection: Connection, { migration }: Contents): Promise<void> {
  const { database } = connection;
  const here = await readMigration(database);
  if (here !== undefined && here > migration) {
    throw new StartError([
      `The database has the migration ${here} already, and the rows are of ${migration}. Use a new, empty database. Nothing was written.`,
    ]);
  }
  await migrate(database, migration);
  await cutByTime(connection, new Date());
}

async function writeAll(database: Database, snapshot: Snapshot): Promise<void> {
  const { contents, readRows } = snapshot;
  await speakPlainly(database);
  await requireSameTables(database, contents);
  await switchTriggers(database, contents.tables, 'disable');
  for (const table of contents.tables) {
    for await (const rows of readRows(table)) await insertRows(database, table, rows);
  }
  for (const { name, value } of contents.sequences) {
    await sql`select setval(${sql.lit(name)}::regclass, ${value}::bigint)`.execute(database);
  }
  // Triggers cannot be switched while a foreign key is still to be looked at.
  await sql`set constraints all immediate`.execute(database);
  await switchTriggers(database, contents.tables, 'enable');
}

/**
 * Writes a snapshot into an empty database, in one transaction, and brings its tables up to date.
 * Throws, and leaves no row, when what was written is not what was to be.
 */
export async function loadSnapshot(connection: Connection, snapshot: Snapshot): Promise<void> {
  const { database } = connection;
  await requireKnown(snapshot.contents);
  await prepare(connection, snapshot.contents);
  const queue = await openQueue({ connection, logger: createLogger('error') });
  try {
    await database.transaction().execute(async (inside) => {
      await writeAll(inside, snapshot);
      const differences = await findDifferences(inside, snapshot.contents);
      if (differences.length > 0) {
        throw new StartError([
          'What was written is not what was read. Nothing is kept of it:',
          ...differences,
        ]);
      }
      await insertJobs(queue, inside, await snapshot.readJobs());
    });
  } finally {
    await queue.stop();
  }
  await bringUpToDate(connection, { isAlone: true });
}
