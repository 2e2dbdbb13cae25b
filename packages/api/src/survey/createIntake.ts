import { ApiError } from '../http/ApiError.ts';
import { isDatabaseDown } from '../database/isDatabaseDown.ts';
import type { Scan, Start } from './scans.sql.ts';
import type { Store } from '../store.ts';
import type { Submission, SubmissionFate } from './submissions.sql.ts';
import { createGatherer } from '../tools/gather.ts';
import type { Mood } from '../feedback/createJudging.ts';

interface Tools extends Pick<Store, 'submissions' | 'scans'> {
  /** Has answers on the disk before they are acknowledged, where the database leaves that to it. */
  journal?: AnswerJournal | undefined;
  /** Asks that accounts be told of the answers that wait, within a moment. */
  tellSoon: () => void;
  /** Asks that answers be judged that were written unjudged. */
  judgeSoon: () => void;
}

/** Answers that were taken in, apart from the database. */
interface AnswerJournal {
  /** Answers when it is on the disk. */
  keep: (submission: Submission) => Promise<void>;
  /** Answers when everything that was handed in is. */
  rest: () => Promise<void>;
}

interface Given {
  submission: Submission;
  mood: Mood | undefined;
}

/** An answer with its mood, as far as that is known by now. */
const judged = ({ submission, mood }: Given): Submission => {
  const judgement = submission.sentiment === null ? mood?.now() : undefined;
  if (!judgement) return submission;
  return { ...submission, sentiment: judgement.sentiment, sentiment_source: judgement.source };
};

/** So long answers wait for their mood at most: to note it later costs as much as to write them. */
const moodMs = 50;

/** Waits for the moods of answers that are about to be written, a moment at most. */
async function awaitMoods(given: readonly Given[]): Promise<void> {
  const open = given.flatMap(({ submission: { sentiment }, mood }) =>
    sentiment === null && mood && !mood.now() ? [mood.settled] : [],
  );
  if (open.length === 0) return;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, moodMs);
  });
  await Promise.race([Promise.all(open), late]);
  clearTimeout(timer);
}

/** Where visitors' answers and scans go in, many with one statement. */
export interface Intake {
  /**
   * Keeps an answer, with its mood where that is known when it is written. Answers what became of it once
   * that is committed.
   */
  keep: (submission: Submission, mood?: Mood) => Promise<SubmissionFate>;
  /** Counts a scan, once for each token. */
  count: (scan: Scan) => Promise<void>;
  /** Notes that a visitor began to fill in the form, once for each scan. */
  begin: (start: Start) => Promise<void>;
  /** Has answers told of and judged that were written elsewhere. */
  wake: () => void;
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
export function createIntake({ submissions, scans, tellSoon, judgeSoon, journal }: Tools): Intake {
  const answers = createGatherer({
    ...bounds,
    write: async (given: readonly Given[]) => {
      await awaitMoods(given);
      const batch = given.map(judged);
      const fates = await submissions.keep(batch, { isJournaled: journal !== undefined });
      const kept = batch.filter((_, at) => fates[at] === 'new');
      if (kept.some(({ is_spam }) => !is_spam)) tellSoon();
      if (kept.some(({ sentiment }) => sentiment === null)) judgeSoon();
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
    keep: async (submission, mood) => {
      const given = { submission, mood };
      const fate = await answers.add(given);
      // One that is known may have failed to get there when it was new.
      if (fate === 'new' || fate === 'known') await journal?.keep(judged(given));
      return fate;
    },
    count: counts.add,
    begin: starts.add,
    wake: () => {
      tellSoon();
      judgeSoon();
    },
    rest: async () => {
      await Promise.all([answers.rest(), counts.rest(), starts.rest()]);
      await journal?.rest();
    },
  };
}
