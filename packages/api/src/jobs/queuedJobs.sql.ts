import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import type { JobName } from '../tools/jobs.ts';

/** A job as it lies in the queue. */
export interface QueuedJob {
  id: string;
  name: JobName;
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  /** The number of retries so far. */
  retries: number;
  startAfter: Date;
  createdAt: Date;
  data: { accountId?: string; letterId?: string } & Record<string, unknown>;
}

/** A letter that was given up. */
export interface GivenUpLetter {
  id: string;
  accountId: string;
  kind: string;
  failedAt: Date;
  isRefused: boolean;
}

const columns = sql`id, name, state, retry_count as retries, start_after as "startAfter",
  created_on as "createdAt", data`;

/** The jobs of the queue, for whoever runs the product: of all accounts. */
export const queuedJobsSql = {
  /** Jobs that wait or have failed, the oldest first. */
  list: async (
    database: Database,
    states: readonly QueuedJob['state'][],
    most: number,
  ): Promise<QueuedJob[]> => {
    const { rows } = await sql<QueuedJob>`
      select ${columns} from job_queue.job where state::text = any(${states})
      order by created_on, id limit ${most}`.execute(database);
    return rows;
  },

  find: async (database: Database, id: string): Promise<QueuedJob | undefined> => {
    const { rows } = await sql<QueuedJob>`
      select ${columns} from job_queue.job where id = ${id}`.execute(database);
    return rows[0];
  },

  /** The last job about a letter, also when it is done. */
  findOfLetter: async (database: Database, letterId: string): Promise<QueuedJob | undefined> => {
    const { rows } = await sql<QueuedJob>`
      select ${columns} from job_queue.job where data ->> 'letterId' = ${letterId}
      order by created_on desc limit 1`.execute(database);
    return rows[0];
  },

  /** Has a job done now that waits, or that has failed for good. Answers false when there is none. */
  retry: async (database: Database, id: string): Promise<boolean> => {
    const { rows } = await sql`
      update job_queue.job
      set state = 'retry', start_after = now(), completed_on = null,
        retry_limit = greatest(retry_limit, retry_count + 1)
      where id = ${id} and state in ('created', 'retry', 'failed')
      returning id`.execute(database);
    return rows.length > 0;
  },

  /** Drops a job that waits, or that has failed. Answers false when there is none. */
  discard: async (database: Database, id: string): Promise<boolean> => {
    const { rows } = await sql`
      delete from job_queue.job where id = ${id} and state in ('created', 'retry', 'failed')
      returning id`.execute(database);
    return rows.length > 0;
  },

  listGivenUp: async (database: Database, most: number): Promise<GivenUpLetter[]> => {
    const { rows } = await sql<GivenUpLetter>`
      select id, account_id as "accountId", kind, failed_at as "failedAt", is_refused as "isRefused"
      from letter where failed_at is not null order by failed_at desc limit ${most}`.execute(
      database,
    );
    return rows;
  },

  /** Takes up a letter again that was given up. Answers whose it is. */
  takeUp: async (database: Database, letterId: string): Promise<string | undefined> => {
    const row = await database
      .updateTable('letter')
      .set({ failed_at: null, is_refused: false, trying_until: null })
      .where('id', '=', letterId)
      .where('failed_at', 'is not', null)
      .returning('account_id')
      .executeTakeFirst();
    return row?.account_id;
  },
};
