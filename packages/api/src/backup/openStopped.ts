import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { openDurable } from '@hearback/durable-pglite';

import { connectLite, type Database } from '../database/connect.ts';
import { explainInUse, makeDataDir } from '../database/lockDataDir.ts';
import { readMigrations } from '../database/migrate.ts';
import { optionsModule } from '../database/pgliteOptions.ts';
import { StartError } from '../StartError.ts';
import { submissionJournal } from '../survey/createIngestion.ts';
import { createLogger } from '../tools/logger.ts';
import { readMigration } from './catalogue.ts';

/** The advice for a command that needs the product stopped. */
export const stopFirst =
  'It has the database for itself: stop it, and start it again when this is done.';

/** Refuses where the product does not use the embedded database. */
export function requireEmbedded(databaseUrl: string | undefined): void {
  if (databaseUrl === undefined) return;
  throw new StartError([
    'The product uses PostgreSQL, since DATABASE_URL is set: use pg_dump and pg_restore, and keep the secret. To reach an embedded database, leave DATABASE_URL unset.',
  ]);
}

/** Refuses a journal that this version would write into tables of an earlier one. */
async function requireSameVersion(dataDir: string, database: Database): Promise<void> {
  const last = (await readMigrations()).at(-1)?.name;
  if ((await readMigration(database)) === last) return;
  throw new StartError([
    `The journal in ${resolve(join(dataDir, 'journal'))} has answers that are not in the database yet, and the product was updated since: start it once, and stop it again.`,
  ]);
}

const open = (dataDir: string) =>
  openDurable(dataDir, {
    optionsModule,
    journal: submissionJournal,
    prepare: async (client, journaled) => {
      if (journaled) await requireSameVersion(dataDir, connectLite(client).database);
    },
    log: createLogger('warn'),
  });

/**
 * Hands out the embedded database of a product that does not run, as it is: nothing is migrated, and
 * what its journal has is in it.
 */
export async function openStopped<Result>(
  dataDir: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) {
    throw new StartError([
      `There is no embedded database in ${resolve(dataDir)}. Set DATA_DIR to the folder of the product.`,
    ]);
  }
  await makeDataDir(dataDir);
  const durable = await open(dataDir).catch((error: unknown) => {
    const cause = explainInUse(error, stopFirst);
    if (cause instanceof StartError) throw cause;
    throw new StartError(
      [`The database in ${resolve(folder)} cannot be opened: it is damaged. Restore a backup.`],
      { cause },
    );
  });
  try {
    return await work(connectLite(durable).database);
  } finally {
    await durable.close();
  }
}
