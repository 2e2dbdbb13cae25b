import { ApiError } from '../../errors/ApiError.ts';
import { isDatabaseDown } from '../../errors/isDatabaseDown.ts';
import type { Scan, Start } from '../../repositories/scans.ts';
import type { Store } from '../../repositories/store.ts';
import type { Submission, SubmissionFate } from '../../repositories/submissions.ts';
import { createGatherer } from '../../tools/gather.ts';

interface Tools extends Pick<Store, 'submissions' | 'scans'> {
  /** Has answers on the disk before they are acknowledged, where the database leaves that to it. */
  journal?: AnswerJournal | undefined;
  /** Asks that accounts be told of the answers that wait, within a moment. */
  tellSoon: () => void;
}

/** Answers that were taken in, apart from the database. */
interface AnswerJournal {
  /** Answers when it is on the disk. */
  keep: (submission: Submission) => Promise<void>;
  /** Answers when everything that was handed in is. */
  rest: () => Promise<void>;
}

/** Where visitors' answers and scans go in, many with one statement. */
export interface Intake {
  /** Keeps an answer. Answers what became of it once that is committed. */
  keep: (submission: Submission) => Promise<SubmissionFate>;
  /** Counts a scan, once for each token. */
  count: (scan: Scan) => Promise<void>;
  /** Notes that a visitor began to fill in the form, once for each scan. */
  begin: (start: Start) => Promise<void>;
  /** Answers when everything that was taken in is written. */
  rest: () => Promise<void>;
}

/** A batch takes some hundredths of a second; twice as much would only make everybody in it wait longer. */
const most = 512;

/** What a second of the fastest machine brings. Beyond that a phone does better to come back. */
const mostWaiting = 8_192;

/** A database that stands still keeps nobody longer: the answer comes again, under the same id. */
const patienceMs = 3_500;

const refuse = () =>
  new ApiError('unavailable', 'Too much arrives at once. Try again in a moment.', {
    headers: { 'Retry-After': '1' },
  });

// A database that is away is away for all of them, and what it did last is not known.
const bounds = {
  most,
  mostWaiting,
  patienceMs,
  refuse,
  isFaultOfOne: (error: unknown) => !isDatabaseDown(error),
};

/** Gathers what visitors leave while the database writes what came before. */
export function createIntake({ submissions, scans, tellSoon, journal }: Tools): Intake {
  const answers = createGatherer({
    ...bounds,
    write: async (batch: readonly Submission[]) => {
      const fates = await submissions.keep(batch, { isJournaled: journal !== undefined });
      if (fates.some((fate, at) => fate === 'new' && !batch[at]?.is_spam)) tellSoon();
      return fates;
    },
  });
  const counts = createGatherer({
    ...bounds,
    write: async (batch: readonly Scan[]) => {
      await scans.record(batch);
      return batch.map(() => undefined);
    },
  });

  const starts = createGatherer({
    ...bounds,
    write: async (batch: readonly Start[]) => {
      await scans.begin(batch);
      return batch.map(() => undefined);
    },
  });

  return {
    keep: async (submission) => {
      const fate = await answers.add(submission);
      // One that is known may have failed to get there when it was new.
      if (fate === 'new' || fate === 'known') await journal?.keep(submission);
      return fate;
    },
    count: counts.add,
    begin: starts.add,
    rest: async () => {
      await Promise.all([answers.rest(), counts.rest(), starts.rest()]);
      await journal?.rest();
    },
  };
}
