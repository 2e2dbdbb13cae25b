import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';

/** Jobs of one name in one state, and for how long the first of them has been due. */
export interface JobCount {
  job: string;
  state: 'waiting' | 'later' | 'retry' | 'active' | 'failed';
  count: number;
  dueSeconds: number;
}

/** Messages to webhooks that wait, and for how long the first of them has been due. */
export interface MessageCount {
  due: number;
  /** Tried before, and to be tried again; or being tried now. */
  later: number;
  dueSeconds: number;
}

/** A server that follows this one. */
export interface ReplicaLag {
  replica: string;
  seconds: number;
  bytes: number;
}

/** Nobody has more servers that follow one; a label of metrics has no more values. */
const mostReplicas = 20;

/** Health figures of the database, for operators. They belong to no account, so no account is bound. */
export const healthSql = {
  /** Lists the names of other connections to this database. */
  otherNames: async (database: Database, own: string): Promise<string[]> => {
    const { rows } = await sql<{ name: string }>`
      select distinct application_name as name from pg_stat_activity
      where datname = current_database() and application_name <> ${own}`.execute(database);
    return rows.map(({ name }) => name);
  },

  /** The jobs that are not done, those that never will be among them. */
  jobs: async (database: Database): Promise<JobCount[]> => {
    const { rows } = await sql<JobCount>`
      select name as job,
        case when state = 'created' and start_after > now() then 'later'
             when state = 'created' then 'waiting'
             else state::text end as state,
        count(*) as count,
        greatest(0, extract(epoch from now() - min(start_after)))::float8 as "dueSeconds"
      from job_queue.job
      where state in ('created', 'retry', 'active', 'failed')
      group by 1, 2`.execute(database);
    return rows;
  },

  /** The messages to webhooks that are not delivered and not given up. */
  messages: async (database: Database): Promise<MessageCount> => {
    const { rows } = await sql<MessageCount>`
      select count(*) filter (where due_at <= now()) as due,
        count(*) filter (where due_at > now()) as later,
        greatest(0, coalesce(extract(epoch from now() - min(due_at)), 0))::float8 as "dueSeconds"
      from webhook_delivery where state = 'waiting'`.execute(database);
    return rows[0] ?? { due: 0, later: 0, dueSeconds: 0 };
  },

  /** Counts the letters that were given up since a moment. */
  lettersGivenUp: async (database: Database, since: Date): Promise<number> => {
    const { count } = await database
      .selectFrom('letter')
      .where('failed_at', '>=', since)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  },

  /**
   * Lists the replicas of this server and their lag. None is named to a user who may not read
   * `pg_stat_replication`, nor by a server that is itself a replica.
   */
  replicas: async (database: Database): Promise<ReplicaLag[]> => {
    const { rows } = await sql<ReplicaLag>`
      select application_name as replica,
        coalesce(extract(epoch from max(replay_lag)), 0)::float8 as seconds,
        max(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn))::float8 as bytes
      from pg_stat_replication
      where not pg_is_in_recovery() and replay_lsn is not null
      group by 1
      order by 1
      limit ${mostReplicas}`.execute(database);
    return rows;
  },
};
