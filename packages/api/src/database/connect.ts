import { PGlite } from '@electric-sql/pglite';
import { openPGlite, type PGliteClient } from '@hearback/durable-pglite';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';

import { narrowStatements } from './ownPlaces.ts';
import { parsers } from './parsers.ts';
import pgliteOptions from './pgliteOptions.ts';
import type { Tables } from './Tables.ts';
import { watchStatements, type StatementWatch } from './watchStatements.ts';

/** A door to the database. Inside a transaction, use only the transaction: the embedded one has one connection. */
export type Database = Kysely<Tables>;

/** The engine of a connection, for features that only one of them has. */
export type Engine = { kind: 'embedded'; lite: PGliteClient } | { kind: 'postgres'; pool: pg.Pool };

export interface Connection {
  database: Database;
  engine: Engine;
  /** The URL of the server; undefined for the embedded database. */
  url?: string;
  /** Called for each statement. */
  watch: StatementWatch;
  close: () => Promise<void>;
}

/** A door to an embedded database that is open already. */
export const connectLite = (lite: PGliteClient): Connection => {
  const watch: StatementWatch = {};
  const dialect = new PGliteDialect({ pglite: lite });
  return {
    database: new Kysely<Tables>({
      dialect: narrowStatements(watchStatements(dialect, watch, { comments: false })),
    }),
    engine: { kind: 'embedded', lite },
    watch,
    close: () => lite.close(),
  };
};

/**
 * Opens the embedded database in a folder, or in memory without one, in this thread. The caller holds
 * the folder's lock.
 */
export async function connectEmbedded(dataDir?: string, dump?: Blob): Promise<Connection> {
  const options = { ...pgliteOptions, ...(dump && { loadDataDir: dump }) };
  if (dataDir === undefined) return connectLite(await PGlite.create(options));
  // Dumps are made for tests, which lose nothing with them.
  return connectLite(
    await openPGlite(dataDir, { options, ...(dump && { sync: () => undefined }) }),
  );
}

/** Limits of one statement while the product serves requests. */
const whileServing = {
  max: 10,
  statement_timeout: 10_000,
  // For a server that does not respond and enforces no limit.
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 15_000,
};

/**
 * A migration may rewrite a large table, and a second process waits for it as long as that takes. It waits
 * seconds at most for a lock: a serving process releases its locks within the limits above.
 */
const whileMigrating = { max: 2 };

/** Short limits: a read that a replica does not answer soon goes to the primary. */
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
  // An error on an idle connection would otherwise end the process.
  pool.on('error', onLost);
  // So would one that breaks between two statements of a transaction; its next statement fails anyway.
  pool.on('connect', (client) => {
    client.on('error', onLost);
  });
  const watch: StatementWatch = {};
  const dialect = new PostgresDialect({ pool });
  const database = new Kysely<Tables>({
    dialect: narrowStatements(watchStatements(dialect, watch, { comments: true })),
  });
  return { database, engine: { kind: 'postgres', pool }, url, watch, close: () => pool.end() };
}
