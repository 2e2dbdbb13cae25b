import type { Cluster } from '../../scripts/machine/postgres.ts';
import type { Report } from './report.ts';

/** What a row of the test plan needs, and how far it goes. */
export interface Means {
  /** A PostgreSQL of this run, which waits for the disk. Rows restart it and leave it running. */
  cluster: Cluster;
  /** How many answers visitors send where answers are counted. */
  answers: number;
  /** How long something stands still, in seconds. */
  pauseSeconds: number;
  /** How many steps of each operation a process is killed at. */
  steps: number;
  /** The commit of an earlier version. Left out: the last one that knows fewer tables. */
  older: string | undefined;
}

/** A row of the test plan. */
export interface Row {
  id: string;
  title: string;
  run: (means: Means, report: Report) => Promise<void>;
}
