import type { JobCount } from '../operator/vitals.sql.ts';
import { jobNames } from './queue.ts';

/** Whether jobs are the product's own: the queue keeps some for itself. */
export const isOurs = ({ job }: JobCount): boolean => (jobNames as readonly string[]).includes(job);

/** Whether jobs should be done by now. */
export const isDue = ({ state }: JobCount): boolean => state === 'waiting' || state === 'retry';
