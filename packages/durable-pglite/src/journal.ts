import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as endOfTurn } from 'node:timers/promises';

import { isUnavailable } from './openInThread.ts';
import type { Log } from './openWithRestart.ts';
import {
  beginSegment,
  findDamaged,
  findSegments,
  nameAside,
  readSegment,
  type SegmentWriter,
} from './segments.ts';
import type { JournalFiles } from './syncedFiles.ts';

/** The format of a record in the journal: text without line ends, such as JSON. */
export interface RecordCodec<Item> {
  encode: (record: Item) => string;
  decode: (text: string) => Item;
}

/** Where records of the journal go. */
interface ReplayInto<Item> {
  /** Writes records that the database may have already. Answers a word for each, which is counted in the log. */
  write: (records: readonly Item[]) => Promise<readonly string[]>;
  /** Answers when everything that was committed is in the database's own files, and on the disk. */
  checkpoint: () => Promise<void>;
}

/** Records that are on the disk before anybody is told so. */
export interface Journal<Item> {
  /** Answers when it is on the disk: one wait for the disk serves all that come at once. */
  append: (record: Item) => Promise<void>;
  /** Answers when everything that was handed in is on the disk, or was refused. */
  flush: () => Promise<void>;
  /** Puts what the journal has into a database that may lack it, and begins anew. */
  replay: (into: ReplayInto<Item>) => Promise<void>;
  /** Lets the database put everything on the disk, and drops what it has then. */
  truncate: () => Promise<void>;
  /** To be called before the database is closed, and when nobody hands in anything any more. */
  close: () => Promise<void>;
}

interface JournalOptions<Item> extends Pick<ReplayInto<Item>, 'checkpoint'> {
  files: JournalFiles;
  codec: RecordCodec<Item>;
  log: Log;
  /** After so many bytes comes a checkpoint. The default is about 25,000 records of 600 bytes. */
  segmentBytes?: number;
}

/** The journal cannot be written, so the record is not in it. Its cause is the error of the file system. */
export class JournalError extends Error {
  override readonly name = 'JournalError';
  readonly code = 'EJOURNAL';
}

/** Records in one call. */
const most = { written: 8_192, replayed: 512 };

/** Writes records together, and by halves where one of them cannot be written. Answers how many were refused. */
async function writeRecords<Item>(
  records: readonly Item[],
  into: ReplayInto<Item>,
  log: Log,
  counts: Map<string, number>,
): Promise<number> {
  try {
    for (const word of await into.write(records)) counts.set(word, (counts.get(word) ?? 0) + 1);
    return 0;
  } catch (error) {
    if (isUnavailable(error)) throw error;
    if (records.length === 1) {
      log.error({ err: error }, 'The database refuses a record of the journal');
      return 1;
    }
    const middle = Math.ceil(records.length / 2);
    const first = await writeRecords(records.slice(0, middle), into, log, counts);
    return first + (await writeRecords(records.slice(middle), into, log, counts));
  }
}

type ReplayTools<Item> = ReplayInto<Item> & Pick<JournalOptions<Item>, 'files' | 'codec' | 'log'>;

/** Replays one segment. Answers whether all of it could be used. */
async function replaySegment<Item>(
  tools: ReplayTools<Item>,
  name: string,
  isLast: boolean,
): Promise<boolean> {
  const { files, codec, log } = tools;
  const { lines, torn, damaged } = readSegment(await files.read(name), isLast);
  const counts = new Map<string, number>();
  const records = lines.map(({ text }) => codec.decode(text));
  let refused = 0;
  for (let at = 0; at < records.length; at += most.replayed) {
    refused += await writeRecords(records.slice(at, at + most.replayed), tools, log, counts);
  }

  log.info(
    { segment: name, ...Object.fromEntries(counts), refused },
    'Records of the journal are in the database',
  );
  if (torn > 0) {
    log.warn(
      { segment: name, bytes: torn },
      'The last write to the journal did not come to its end. Nobody was told that it was kept, and it is left out',
    );
  }
  if (damaged > 0) {
    log.error(
      { segment: name, bytes: damaged },
      'A part of the journal cannot be read: records may be missing. The segment is kept aside',
    );
  }
  return damaged === 0 && refused === 0;
}

/** Puts every record of the journal into the database, once each, and drops the journal then. */
async function replaySegments<Item>(tools: ReplayTools<Item>): Promise<void> {
  const { files, checkpoint, log } = tools;
  const segments = findSegments(await files.list());
  const whole = new Map<string, boolean>();
  for (const name of segments) {
    whole.set(name, await replaySegment(tools, name, name === segments.at(-1)));
  }
  if (segments.length > 0) await checkpoint();
  for (const [name, isWhole] of whole) {
    await (isWhole ? files.remove(name) : files.rename(name, nameAside(name)));
  }
  const damaged = findDamaged(await files.list());
  if (damaged.length > 0) {
    log.error(
      { segments: damaged },
      'The journal has segments that could not be read whole. Look what is in them, then delete them',
    );
  }
}

/** The journal of records that an embedded database took in since its last checkpoint. */
export function createJournal<Item>(options: JournalOptions<Item>): Journal<Item> {
  const { files, codec, checkpoint, log, segmentBytes = 16_000_000 } = options;
  let segment: SegmentWriter | undefined;
  /** The segments that this process wrote. Of others, only a replay knows that the database has their records. */
  let written: string[] = [];
  let isFailing = false;
  let turn: Promise<unknown> = Promise.resolve();
  let waiting: (PromiseWithResolvers<void> & { text: string })[] = [];
  let writing: Promise<void> | undefined;
  let truncating: Promise<void> | undefined;
  // A batch holds records of several requests, so it runs outside the context of any.
  const outsideOfRequests = AsyncLocalStorage.snapshot();

  /** One after the other: nothing is written to a segment that is just ended. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };

  const end = async () => {
    await segment?.cut();
    const ended = segment;
    segment = undefined;
    await ended?.close();
  };

  const write = async (texts: readonly string[]) => {
    if (!segment) {
      segment = await beginSegment(files);
      written.push(segment.name);
    }
    await segment.append(texts);
  };

  /** Says once that it fails, and once that it works again: a full disk would be filled by its log. */
  const report = (error: unknown) => {
    if (isFailing === (error !== undefined)) return;
    isFailing = !isFailing;
    if (error === undefined) log.warn({}, 'The journal is written again: records are taken');
    else
      log.error({ err: error }, 'The journal cannot be written: records are refused until it can');
  };

  const truncateNow = async () => {
    const ended = await inTurn(async () => {
      await end();
      return [...written];
    });
    await checkpoint();
    for (const name of ended) await files.remove(name);
    written = written.filter((name) => !ended.includes(name));
  };
  const truncate = () =>
    (truncating ??= truncateNow().finally(() => {
      truncating = undefined;
    }));

  const writeWaiting = async () => {
    // Whatever one turn of the event loop has read from its sockets comes along.
    await endOfTurn();
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most.written);
      waiting = waiting.slice(most.written);
      try {
        await inTurn(() => write(batch.map(({ text }) => text)));
        report(undefined);
        for (const { resolve } of batch) resolve();
      } catch (cause) {
        report(cause);
        const error = new JournalError('The journal cannot be written', { cause });
        for (const { reject } of batch) reject(error);
      }
      if ((segment?.length ?? 0) < segmentBytes) continue;
      truncate().catch((error: unknown) =>
        log.warn({ err: error }, 'The journal stays as long as it is'),
      );
    }
    writing = undefined;
  };
  const flush = () => writing ?? Promise.resolve();

  return {
    append: async (record) => {
      const text = codec.encode(record);
      // After damage, the next record is looked for behind a line end.
      if (text.includes('\n')) throw new TypeError('A record of the journal may have no line end.');
      const result = Promise.withResolvers<void>();
      waiting.push({ text, ...result });
      writing ??= outsideOfRequests(writeWaiting);
      return result.promise;
    },
    flush,
    truncate,
    replay: async (into) => {
      await flush();
      // Appends wait meanwhile: they are written to the segment after those that are removed.
      await inTurn(async () => {
        await end();
        await replaySegments({ ...into, files, codec, log });
      });
    },
    close: async () => {
      await flush();
      await truncating?.catch(() => undefined);
      if (written.length > 0) await truncate();
    },
  };
}
