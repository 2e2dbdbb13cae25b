import type { JournalSettings, RecordJournal } from '@hearback/durable-pglite';
import pTimeout from 'p-timeout';

import { ApiError } from '../http/ApiError.ts';
import { connectLite } from '../database/connect.ts';
import { isDatabaseDown } from '../database/databaseErrors.ts';
import { scansSql, type Scan, type Start } from './scans.sql.ts';
import { isDistributed, type OnAway } from '../database/onShards.ts';
import type { Store } from '../database/store.ts';
import { submissionsSql, type Submission, type SubmissionFate } from './submissions.sql.ts';
import { createBatcher } from '../tools/createBatcher.ts';
import type { PendingSentiment } from '../feedback/createJudging.ts';

const toHex = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString('hex');

const fromHex = (text: unknown) => (typeof text === 'string' ? Buffer.from(text, 'hex') : null);

type Json = Record<keyof Submission, unknown>;

/**
 * Answers as JSON in the journal: a later version reads the entries that an earlier one wrote before a
 * crash. They are inserted again under the visitor's own id, so that each exists once.
 */
export const submissionJournal: JournalSettings<Submission> = {
  encode: (submission) =>
    JSON.stringify({
      ...submission,
      receipt_hash: toHex(submission.receipt_hash),
      visitor_hash: toHex(submission.visitor_hash),
    } satisfies Json),
  decode: (text) => {
    const json = JSON.parse(text) as Json & Omit<Submission, 'pictures' | 'publication'>;
    return {
      ...json,
      // An entry of the version before has neither.
      pictures: (json.pictures as string[] | undefined) ?? [],
      publication: json.publication === 'agreed' ? 'agreed' : null,
      receipt_hash: fromHex(json.receipt_hash) ?? Buffer.alloc(0),
      visitor_hash: fromHex(json.visitor_hash),
      occurred_at: new Date(json.occurred_at),
      received_at: new Date(json.received_at),
    };
  },
  replay: (submissions, client) =>
    submissionsSql.keep(connectLite(client).database, submissions, { isAgain: true }),
};

/** The journal of accepted answers, on disk apart from the database. */
export interface SubmissionJournal {
  /** Resolves when it is on disk. */
  keep: (submission: Submission) => Promise<void>;
  /** Resolves when all entries are on disk. */
  rest: () => Promise<void>;
}

/** Returns "unavailable" to visitors while the journal cannot be written. */
export const createSubmissionJournal = ({
  append,
  flush,
}: Pick<RecordJournal<Submission>, 'append' | 'flush'>): SubmissionJournal => ({
  keep: async (submission) => {
    try {
      await append(submission);
    } catch (cause) {
      const refusal = new ApiError('unavailable', 'The service is not available right now.', {
        headers: { 'Retry-After': '2' },
      });
      throw Object.assign(refusal, { cause });
    }
  },
  rest: flush,
});

interface Tools extends Pick<Store, 'db'> {
  /** Stores answers on disk before they are acknowledged, if the database does not do so itself. */
  journal?: SubmissionJournal | undefined;
  /** Schedules notifications for pending answers, within a moment. */
  tellSoon: () => void;
  /** Schedules the judging of answers that were written unjudged. */
  judgeSoon: () => void;
}

interface Given {
  submission: Submission;
  mood: PendingSentiment | undefined;
}

/** An answer with its sentiment, if known by now. */
const judged = ({ submission, mood }: Given): Submission => {
  const judgement = submission.sentiment === null ? mood?.now() : undefined;
  if (!judgement) return submission;
  return { ...submission, sentiment: judgement.sentiment, sentiment_source: judgement.source };
};

/** Milliseconds that answers wait for their sentiment: storing it later costs as much as writing them. */
const moodMs = 50;

/** Waits for the sentiments of answers that are about to be written, a moment at most. */
async function awaitMoods(given: readonly Given[]): Promise<void> {
  const open = given.flatMap(({ submission: { sentiment }, mood }) =>
    sentiment === null && mood && !mood.now() ? [mood.settled] : [],
  );
  if (open.length === 0) return;
  await pTimeout(Promise.all(open), { milliseconds: moodMs, fallback: () => undefined });
}

/** Batches the writes of visitors' answers and scans, many in one statement. */
export interface Ingestion {
  /**
   * Stores an answer, with its sentiment if known when it is written. Resolves with the result once it is
   * committed.
   */
  keep: (submission: Submission, mood?: PendingSentiment) => Promise<SubmissionFate>;
  /** Counts a scan, once for each token. */
  count: (scan: Scan) => Promise<void>;
  /** Records that a visitor began to fill in the form, once for each scan. */
  begin: (start: Start) => Promise<void>;
  /** Schedules notifications and judging for answers that were written elsewhere. */
  wake: () => void;
  /** Resolves when all accepted answers are written. */
  rest: () => Promise<void>;
}

/** A batch takes some hundredths of a second; a larger one would only make all of it wait longer. */
const most = 512;

/** One second of load on the fastest machine. Beyond that, clients should retry later. */
const mostWaiting = 8_192;

/** Timeout for a stalled database: the client sends the answer again, under the same id. */
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

/**
 * Writes rows of several accounts. Where the database is distributed and a node is away, the result of its accounts' rows is
 * the error, and the others' rows are written.
 */
async function writeReached<Result>(
  rows: readonly { account_id: string }[],
  write: (onAway: OnAway) => Promise<readonly Result[]>,
): Promise<(Result | Error)[]> {
  const away = new Map<string, Error>();
  const results = (await write((accountId, error) => away.set(accountId, error))).values();
  return rows.map(({ account_id }) => away.get(account_id) ?? (results.next().value as Result));
}

/**
 * Batches concurrent writes: while one batch is being written, the next one fills. Where the database is distributed, each
 * account has batches of its own: none waits for the node of another.
 */
export function createIngestion({ db, tellSoon, judgeSoon, journal }: Tools): Ingestion {
  let isApart = false;
  const shared = {
    ...bounds,
    groupOf: ({ account_id }: { account_id: string }) => (isApart ? account_id : ''),
  };
  const answers = createBatcher({
    ...bounds,
    groupOf: ({ submission }) => shared.groupOf(submission),
    write: async (given: readonly Given[]) => {
      await awaitMoods(given);
      const batch = given.map(judged);
      const isJournaled = journal !== undefined;
      const fates = await writeReached(batch, (onAway) =>
        submissionsSql.keep(db, batch, { isJournaled, onAway }),
      );
      isApart = await isDistributed(db);
      const kept = batch.filter((_, at) => fates[at] === 'new');
      if (kept.some(({ is_spam }) => !is_spam)) tellSoon();
      if (kept.some(({ sentiment }) => sentiment === null)) judgeSoon();
      return fates;
    },
  });
  const counts = createBatcher({
    ...shared,
    write: (batch: readonly Scan[]) =>
      writeReached<void>(batch, async (onAway) => {
        await scansSql.record(db, batch, onAway);
        return [];
      }),
  });

  const starts = createBatcher({
    ...shared,
    write: (batch: readonly Start[]) =>
      writeReached<void>(batch, async (onAway) => {
        await scansSql.begin(db, batch, onAway);
        return [];
      }),
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
      await Promise.all([answers.drain(), counts.drain(), starts.drain()]);
      await journal?.rest();
    },
  };
}
