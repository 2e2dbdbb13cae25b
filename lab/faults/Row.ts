import type { Cluster } from '../../scripts/machine/postgres.ts';
import type { Report } from './report.ts';

/** Resources and parameters of a row of the test plan. */
export interface Means {
  /** A PostgreSQL of this run, which waits for the disk. Rows restart it and leave it running. */
  cluster: Cluster;
  /** Number of answers that visitors send in rows that count answers. */
  answers: number;
  /** Duration of a simulated stall, in seconds. */
  pauseSeconds: number;
  /** Number of steps of each operation at which a process is killed. */
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
