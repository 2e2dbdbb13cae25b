import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

import { parsers } from '../parsers.ts';

/** Where the embedded database lies: in a folder, or in memory; made of a dump, or of nothing. */
export interface LitePlace {
  dataDir?: string | undefined;
  dump?: Blob | undefined;
}

/** Opens the embedded database in this thread, which does nothing else while a statement runs. */
export const openLite = ({ dataDir, dump }: LitePlace = {}): Promise<PGlite> =>
  PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(dump ? { loadDataDir: dump } : {}),
    parsers,
    // For migrations to ask for; PostgreSQL has it at hand.
    extensions: { pg_trgm },
  });
