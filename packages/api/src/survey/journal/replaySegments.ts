import type { Logger } from 'pino';

import { isDatabaseDown } from '../../database/isDatabaseDown.ts';
import type { Submission, SubmissionFate } from '../submissions.sql.ts';
import { createGatherer } from '../../tools/gather.ts';
import type { JournalFiles } from './JournalFiles.ts';
import { findDamaged, findSegments, nameAside } from './names.ts';
import { readSegment } from './readSegment.ts';

/** Where answers of the journal go. */
export interface ReplayInto {
  /** Keeps answers that were taken in before, whatever has become of their codes since. */
  keepAgain: (submissions: readonly Submission[]) => Promise<readonly SubmissionFate[]>;
  /** Answers when everything that was committed is in the database's own files, and on the disk. */
  checkpoint: () => Promise<void>;
}

interface Tools extends ReplayInto {
  files: JournalFiles;
  logger: Logger;
}

type Counts = Record<SubmissionFate | 'refused', number>;

/** As many as the product writes at once. */
const most = 512;

async function keepAll(
  { keepAgain, logger }: Tools,
  submissions: readonly Submission[],
  counts: Counts,
): Promise<void> {
  const { add } = createGatherer({
    most,
    mostWaiting: Infinity,
    refuse: () => new Error('Nobody is refused here.'),
    isFaultOfOne: (error) => !isDatabaseDown(error),
    write: keepAgain,
  });
  const fates = await Promise.allSettled(submissions.map(add));
  for (const fate of fates) {
    if (fate.status === 'fulfilled') counts[fate.value] += 1;
    else if (isDatabaseDown(fate.reason)) throw fate.reason;
    else {
      counts.refused += 1;
      logger.error(
        { err: fate.reason as unknown },
        'The database refuses an answer of the journal',
      );
    }
  }
}

/** Replays one segment. Answers whether all of it could be used. */
async function replaySegment(tools: Tools, name: string, isLast: boolean): Promise<boolean> {
  const { files, logger } = tools;
  const { lines, torn, damaged } = readSegment(await files.read(name), isLast);
  const counts: Counts = { new: 0, known: 0, paused: 0, gone: 0, refused: 0 };
  const submissions = lines.map(({ submission }) => submission);
  await keepAll(tools, submissions, counts);

  logger.info({ segment: name, ...counts }, 'Answers of the journal are in the database');
  if (torn > 0) {
    logger.warn(
      { segment: name, bytes: torn },
      'The last write to the journal did not come to its end. Nobody was told that it was kept, and it is left out',
    );
  }
  if (damaged > 0) {
    logger.error(
      { segment: name, bytes: damaged },
      'A part of the journal cannot be read: answers may be missing. The segment is kept aside',
    );
  }
  return damaged === 0 && counts.refused === 0;
}

/** Puts every answer of the journal into the database, once each, and drops the journal then. */
export async function replaySegments(tools: Tools): Promise<void> {
  const { files, checkpoint, logger } = tools;
  const names = await files.list();
  const segments = findSegments(names);
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
    logger.error(
      { segments: damaged },
      'The journal has segments that could not be read whole. See docs/operations.md, then delete them',
    );
  }
}
