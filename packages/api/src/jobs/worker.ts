import type { Metrics } from '../metrics/createMetrics.ts';
import type { JobInputs, JobName } from '../tools/jobs.ts';
import { currentWork, type SpanTracer } from '../tracing/currentWork.ts';
import type { Job, JobTools } from './defineJob.ts';
import { jobs } from './jobs.ts';
import { readOrigin, jobNames, type JobQueue, signEverySeconds } from './queue.ts';

/** The observers of jobs: traces and metrics. */
interface Watchers {
  tracer?: SpanTracer | undefined;
  metrics?: Pick<Metrics, 'job'> | undefined;
}

/** `dueJobs` wakes the workers. Each looks by itself this often, should a wake-up be lost. */
const ownPollSeconds = 300;

/** Does the jobs that wait, from now on. One that throws is tried again, and so is one whose process is gone. */
export async function startWorker(
  { boss, dueJobs }: JobQueue,
  tools: JobTools,
  { tracer, metrics }: Watchers = {},
): Promise<void> {
  const workers = new Map<string, string>();
  const work = async (name: JobName) => {
    // TypeScript cannot see that a name and its job belong together.
    const job = jobs[name] as Job<JobName>;
    const options = {
      batchSize: 1,
      notifyPollingIntervalSeconds: ownPollSeconds,
      includeMetadata: true,
      heartbeatRefreshSeconds: signEverySeconds,
    } as const;
    const worker = boss.work<JobInputs[JobName], void, typeof options>(
      name,
      options,
      async (batch) => {
        for (const { id, data, retryCount, retryLimit } of batch) {
          const { input, requestId, traceparent } = readOrigin(data);
          const logger = tools.logger.child({ request_id: requestId, job: name, job_id: id });
          const span = tracer?.begin(`job ${name}`, { kind: 'consumer', requestId, traceparent });
          const isLastTry = retryCount >= retryLimit;
          const startedAt = performance.now();
          const end = (outcome: 'ok' | 'failed') => {
            span?.end({ failed: outcome === 'failed' });
            const seconds = (performance.now() - startedAt) / 1_000;
            metrics?.job({ job: name, outcome, seconds });
          };
          try {
            await currentWork.run({ requestId, span }, () =>
              job.run(input, { ...tools, logger, isLastTry, retries: retryCount }),
            );
            end('ok');
          } catch (error) {
            end('failed');
            logger.warn({ err: error }, 'A job failed and is tried again');
            throw error;
          }
        }
        // Jobs that were announced meanwhile are announced as one: there may be more.
        boss.notifyWorker(await worker);
      },
    );
    workers.set(name, await worker);
  };
  for (const name of jobNames) await work(name);
  dueJobs.begin((name) => boss.notifyWorker(workers.get(name) ?? ''));
}
