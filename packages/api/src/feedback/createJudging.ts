import type { Logger } from 'pino';

import { judgeSentiment, type Judgement, type Said } from '../text/judgeSentiment.ts';
import { createGatherer } from '../tools/gather.ts';
import { PostponedError } from '../workers/PostponedError.ts';
import { readEach } from '../workers/readEach.ts';
import type { Workers } from '../workers/createWorkers.ts';

/** The mood of an answer while it is worked out. */
export interface Mood {
  /** Undefined as long as it is not known. */
  now: () => Judgement | undefined;
  /** Answers once it is known, or nothing more is to be expected soon. */
  settled: Promise<unknown>;
}

/** How the mood of answers is worked out, beside the thread that answers requests. */
export interface Judging {
  /** Begins to judge, and answers at once. */
  begin: (said: Said) => Mood;
  /**
   * Judges. Answers null where the comment breaks what reads it, or keeps it for too long; throws a
   * `PostponedError` where nobody came to read it.
   */
  judge: (said: Said) => Promise<Judgement | null>;
}

interface Tools {
  workers: Pick<Workers, 'run'>;
  logger: Logger;
}

/** So many comments are one message: more would have the first wait for the last. */
const most = 64;

/** A message that is under way for longer is not worth waiting for: its thread starts, or is stuck. */
const usualMs = 100;

/** More comments than a thread reads in a second: who comes after is judged once it has caught up. */
const mostWaiting = 4_096;

/** Tasks of the product itself are nobody's. */
const nobody = '';

/** The mood of an answer whose comment is not read. */
export const judgeByRating = ({ rating }: Pick<Said, 'rating'>): Judgement =>
  judgeSentiment({ rating, comment: '' });

/** A mood that is known. */
export const knownMood = (judgement: Judgement): Mood => ({
  now: () => judgement,
  settled: Promise.resolve(),
});

/** Judges comments in a thread, those together that came while it read others. */
export function createJudging({ workers, logger }: Tools): Judging {
  // When the message that is under way was sent.
  let since = Infinity;
  const comments = createGatherer<Said, Judgement | null>({
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
      // What comes meanwhile is judged once it is written.
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
