import { randomUUID } from 'node:crypto';

import { fromKysely, fromPglite, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

import type { Connection, Database } from '../database/connect.ts';
import type { JobCount } from '../operator/health.sql.ts';
import type { Enqueue, JobName } from '../tools/jobs.ts';
import { createPoller } from '../tools/concurrency.ts';
import { type TraceContext, currentTraceContext } from '../tracing/currentWork.ts';
import { jobMaxSeconds } from './defineJob.ts';
import { jobs } from './jobs.ts';

/** A job whose process says nothing for so long is taken over by another. */
const silentSeconds = 10;

/** The interval of a job's heartbeat. */
export const signEverySeconds = 3;

/** The data of a job beside its input. */
interface OfJob {
  askedBy?: TraceContext;
}

/** To be kept with a job that is asked for now. */
export function originOfJob(): OfJob {
  const askedBy = currentTraceContext();
  return askedBy ? { askedBy } : {};
}

/** Parts a job's input from where it came from. A job that no request asked for gets an id of its own. */
export function readOrigin<Input extends object>(data: Input & OfJob) {
  const { askedBy, ...input } = data;
  return {
    input: input as unknown as Input,
    requestId: askedBy?.requestId ?? randomUUID(),
    traceparent: askedBy?.traceparent,
  };
}

/** New jobs announce themselves; those to be tried again or due later are looked for this often. */
const everyMs = 2_000;

/**
 * Puts jobs back which a process held that was killed, which the queue itself does after minutes, and
 * lists the queues with jobs that are due. Their time is counted by the database: clocks of processes
 * may differ.
 */
const statement = `
  with lost as (
    update job_queue.job set state = 'retry', start_after = now()
    where state = 'active' and retry_count < retry_limit
      and heartbeat_on + heartbeat_seconds * interval '1 second' < now()
    returning name
  )
  select name from job_queue.queue
  where name in (select name from lost) or exists (
    select from job_queue.job
    where job.name = queue.name and job.state < 'active' and job.start_after <= now())`;

interface DueJobs {
  /** Calls back for each queue with jobs that are due, from now on. */
  begin: (wake: (name: string) => void) => void;
  end: () => Promise<void>;
}

/** One poll for all queues, where each worker would have its own. */
function createDueJobs(boss: Pick<PgBoss, 'getDb'>, logger: Logger): DueJobs {
  const poller = createPoller({
    everyMs,
    onFailure: (error) => logger.warn({ err: error }, 'Jobs that are due wait'),
  });
  return {
    begin: (wake) =>
      poller.begin(async () => {
        const { rows } = await boss.getDb().executeSql(statement, []);
        for (const { name } of rows as { name: string }[]) wake(name);
      }),
    end: poller.end,
  };
}

interface Needs {
  connection: Pick<Connection, 'engine' | 'url'>;
  logger: Logger;
  /** Seconds until the first retry; each further one waits twice as long, up to a minute. */
  retryDelaySeconds?: number;
  /** The number of retries before a job is given up. */
  retryLimit?: number;
}

export interface JobQueue {
  boss: PgBoss;
  enqueue: Enqueue;
  dueJobs: DueJobs;
  stop: () => Promise<void>;
}

export const jobNames = Object.keys(jobs) as JobName[];

/** A letter is worth trying for a day. */
const triesOfADay = 1_440;

const createBoss = ({ connection }: Needs): PgBoss => {
  const patience = {
    schema: 'job_queue',
    useListenNotify: true,
    // Done jobs are deleted after days: more often than hourly is work for nothing.
    maintenanceIntervalSeconds: 3_600,
  };
  if (connection.engine.kind === 'embedded') {
    return new PgBoss({ ...patience, db: fromPglite(connection.engine.lite), backend: 'pglite' });
  }
  return new PgBoss({
    ...patience,
    max: 3,
    ...(connection.url === undefined ? {} : { connectionString: connection.url }),
  });
};

/** Opens the queue of jobs, which lives in the same database as everything else. */
export async function openQueue(needs: Needs): Promise<JobQueue> {
  const { logger, retryDelaySeconds = 5, retryLimit = triesOfADay } = needs;
  const boss = createBoss(needs);
  boss.on('error', (error: unknown) => {
    logger.error({ err: error }, 'The job queue has trouble');
  });

  await boss.start();
  for (const name of jobNames) {
    await boss.createQueue(name, {
      notify: true,
      retryLimit,
      retryDelay: retryDelaySeconds,
      retryBackoff: true,
      retryDelayMax: 60,
      expireInSeconds: jobMaxSeconds,
    });
    // Adding nothing makes it known: looking it up inside a transaction would wait for that transaction.
    await boss.insert(name, []);
  }

  const dueJobs = createDueJobs(boss, logger);
  return {
    boss,
    dueJobs,
    enqueue: async (name, input, through, startAfter) => {
      await boss.send(
        name,
        { ...input, ...originOfJob() },
        {
          db: fromKysely(through),
          heartbeatSeconds: silentSeconds,
          ...(startAfter && { startAfter }),
        },
      );
    },
    stop: async () => {
      await dueJobs.end();
      await boss.stop({ graceful: true, close: true, timeout: 5_000 });
    },
  };
}

/** Jobs that were asked for in another database, to be done in this one. */
export async function insertJobs(
  { boss }: JobQueue,
  through: Database,
  jobs: readonly { name: JobName; id: string; data: object; startAfter: string }[],
): Promise<void> {
  for (const [name, some] of Map.groupBy(jobs, (job) => job.name)) {
    const rows = some.map(({ id, data, startAfter }) => ({
      id,
      data,
      startAfter,
      heartbeatSeconds: silentSeconds,
    }));
    await boss.insert(name, rows, { db: fromKysely(through) });
  }
}

/** True for the product's own jobs: the queue keeps some for itself. */
export const isOurs = ({ job }: JobCount): boolean => (jobNames as readonly string[]).includes(job);

/** True for jobs that should be done by now. */
export const isDue = ({ state }: JobCount): boolean => state === 'waiting' || state === 'retry';
