import type { Logger } from 'pino';

import { judgeSentiment, type Judgement, type Said } from '../text/judgeSentiment.ts';
import { createBatcher } from '../tools/createBatcher.ts';
import { PostponedError } from '../workers/PostponedError.ts';
import { readEach } from '../workers/readEach.ts';
import type { Workers } from '../workers/createWorkers.ts';

/** The sentiment of an answer while it is computed. */
export interface PendingSentiment {
  /** Undefined as long as it is not known. */
  now: () => Judgement | undefined;
  /** Answers once it is known, or nothing more is to be expected soon. */
  settled: Promise<unknown>;
}

/** Computes the sentiment of answers in a worker thread. */
export interface Judging {
  /** Begins to judge, and answers at once. */
  begin: (said: Said) => PendingSentiment;
  /**
   * Computes a sentiment. Returns null if the comment crashes the worker or times out; throws a
   * `PostponedError` if no worker was available.
   */
  judge: (said: Said) => Promise<Judgement | null>;
}

interface Tools {
  workers: Pick<Workers, 'run'>;
  logger: Logger;
}

/** Comments per message: with more, the first would wait for the last. */
const most = 64;

/** A message that takes longer is not waited for: its worker is starting, or is stuck. */
const usualMs = 100;

/** More comments than a thread reads in a second: who comes after is judged once it has caught up. */
const mostWaiting = 4_096;

/** The key for tasks of the product itself, which belong to no account. */
const nobody = '';

/** The sentiment of an answer whose comment is not read. */
export const judgeByRating = ({ rating }: Pick<Said, 'rating'>): Judgement =>
  judgeSentiment({ rating, comment: '' });

/** A sentiment that is known. */
export const knownMood = (judgement: Judgement): PendingSentiment => ({
  now: () => judgement,
  settled: Promise.resolve(),
});

/** Judges comments in a thread, those together that came while it read others. */
export function createJudging({ workers, logger }: Tools): Judging {
  // The time at which the current message was sent.
  let since = Infinity;
  const comments = createBatcher<Said, Judgement | null>({
    most,
    mostWaiting,
    refuse: () => new PostponedError('Too many comments wait to be judged.'),
    // Whose fault it is was found out.
    isFaultOfOne: () => false,
    write: async (batch) => {
      since = performance.now();
      const judged = await readEach(
        (each) => workers.run('judgeComments', each, nobody),
        batch.map(({ rating, comment, language }) => ({ rating, comment, language })),
      ).finally(() => (since = Infinity));
      const broken = judged.filter((judgement) => judgement === null).length;
      if (broken > 0) logger.error({ comments: broken }, 'Comments could not be judged');
      return judged;
    },
  });
  const isLate = () => performance.now() - since > usualMs;
  const judge: Judging['judge'] = (said) =>
    said.comment === '' ? Promise.resolve(judgeByRating(said)) : comments.add(said);

  return {
    judge,
    begin: (said) => {
      if (said.comment === '') return knownMood(judgeByRating(said));
      // Backlog: the comment is judged after it is written.
      if (isLate()) return { now: () => undefined, settled: Promise.resolve() };
      let judgement: Judgement | undefined;
      const settled = judge(said).then(
        (judged) => (judgement = judged ?? undefined),
        () => undefined,
      );
      return { now: () => judgement, settled };
    },
  };
}
