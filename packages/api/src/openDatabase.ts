import { setTimeout as wait } from 'node:timers/promises';

import { sql } from 'kysely';
import type { Logger } from 'pino';

import type { Settings } from './env.ts';
import { isDatabaseDown } from './database/databaseErrors.ts';
import { StartError } from './StartError.ts';
import { bringUpToDate, type UpdateOptions } from './database/migrate.ts';
import { connectPostgres, type Connection } from './database/connect.ts';
import { openEmbedded, type JournaledConnection } from './openEmbedded.ts';

type Needs = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/** The delays before connecting again to a server that is just starting. */
const retryDelaysMs = [500, 1_000, 2_000];

const nameOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};

const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
};

/** Brings the tables of a server up to date, over connections whose statements may take their time. */
async function migratePostgres(
  url: string,
  onLost: (error: Error) => void,
  options?: UpdateOptions,
): Promise<void> {
  const connection = connectPostgres(url, onLost, 'migrating');
  try {
    await bringUpToDate(connection, options);
  } finally {
    await connection.close();
  }
}

async function openPostgres(
  url: string,
  logger: Logger,
  options?: UpdateOptions,
): Promise<Connection> {
  const onLost = (error: Error) => {
    logger.warn({ err: error }, 'A connection to the database was lost');
  };
  const connection = connectPostgres(url, onLost);

  for (const delayMs of [...retryDelaysMs, undefined]) {
    try {
      await sql`select 1`.execute(connection.database);
      await migratePostgres(url, onLost, options);
      return connection;
    } catch (error) {
      if (delayMs !== undefined && isDatabaseDown(error)) {
        await wait(delayMs);
        continue;
      }
      await connection.close();
      throw new StartError(
        [
          `The database at ${nameOf(url)} cannot be used: ${reasonOf(error)}. Start it, or correct DATABASE_URL.`,
        ],
        { cause: error },
      );
    }
  }
  throw new Error('The loop above always returns or throws.');
}

/** Opens the database that the settings name and brings its tables up to date. */
export const openDatabase = (
  settings: Needs,
  logger: Logger,
  options?: UpdateOptions,
): Promise<JournaledConnection> =>
  settings.databaseUrl === undefined
    ? openEmbedded(settings.dataDir, logger)
    : openPostgres(settings.databaseUrl, logger, options);
