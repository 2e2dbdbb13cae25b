import type { Report } from '../faults/report.ts';
import type { Cluster } from '../../scripts/machine/postgres.ts';

/** Parameters of a row. Omitted ones have the row's defaults. */
interface Means {
  cluster: Cluster;
  seconds: (usual: number) => number;
  /** Number of answers in the database for statistics. */
  rows: number;
  connections: number;
}

/** A row of the test plan. */
export interface Row {
  id: string;
  title: string;
  /** Left out where it is not named: it takes hours, or the whole machine. */
  isLong?: boolean;
  run: (means: Means, report: Report) => Promise<void>;
}
