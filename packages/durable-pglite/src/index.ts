import { statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { createJournal, type Journal, type RecordCodec } from './journal.ts';
import { lockFolder } from './lockFolder.ts';
import { openInThread, type PGliteClient, type StartWorker } from './openInThread.ts';
import { openWithRestart, type Log } from './openWithRestart.ts';
import { findSegments, journalOf } from './segments.ts';
import { diskFiles } from './syncedFiles.ts';

export { JournalError, type Journal, type RecordCodec } from './journal.ts';
export { FolderInUseError, lockFolder } from './lockFolder.ts';
export type { PGliteClient, PGliteTransaction, StartWorker } from './openInThread.ts';
export type { Log } from './openWithRestart.ts';
export { listDamaged, type DamagedSegment } from './segments.ts';
export { openPGlite, syncFolder } from './syncedFiles.ts';

export interface JournalSettings<Item> extends RecordCodec<Item> {
  /**
   * Writes records that the database may have already, in one call up to 512 of them, and resolves to a word
   * for each, such as `new` or `known`, which is counted in the log.
   */
  replay: (records: readonly Item[], client: PGliteClient) => Promise<readonly string[]>;
  /** Bytes of a segment, after which a checkpoint is asked for and it is removed. 16,000,000 unless given. */
  segmentBytes?: number;
}

export interface DurableOptions {
  /** URL of a module whose default export are options of PGlite: functions cannot be sent to a thread. */
  optionsModule?: URL;
  /**
   * Runs after the first opening and before the journal is replayed: migrations. `journaled` says whether the
   * journal has anything to replay.
   */
  prepare?: (client: PGliteClient, journaled: boolean) => Promise<unknown>;
  /** Called when a thread that ended could not be opened again in five attempts: end the process. */
  onGivenUp?: (cause: unknown) => void;
  /** Warnings and errors go to the console unless given. */
  log?: Log;
  /** Milliseconds between checkpoints. 300,000 unless given. */
  checkpointMs?: number;
  /** Bytes that the disk must have left for a restart to count as an attempt. 48,000,000 unless given. */
  roomBytes?: number;
  /** Makes the thread. Another one than the default sets limits, or ends it in a test. */
  startWorker?: StartWorker;
}

export type RecordJournal<Item> = Pick<Journal<Item>, 'append' | 'flush' | 'truncate'>;

const consoleLog: Log = {
  info: () => undefined,
  warn: (facts, message) => console.warn(message, facts),
  error: (facts, message) => console.error(message, facts),
};

type Options<Item> = DurableOptions & { journal?: JournalSettings<Item> };

async function openLocked<Item>(folder: string, options: Options<Item>) {
  const { journal: settings, optionsModule, startWorker, log = consoleLog } = options;
  const { roomBytes = 48_000_000, checkpointMs = 300_000, onGivenUp = () => undefined } = options;
  const files = diskFiles(journalOf(folder));
  const journaled = findSegments(await files.list()).length > 0;
  if (journaled && !settings) {
    throw new TypeError(
      `The journal in ${resolve(journalOf(folder))} has records: open the database with the journal that reads them.`,
    );
  }

  const checkpointOf = (client: PGliteClient) => async () => void (await client.exec('checkpoint'));
  let journal: Journal<Item> | undefined;
  const replayInto = async (client: PGliteClient) =>
    journal?.replay({
      write: async (records) => settings?.replay(records, client) ?? [],
      checkpoint: checkpointOf(client),
    });

  const client = await openWithRestart({
    open: () =>
      openInThread(
        {
          dataDir: join(folder, 'database'),
          ...(optionsModule && { optionsModule: optionsModule.href }),
        },
        startWorker,
      ),
    prepare: replayInto,
    hasRoom: async () => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize >= roomBytes;
    },
    onGivenUp,
    log,
  });
  const checkpoint = checkpointOf(client);
  if (settings) {
    const { segmentBytes } = settings;
    journal = createJournal({
      files,
      codec: settings,
      checkpoint,
      log,
      ...(segmentBytes !== undefined && { segmentBytes }),
    });
  }
  try {
    await options.prepare?.(client, journaled);
    await replayInto(client);
  } catch (error) {
    await client.close();
    throw error;
  }

  // PostgreSQL does this by itself, but not where it is embedded: its log would grow for ever.
  const checkpoints = setInterval(() => {
    (journal?.truncate() ?? checkpoint()).catch((error: unknown) =>
      log.warn({ err: error }, 'There was no checkpoint: the journal stays as long as it is'),
    );
  }, checkpointMs).unref();

  const close = async () => {
    clearInterval(checkpoints);
    await journal?.close().catch((error: unknown) => {
      log.warn({ err: error }, 'The journal stays, and is read at the next start');
    });
    await client.close();
  };
  return { client, journal, close };
}

/**
 * Opens the database of a folder for this process alone, in a thread, on files that sync: a statement that has
 * resolved survives a power cut. With a journal, so do statements that do not wait for the disk and whose records
 * were appended.
 */
export function openDurable<Item>(
  folder: string,
  options: DurableOptions & { journal: JournalSettings<Item> },
): Promise<PGliteClient & { journal: RecordJournal<Item> }>;
export function openDurable(folder: string, options?: DurableOptions): Promise<PGliteClient>;
export async function openDurable<Item>(
  folder: string,
  options: Options<Item> = {},
): Promise<PGliteClient & { journal?: RecordJournal<Item> | undefined }> {
  const unlock = await lockFolder(folder);
  try {
    const { client, journal, close } = await openLocked(folder, options);
    return {
      query: client.query,
      exec: client.exec,
      transaction: client.transaction,
      listen: client.listen,
      journal,
      close: () => close().finally(unlock),
      get closed() {
        return client.closed;
      },
      ready: true,
      waitReady: client.waitReady,
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
