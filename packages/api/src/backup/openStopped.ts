import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { connectEmbedded, type Database } from '../database/connect.ts';
import { lockDataDir } from '../database/lockDataDir.ts';
import { StartError } from '../StartError.ts';

/** What to do about a product that runs. */
export const stopFirst =
  'It has the database for itself: stop it, and start it again when this is done.';

/** Hands out the embedded database of a product that does not run, as it is: nothing is migrated. */
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
    const { database, close } = await connectEmbedded(folder).catch((cause: unknown) => {
      throw new StartError(
        [`The database in ${resolve(folder)} cannot be opened: it is damaged. Restore a backup.`],
        { cause },
      );
    });
    try {
      return await work(database);
    } finally {
      await close();
    }
  } finally {
    await unlock();
  }
}
