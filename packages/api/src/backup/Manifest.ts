import * as v from 'valibot';

import { Contents } from './Snapshot.ts';

/** A file of the data folder that no database holds. */
const KeptFile = v.object({
  path: v.pipe(v.string(), v.regex(/^(?:jwt-secret(?:-former)?|outbox\/[\w-][\w.-]*)$/)),
  sha256: v.string(),
});

/**
 * The first line of a backup. Behind it, each on a line of its own: the rows of each table, the jobs
 * that wait, and the files as base64.
 */
export const Manifest = v.object({
  format: v.literal('hearback-backup-1'),
  /** The version of the product that made it. */
  version: v.string(),
  made_at: v.pipe(v.string(), v.isoTimestamp()),
  ...Contents.entries,
  jobs: v.pipe(v.number(), v.integer(), v.minValue(0)),
  files: v.array(KeptFile),
});

export type Manifest = v.InferOutput<typeof Manifest>;
export type KeptFile = v.InferOutput<typeof KeptFile>;
