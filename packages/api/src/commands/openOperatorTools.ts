import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { stopFirst } from '../backup/openStopped.ts';
import { connectEmbedded, connectPostgres, type Connection } from '../database/connect.ts';
import { lockDataDir } from '../database/lockDataDir.ts';
import { requireMigrated } from '../database/migrate.ts';
import type { Settings } from '../env.ts';
import { openQueue } from '../jobs/queue.ts';
import { createStore } from '../database/store.ts';
import type { OperatorTools } from '../operator/OperatorTools.ts';
import { StartError } from '../StartError.ts';
import { readWordsHere } from '../text/words/packWords.ts';
import { newId } from '../tools/ids.ts';
import { createLogger } from '../tools/logger.ts';

/** Holds the embedded database of a product that does not run. */
async function openEmbedded(dataDir: string): Promise<Connection> {
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) {
    throw new StartError([
      `There is no embedded database in ${resolve(dataDir)}. Set DATA_DIR to the folder of the product, or DATABASE_URL.`,
    ]);
  }
  const unlock = await lockDataDir(dataDir, stopFirst);
  try {
    const connection = await connectEmbedded(folder);
    const close = async () => {
      await connection.close();
      await unlock();
    };
    return { ...connection, close };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * Opens what commands need where no product does it for them. It brings no tables up to date: that
 * is for the product itself, or for `npm run migrate`. No statement is cut short.
 */
export async function openOperatorTools(settings: Settings, operator: string) {
  const { dataDir, databaseUrl } = settings;
  const connection =
    databaseUrl === undefined
      ? await openEmbedded(dataDir)
      : connectPostgres(databaseUrl, undefined, 'migrating');
  try {
    await requireMigrated(connection.database);
    const logger = createLogger('warn');
    const queue = await openQueue({ connection, logger });
    const store = createStore(connection.database, queue.enqueue);
    const tools: OperatorTools = {
      ...store,
      engine: connection.engine,
      settings,
      logger,
      operator,
      isLeaving: () => false,
      readWords: readWordsHere,
      now: () => new Date(),
      newId,
    };
    return {
      tools,
      close: async () => {
        await queue.stop();
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
