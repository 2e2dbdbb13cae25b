import { join, resolve } from 'node:path';

import { openDurable, type StartWorker } from '@hearback/durable-pglite';
import type { Logger } from 'pino';

import { StartError } from './StartError.ts';
import { bringUpToDate } from './database/migrate.ts';
import { connectLite, type Connection } from './database/connect.ts';
import { explainInUse, makeDataDir } from './database/lockDataDir.ts';
import { optionsModule } from './database/pgliteOptions.ts';
import {
  createSubmissionJournal,
  submissionJournal,
  type SubmissionJournal,
} from './survey/createIngestion.ts';

/** A connection with a journal, where the database leaves it to that to have answers on the disk. */
export type JournaledConnection = Connection & { journal?: SubmissionJournal };

/** Opens the embedded database of a data folder for this process alone, and brings its tables up to date. */
export async function openEmbedded(
  dataDir: string,
  logger: Logger,
  startWorker?: StartWorker,
): Promise<JournaledConnection> {
  await makeDataDir(dataDir);
  try {
    const durable = await openDurable(dataDir, {
      optionsModule,
      journal: submissionJournal,
      prepare: (client) => bringUpToDate(connectLite(client)),
      // Whoever started the process starts it again; in this one the database does not open.
      onGivenUp: (cause) => {
        logger.fatal({ err: cause }, 'The database cannot be opened again: the process ends');
        process.exit(1);
      },
      log: logger,
      ...(startWorker && { startWorker }),
    });
    return { ...connectLite(durable), journal: createSubmissionJournal(durable.journal) };
  } catch (error) {
    const explained = explainInUse(error);
    if (explained !== error) throw explained;
    throw new StartError(
      [
        `The database in ${resolve(join(dataDir, 'database'))} cannot be opened: it is damaged, or was made by another version. Nothing in it was changed. Restore a backup, or set DATA_DIR to a new folder.`,
      ],
      { cause: error },
    );
  }
}
