import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';

import type { Lite } from './lite/Lite.ts';
import { openLite } from './lite/openLite.ts';
import { parsers } from './parsers.ts';
import type { Tables } from './Tables.ts';
import { watchStatements, type StatementWatch } from './watchStatements.ts';

/** A door to the database. Inside a transaction, use only the transaction: the embedded one has one connection. */
export type Database = Kysely<Tables>;

/** Which engine is behind the door, for what only one of them can do. */
export type Engine = { kind: 'embedded'; lite: Lite } | { kind: 'postgres'; pool: pg.Pool };

export interface Connection {
  database: Database;
  engine: Engine;
  /** Where the server is; undefined for the embedded database. */
  url?: string;
  /** Who is told of each statement. */
  watch: StatementWatch;
  close: () => Promise<void>;
}

/** A door to an embedded database that is open already. */
export const connectLite = (lite: Lite): Connection => {
  const watch: StatementWatch = {};
  const dialect = new PGliteDialect({ pglite: lite });
  return {
    database: new Kysely<Tables>({ dialect: watchStatements(dialect, watch, { comments: false }) }),
    engine: { kind: 'embedded', lite },
    watch,
    close: () => lite.close(),
  };
};

/**
 * Opens the embedded database in a folder, or in memory without one, in this thread. The caller holds
 * the folder's lock.
 */
export const connectEmbedded = async (dataDir?: string, dump?: Blob): Promise<Connection> =>
  connectLite(await openLite({ dataDir, dump }));

/** What one statement may take while the product serves people. */
const whileServing = {
  max: 10,
  statement_timeout: 10_000,
  // For a server that hangs and enforces nothing.
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 15_000,
};

/**
 * A migration may write a large table anew, and a second process waits for it as long as that takes.
 * For a lock it waits seconds at most: whoever serves lets go within the limits above.
 */
const whileMigrating = { max: 2 };

/** What a replica does not answer soon is asked elsewhere. */
const whileFollowing = {
  ...whileServing,
  connectionTimeoutMillis: 1_000,
  statement_timeout: 5_000,
  query_timeout: 6_000,
};

const limitsOf = { serving: whileServing, migrating: whileMigrating, following: whileFollowing };

/** Opens a pool of connections to PostgreSQL. Nothing is sent until the first query. */
export function connectPostgres(
  url: string,
  onLost: (error: Error) => void = () => undefined,
  work: keyof typeof limitsOf = 'serving',
): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    ...limitsOf[work],
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (format === 'binary' ? undefined : parsers[oid]) ?? pg.types.getTypeParser(oid, format),
    },
  });
  // A connection that breaks while nobody uses it would otherwise end the process.
  pool.on('error', onLost);
  // So would one that breaks between two statements of a transaction; its next statement fails anyway.
  pool.on('connect', (client) => {
    client.on('error', onLost);
  });
  const watch: StatementWatch = {};
  const dialect = new PostgresDialect({ pool });
  const database = new Kysely<Tables>({
    dialect: watchStatements(dialect, watch, { comments: true }),
  });
  return { database, engine: { kind: 'postgres', pool }, url, watch, close: () => pool.end() };
}
