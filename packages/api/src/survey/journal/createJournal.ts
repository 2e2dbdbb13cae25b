import type { Logger } from 'pino';

import { ApiError } from '../../http/ApiError.ts';
import type { Submission } from '../submissions.sql.ts';
import { createGatherer } from '../../tools/gather.ts';
import type { JournalFile, JournalFiles } from './JournalFiles.ts';
import { firstBatch, writeLine } from './lines.ts';
import { nextSegment } from './names.ts';
import { replaySegments, type ReplayInto } from './replaySegments.ts';

/** Answers that were taken in, on the disk before anybody is told so. */
export interface Journal {
  /** Answers when it is on the disk: one wait for the disk serves all that come at once. */
  keep: (submission: Submission) => Promise<void>;
  /** Answers when everything that was handed in is on the disk, or was refused. */
  rest: () => Promise<void>;
  /** Puts what the journal has into a database that may lack it, and begins anew. */
  replay: (into: ReplayInto) => Promise<void>;
  /** Lets the database put everything on the disk, and drops what it has then. */
  trim: () => Promise<void>;
  /** To be called before the database is closed, and when nobody hands in anything any more. */
  close: () => Promise<void>;
}

interface Tools {
  files: JournalFiles;
  /** Answers when everything that was committed is in the database's own files, and on the disk. */
  checkpoint: () => Promise<void>;
  logger: Logger;
  /** After so many bytes another segment begins, and the database is asked for a checkpoint. */
  segmentBytes?: number;
}

interface Segment {
  file: JournalFile;
  /** How many bytes of it are whole and on the disk. */
  length: number;
  batch: number;
  /** Whether more may stand in it: the rest of a write that failed. */
  isFrayed: boolean;
}

/** About 25,000 answers: a start that has to read it takes seconds. */
const usualBytes = 16_000_000;

const most = 8_192;

const unavailable = () =>
  new ApiError('unavailable', 'The service is not available right now.', {
    headers: { 'Retry-After': '2' },
  });

/** The journal of answers that an embedded database took in since its last checkpoint. */
export function createJournal(tools: Tools): Journal {
  const { files, checkpoint, logger, segmentBytes = usualBytes } = tools;
  let segment: Segment | undefined;
  /** What this process wrote. Of others, only a replay knows that the database has it. */
  let written: string[] = [];
  let isFailing = false;
  let turn: Promise<unknown> = Promise.resolve();

  /** One after the other: nothing is written to a segment that is just ended. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };

  const begin = async (): Promise<Segment> => {
    const name = nextSegment(await files.list());
    const file = await files.create(name);
    written.push(name);
    return { file, length: 0, batch: firstBatch, isFrayed: false };
  };

  const end = async () => {
    if (segment?.isFrayed) await segment.file.cut(segment.length);
    const ended = segment;
    segment = undefined;
    await ended?.file.close();
  };

  const append = async (submissions: readonly Submission[]) => {
    segment ??= await begin();
    const { file, batch, length } = segment;
    if (segment.isFrayed) await file.cut(length);
    const text = submissions.map((submission) => writeLine({ batch, submission })).join('');
    const bytes = Buffer.from(text);
    segment.isFrayed = true;
    await file.write(bytes, length);
    await file.sync();
    Object.assign(segment, { length: length + bytes.length, batch: batch + 1, isFrayed: false });
  };

  /** Says once that it fails, and once that it works again: a full disk would be filled by its log. */
  const tellOf = (error: unknown) => {
    if (isFailing === (error !== undefined)) return;
    isFailing = !isFailing;
    if (isFailing) {
      logger.error(
        { err: error },
        'The journal cannot be written: answers are refused until it can',
      );
    } else logger.warn('The journal is written again: answers are taken');
  };

  let trimming: Promise<void> | undefined;
  const trimNow = async () => {
    const ended = await inTurn(async () => {
      await end();
      return [...written];
    });
    await checkpoint();
    for (const name of ended) await files.remove(name);
    written = written.filter((name) => !ended.includes(name));
  };
  const trim = () =>
    (trimming ??= trimNow().finally(() => {
      trimming = undefined;
    }));

  const gatherer = createGatherer<Submission, void>({
    most,
    // Whoever waits here was let in by those who write to the database.
    mostWaiting: Infinity,
    refuse: unavailable,
    isFaultOfOne: () => false,
    write: async (submissions) => {
      try {
        await inTurn(() => append(submissions));
      } catch (error) {
        tellOf(error);
        throw unavailable();
      }
      tellOf(undefined);
      if ((segment?.length ?? 0) >= segmentBytes) trimSoon();
      return submissions.map(() => undefined);
    },
  });

  const trimSoon = () => {
    trim().catch((error: unknown) =>
      logger.warn({ err: error }, 'The journal stays as long as it is'),
    );
  };

  return {
    keep: gatherer.add,
    rest: gatherer.rest,
    trim,
    replay: async (into) => {
      await gatherer.rest();
      await inTurn(end);
      await replaySegments({ ...into, files, logger });
    },
    close: async () => {
      await gatherer.rest();
      await trimming?.catch(() => undefined);
      if (written.length > 0) await trim();
    },
  };
}
