import type { JobInputs } from '../tools/jobs.ts';
import { note, type OperatorTools } from './OperatorTools.ts';
import { queuedJobsSql } from '../jobs/queuedJobs.sql.ts';
import { lettersSql } from '../notification/letters.sql.ts';

/** Has a job done now, or a letter tried again that was given up. Answers which it was. */
export const retryJob = (tools: OperatorTools, id: string) =>
  tools.transact(async (inside): Promise<'job' | 'letter' | undefined> => {
    if (await queuedJobsSql.retry(inside.db, id)) {
      const job = await queuedJobsSql.find(inside.db, id);
      const details = { job: id, name: job?.name ?? '' };
      await note(tools, inside, { command: 'jobs retry', accountId: job?.data.accountId, details });
      return 'job';
    }
    const job = await queuedJobsSql.findOfLetter(inside.db, id);
    const accountId = job && (await queuedJobsSql.takeUp(inside.db, id));
    if (!job || accountId === undefined) return undefined;
    // A retry needs the job's own input; TypeScript cannot see that name and input belong together.
    await inside.enqueue(job.name, job.data as unknown as JobInputs[typeof job.name]);
    await note(tools, inside, {
      command: 'jobs retry',
      accountId,
      details: { letter: id, name: job.name },
    });
    return 'letter';
  });

/** Drops a job that waits or has failed. Its letter, where it has one, is given up. */
export const discardJob = (tools: OperatorTools, id: string) =>
  tools.transact(async (inside): Promise<boolean> => {
    const job = await queuedJobsSql.find(inside.db, id);
    if (!job || !(await queuedJobsSql.discard(inside.db, id))) return false;
    const { accountId, letterId } = job.data;
    if (accountId !== undefined && letterId !== undefined) {
      await lettersSql.markFailed(inside.db, accountId, letterId, tools.now(), false);
    }
    await note(tools, inside, {
      command: 'jobs discard',
      accountId,
      details: { job: id, name: job.name },
    });
    return true;
  });
