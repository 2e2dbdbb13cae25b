import { sql } from 'kysely';

import { createBatcher } from '../../tools/createBatcher.ts';
import type { Database } from '../connect.ts';

/** Identifies the database and its cluster. A replica has the same identity. */
const identity = sql<string>`
  (select system_identifier::text from pg_control_system()) || ' ' || current_database()`;

/** A position in the write-ahead log, in bytes. */
export type Position = bigint;

/** The identity and position of a replica. */
export interface Following {
  identity: string;
  /** Null if the server is not a replica. */
  position: Position | null;
  /** For how long it has had nothing to replay. Null when it has never had anything. */
  quietSeconds: number | null;
}

/** Parses an LSN of PostgreSQL, two hexadecimal halves: `16/B374D848`. */
export function toPosition(lsn: string): Position {
  const [high = '', low = ''] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * Reads the position up to which everything committed is flushed. The result is never older than its
 * request; requests that come meanwhile share the next query.
 */
export function createPositionOf(primary: Database): () => Promise<Position> {
  const batcher = createBatcher<undefined, Position>({
    write: async (askers) => {
      const { rows } = await sql<{ lsn: string }>`
        select pg_current_wal_flush_lsn()::text as lsn`.execute(primary);
      const position = toPosition(rows[0]?.lsn ?? '0/0');
      return askers.map(() => position);
    },
    isFaultOfOne: () => false,
    most: 10_000,
    mostWaiting: 10_000,
    refuse: () => new Error('Too many reads wait to learn how far the database is.'),
  });
  return () => batcher.add(undefined);
}

/** The identity of a server's database. */
export async function identityOf(database: Database): Promise<string> {
  const { rows } = await sql<{ identity: string }>`select ${identity} as identity`.execute(
    database,
  );
  return rows[0]?.identity ?? '';
}

/** The replay position of a replica. */
export async function askFollower(database: Database): Promise<Following> {
  const { rows } = await sql<{ identity: string; lsn: string | null; quiet: number | null }>`
    select ${identity} as identity,
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end::text as lsn,
      extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as quiet
  `.execute(database);
  const { identity: its = '', lsn = null, quiet = null } = rows[0] ?? {};
  return {
    identity: its,
    position: lsn === null ? null : toPosition(lsn),
    quietSeconds: quiet,
  };
}
