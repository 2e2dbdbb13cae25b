import { statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import type { Logger } from 'pino';

import { StartError } from './StartError.ts';
import { bringUpToDate } from './database/bringUpToDate.ts';
import { connectLite, type Connection } from './database/connect.ts';
import { createJournal, type Journal } from './survey/journal/createJournal.ts';
import { diskFiles } from './survey/journal/diskFiles.ts';
import { journalOf } from './survey/journal/place.ts';
import { checkpointOf, replayInto } from './survey/journal/replayInto.ts';
import { keepLiteOpen } from './database/lite/keepLiteOpen.ts';
import { openLiteThread } from './database/lite/openLiteThread.ts';
import { lockDataDir } from './database/lockDataDir.ts';

/** A connection with a journal, where the database leaves it to that to have answers on the disk. */
export type JournaledConnection = Connection & { journal?: Journal };

/** PostgreSQL does this by itself, but not where it is embedded: its log would grow for ever. */
const checkpointMs = 300_000;

/** What PostgreSQL needs to begin again, twice. */
const roomBytes = 48_000_000;

const hasRoom = async (dataDir: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize >= roomBytes;
};

/** Whoever started the process starts it again; in this one the database does not open. */
const endProcess = (logger: Logger) => (cause: unknown) => {
  logger.fatal({ err: cause }, 'The database cannot be opened again: the process ends');
  process.exit(1);
};

async function openJournaled(
  dataDir: string,
  logger: Logger,
  openThread: typeof openLiteThread,
): Promise<JournaledConnection> {
  const folder = join(dataDir, 'database');
  let journal: Journal | undefined;
  const lite = await keepLiteOpen({
    open: () => openThread({ dataDir: folder }),
    prepare: async (again) => journal?.replay(replayInto(again)),
    hasRoom: () => hasRoom(dataDir),
    giveUp: endProcess(logger),
    logger,
  });
  journal = createJournal({
    files: diskFiles(journalOf(dataDir)),
    checkpoint: checkpointOf(lite),
    logger,
  });
  const connection = connectLite(lite);
  try {
    await bringUpToDate(connection);
    await journal.replay(replayInto(lite));
  } catch (error) {
    await connection.close();
    throw error;
  }
  const trim = () =>
    journal.trim().catch((error: unknown) => {
      logger.warn({ err: error }, 'The journal stays as long as it is');
    });
  const trimming = setInterval(() => void trim(), checkpointMs).unref();

  return {
    ...connection,
    journal,
    close: async () => {
      clearInterval(trimming);
      await journal.close().catch((error: unknown) => {
        logger.warn({ err: error }, 'The journal stays, and is read at the next start');
      });
      await connection.close();
    },
  };
}

/** Opens the embedded database of a data folder for this process alone, and brings its tables up to date. */
export async function openEmbedded(
  dataDir: string,
  logger: Logger,
  openThread = openLiteThread,
): Promise<JournaledConnection> {
  const unlock = await lockDataDir(dataDir);
  try {
    const connection = await openJournaled(dataDir, logger, openThread);
    return {
      ...connection,
      close: async () => {
        try {
          await connection.close();
        } finally {
          await unlock();
        }
      },
    };
  } catch (error) {
    await unlock();
    throw new StartError(
      [
        `The database in ${resolve(join(dataDir, 'database'))} cannot be opened: it is damaged, or was made by another version. Nothing in it was changed. Restore a backup, or set DATA_DIR to a new folder.`,
      ],
      { cause: error },
    );
  }
}
