import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';

import type { Tables } from './Tables.ts';

/** A door to the database. Inside a transaction, use only the transaction: the embedded one has one connection. */
export type Database = Kysely<Tables>;

const asText = (text: string): string => text;

/** Both engines must hand out the same values: counts as numbers, days as `YYYY-MM-DD`. */
const parsers: Record<number, (text: string) => string | number> = {
  /** int8 */
  20: Number,
  /** date */
  1082: asText,
  /** numeric */
  1700: Number,
};

/** Which engine is behind the door, for what only one of them can do. */
export type Engine = { kind: 'embedded'; lite: PGlite } | { kind: 'postgres'; pool: pg.Pool };

export interface Connection {
  database: Database;
  engine: Engine;
  /** Where the server is; undefined for the embedded database. */
  url?: string;
  close: () => Promise<void>;
}

/** Opens the embedded database in a folder, or in memory without one. The caller holds the folder's lock. */
export async function connectEmbedded(dataDir?: string, dump?: Blob): Promise<Connection> {
  const lite = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(dump ? { loadDataDir: dump } : {}),
    parsers,
    // For migrations to ask for; PostgreSQL has it at hand.
    extensions: { pg_trgm },
  });
  const database = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: lite }) });
  return { database, engine: { kind: 'embedded', lite }, close: () => lite.close() };
}

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

/** Opens a pool of connections to PostgreSQL. Nothing is sent until the first query. */
export function connectPostgres(
  url: string,
  onLost: (error: Error) => void = () => undefined,
  work: 'serving' | 'migrating' = 'serving',
): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    ...(work === 'serving' ? whileServing : whileMigrating),
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
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { database, engine: { kind: 'postgres', pool }, url, close: () => pool.end() };
}
