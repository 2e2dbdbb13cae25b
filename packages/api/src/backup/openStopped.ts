import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { connectEmbedded, type Connection, type Database } from '../database/connect.ts';
import { diskFiles } from '../survey/journal/diskFiles.ts';
import { findSegments } from '../survey/journal/names.ts';
import { journalOf } from '../survey/journal/place.ts';
import { replaySegments } from '../survey/journal/replaySegments.ts';
import { replayInto } from '../survey/journal/replayInto.ts';
import { lockDataDir } from '../database/lockDataDir.ts';
import { readMigrations } from '../database/migrate.ts';
import { StartError } from '../StartError.ts';
import { createLogger } from '../tools/logger.ts';
import { readMigration } from './catalogue.ts';

/** What to do about a product that runs. */
export const stopFirst =
  'It has the database for itself: stop it, and start it again when this is done.';

/** Puts what a killed product left in its journal into the database. */
async function takeJournal(dataDir: string, { database, engine }: Connection): Promise<void> {
  const folder = journalOf(dataDir);
  if (engine.kind !== 'embedded' || !existsSync(folder)) return;
  const files = diskFiles(folder);
  if (findSegments(await files.list()).length === 0) return;
  const last = (await readMigrations()).at(-1)?.name;
  if ((await readMigration(database)) !== last) {
    throw new StartError([
      `The journal in ${resolve(folder)} has answers that are not in the database yet, and the product was updated since: start it once, and stop it again.`,
    ]);
  }
  await replaySegments({ ...replayInto(engine.lite), files, logger: createLogger('warn') });
}

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
  const unlock = await lockDataDir(dataDir, { advice: stopFirst });
  try {
    const connection = await connectEmbedded(folder).catch((cause: unknown) => {
      throw new StartError(
        [`The database in ${resolve(folder)} cannot be opened: it is damaged. Restore a backup.`],
        { cause },
      );
    });
    try {
      await takeJournal(dataDir, connection);
      return await work(connection.database);
    } finally {
      await connection.close();
    }
  } finally {
    await unlock();
  }
}
