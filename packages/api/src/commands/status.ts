import { listDamaged, type DamagedSegment } from '@hearback/durable-pglite';

import { isDue, isOurs } from '../jobs/queue.ts';
import { type JobCount, type MessageCount, healthSql } from '../operator/health.sql.ts';
import { utcTime, table, type CliCommand } from './Command.ts';

const dayMs = 86_400_000;

const sumOf = (counts: readonly JobCount[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

const sayDamaged = (damaged: readonly DamagedSegment[]): string[] =>
  damaged.length === 0
    ? []
    : [
        '',
        'Parts of the journal could not be read: answers may be missing. Look what is in these files, write to',
        'whom you can, and delete them:',
        ...table(
          ['file', 'bytes', 'written'],
          damaged.map(({ path, bytes, writtenAt }) => [path, String(bytes), utcTime(writtenAt)]),
        ),
      ];

const sayMessages = ({ due, later }: MessageCount): string =>
  `${due} due, ${later} to be tried again`;

export const status: Record<string, CliCommand> = {
  show: {
    what: 'Says how the product is; ends with 1 when somebody should look at something.',
    run: async ({ db, settings, now }) => {
      const counts = (await healthSql.jobs(db)).filter(isOurs);
      const messages = await healthSql.messages(db);
      const lettersGivenUp = await healthSql.lettersGivenUp(db, new Date(now().getTime() - dayMs));
      const damaged = await listDamaged(settings.dataDir);
      const jobs = {
        due: sumOf(counts.filter(isDue)),
        failed: sumOf(counts.filter(({ state }) => state === 'failed')),
      };
      return {
        data: { jobs, messages, lettersGivenUp, journal: { damaged } },
        lines: [
          ...table(
            ['what', 'how it is'],
            [
              ['jobs', `${jobs.due} due, ${jobs.failed} failed`],
              ['letters', `${lettersGivenUp} given up in 24 hours`],
              ['messages to webhooks', sayMessages(messages)],
              ['journal', `${damaged.length} damaged segments`],
            ],
          ),
          ...sayDamaged(damaged),
        ],
        code: jobs.failed + damaged.length > 0 ? 1 : 0,
      };
    },
  },
};
