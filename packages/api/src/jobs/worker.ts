import type { JobInputs, JobName } from '../tools/jobs.ts';
import type { Job, JobTools } from './defineJob.ts';
import { jobs } from './jobs.ts';
import { jobNames, type JobQueue } from './queue.ts';

/** New jobs announce themselves; those to be tried again are looked for this often. */
const retryPollSeconds = 2;

/** Does the jobs that wait, from now on. A job that throws is tried again. */
export async function startWorker({ boss }: JobQueue, tools: JobTools): Promise<void> {
  const work = async (name: JobName) => {
    // TypeScript cannot see that a name and its job belong together.
    const job = jobs[name] as Job<JobName>;
    const options = {
      batchSize: 1,
      notifyPollingIntervalSeconds: retryPollSeconds,
      includeMetadata: true,
    } as const;
    const worker = boss.work<JobInputs[JobName], void, typeof options>(
      name,
      options,
      async (batch) => {
        for (const { id, data, retryCount, retryLimit } of batch) {
          try {
            const isLastTry = retryCount >= retryLimit;
            await job.run(data, { ...tools, isLastTry, retries: retryCount });
          } catch (error) {
            tools.logger.warn(
              { err: error, job: name, job_id: id },
              'A job failed and is tried again',
            );
            throw error;
          }
        }
        // Jobs that were announced meanwhile are announced as one: there may be more.
        boss.notifyWorker(await worker);
      },
    );
    await worker;
  };
  for (const name of jobNames) await work(name);
}
