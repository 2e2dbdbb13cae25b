import { discardJob, retryJob } from '../operator/queue.ts';
import { isId } from '../tools/ids.ts';
import {
  CannotError,
  utcTime,
  mostOf,
  mostOption,
  table,
  UsageError,
  type CliCommand,
  type Given,
} from './Command.ts';
import { queuedJobsSql } from '../jobs/queuedJobs.sql.ts';

const idOf = ({ words }: Given): string => {
  const [id = '', ...rest] = words;
  if (!isId(id) || rest.length > 0) throw new UsageError('Name one job, by its id.');
  return id;
};

export const jobCommands: Record<string, CliCommand> = {
  list: {
    what: 'Lists the jobs that wait or failed, and the letters that were given up.',
    takes: '[--failed] [--most <n>]',
    options: { failed: { type: 'boolean' }, ...mostOption },
    run: async ({ db }, given) => {
      const most = mostOf(given);
      const isFailed = given.options['failed'] === true;
      const waiting = await queuedJobsSql.list(
        db,
        isFailed ? ['failed'] : ['created', 'retry', 'active', 'failed'],
        most,
      );
      const letters = await queuedJobsSql.listGivenUp(db, most);
      return {
        data: {
          jobs: waiting.map(({ data, ...job }) => ({ ...job, accountId: data.accountId })),
          letters,
        },
        lines: [
          ...table(
            ['job', 'name', 'state', 'retries', 'not before'],
            waiting.map(({ id, name, state, retries, startAfter }) => [
              id,
              name,
              state,
              String(retries),
              utcTime(startAfter),
            ]),
          ),
          '',
          'Letters that were given up:',
          ...table(
            ['letter', 'kind', 'given up', 'why'],
            letters.map(({ id, kind, failedAt, isRefused }) => [
              id,
              kind,
              utcTime(failedAt),
              isRefused ? 'refused' : 'tried for a day',
            ]),
          ),
        ],
      };
    },
  },
  retry: {
    what: 'Has a job done now, or a letter tried again that was given up.',
    takes: '<id of a job or a letter>',
    run: async (tools, given) => {
      const id = idOf(given);
      const kind = await retryJob(tools, id);
      if (!kind) {
        throw new CannotError(
          `Nothing can be tried again under ${id}: it is done, under way, unknown, or longer ago than the queue remembers.`,
        );
      }
      return { data: { id, kind }, lines: [`The ${kind} ${id} is tried within seconds.`] };
    },
  },
  discard: {
    what: 'Drops a job that waits or has failed. Its letter, if it has one, is given up.',
    takes: '<id of a job>',
    run: async (tools, given) => {
      const id = idOf(given);
      if (!(await discardJob(tools, id))) {
        throw new CannotError(`No job waits under ${id}.`);
      }
      return { data: { id }, lines: [`The job ${id} is dropped.`] };
    },
  },
};
