import type { Report } from '../faults/report.ts';
import type { Cluster } from '../../scripts/machine/postgres.ts';

/** How much a row asks for. What is left out is as the row has it. */
interface Means {
  cluster: Cluster;
  seconds: (usual: number) => number;
  /** Answers in the database that statistics are asked of. */
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
