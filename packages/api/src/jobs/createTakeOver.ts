import type { Logger } from 'pino';
import type { PgBoss } from 'pg-boss';

import { createRounds } from '../tools/rounds.ts';

const everyMs = 3_000;

/** Their time is counted by the database: clocks of processes may differ. */
const statement = `
  update job_queue.job set state = 'retry', start_after = now()
  where state = 'active' and retry_count < retry_limit
    and heartbeat_on + heartbeat_seconds * interval '1 second' < now()`;

export interface TakeOver {
  begin: () => void;
  end: () => Promise<void>;
}

/** Puts jobs back which a process held that was killed. The queue itself does so after minutes. */
export function createTakeOver(boss: Pick<PgBoss, 'getDb'>, logger: Logger): TakeOver {
  const rounds = createRounds({
    everyMs,
    onFailure: (error) => logger.warn({ err: error }, 'Jobs of dead processes stay'),
  });
  return {
    begin: () =>
      rounds.begin(async () => {
        await boss.getDb().executeSql(statement, []);
      }),
    end: rounds.end,
  };
}
