import type { Connection } from './connect.ts';
import { migrate } from './migrate.ts';
import { cutByTime } from './partitions/cutByTime.ts';

export interface UpdateOptions {
  /** Whether nobody else uses the database. That is so where it is embedded. */
  isAlone?: boolean;
}

/** Brings the tables of a database to this version, and cuts those by time that grow for ever. */
export async function bringUpToDate(
  connection: Connection,
  options: UpdateOptions = {},
): Promise<void> {
  await migrate(connection.database);
  await cutByTime(connection, new Date(), options);
}
