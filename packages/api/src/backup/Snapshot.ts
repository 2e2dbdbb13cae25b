import * as v from 'valibot';

import type { JobInputs, JobName } from '../tools/jobs.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const TableSum = v.object({
  name: v.string(),
  /** Those that are stored as given: what the database makes of them, it makes again. */
  columns: v.array(v.object({ name: v.string(), type: v.string() })),
  rows: Count,
  /** The same for the same rows in any order, on either engine. */
  checksum: v.string(),
});

const Sequence = v.object({ name: v.string(), value: v.string() });

/** What a database holds, but for its rows. */
export const Contents = v.object({
  /** The last one that ran. */
  migration: v.string(),
  /** In an order in which each comes after those that it refers to. */
  tables: v.array(TableSum),
  sequences: v.array(Sequence),
});

export type TableSum = v.InferOutput<typeof TableSum>;
export type Sequence = v.InferOutput<typeof Sequence>;
export type Contents = v.InferOutput<typeof Contents>;

/** A job that waits to be done. */
export interface WaitingJob {
  name: JobName;
  id: string;
  data: JobInputs[JobName];
  startAfter: string;
}

/** Everything that a database holds at one moment. */
export interface Snapshot {
  contents: Contents;
  /** The rows of a table, some at a time. Each is a JSON array of texts, in the order of its columns. */
  readRows: (table: TableSum) => AsyncIterable<readonly string[]>;
  /** To be asked after the rows. */
  readJobs: () => Promise<readonly WaitingJob[]>;
}
