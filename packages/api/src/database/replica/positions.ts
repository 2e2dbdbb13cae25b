import { sql } from 'kysely';

import { createGatherer } from '../../tools/gather.ts';
import type { Database } from '../connect.ts';

/** Which database of which cluster this is. A copy of it says the same. */
const identity = sql<string>`
  (select system_identifier::text from pg_control_system()) || ' ' || current_database()`;

/** Where a server is in the log of everything that was written, in bytes. */
export type Position = bigint;

/** What a server that follows says of itself. */
export interface Following {
  identity: string;
  /** Null when it follows nobody. */
  position: Position | null;
  /** For how long it has had nothing to replay. Null when it has never had anything. */
  quietSeconds: number | null;
}

/** Reads what PostgreSQL writes as two hexadecimal halves: `16/B374D848`. */
export function toPosition(lsn: string): Position {
  const [high = '', low = ''] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * How far everything is that was committed. Whoever asks gets what holds after they asked; those who
 * ask meanwhile share the next answer.
 */
export function createPositionOf(primary: Database): () => Promise<Position> {
  const gatherer = createGatherer<undefined, Position>({
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
  return () => gatherer.add(undefined);
}

/** Which database a server has. */
export async function identityOf(database: Database): Promise<string> {
  const { rows } = await sql<{ identity: string }>`select ${identity} as identity`.execute(
    database,
  );
  return rows[0]?.identity ?? '';
}

/** How far a server is that follows. */
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
