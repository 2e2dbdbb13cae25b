import type { Insertable } from 'kysely';

import type { Database } from '../database/connect.ts';
import type { WorkspaceTables } from '../database/WorkspaceTables.ts';

/** The SQL of scans. */
export const createScansRepository = (database: Database) => ({
  /** Counts a scan, once for each token. */
  async record(scan: Insertable<WorkspaceTables['scan']>): Promise<void> {
    await database
      .insertInto('scan')
      .values(scan)
      .onConflict((conflict) => conflict.constraint('scan_counts_once').doNothing())
      .execute();
  },
});
