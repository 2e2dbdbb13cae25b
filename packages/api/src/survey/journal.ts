import type { JournalSettings, RecordJournal } from '@hearback/durable-pglite';

import { connectLite } from '../database/connect.ts';
import { ApiError } from '../http/ApiError.ts';
import { submissionsSql, type Submission } from './submissions.sql.ts';

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
    const json = JSON.parse(text) as Json & Submission;
    return {
      ...json,
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
