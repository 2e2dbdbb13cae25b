import type { PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

import { parsers } from './parsers.ts';

/** The thread of the embedded database imports its options from here. */
export const optionsModule = new URL(import.meta.url);

/** The options of the embedded database. */
const options: PGliteOptions = {
  parsers,
  // For migrations to ask for; PostgreSQL has it at hand.
  extensions: { pg_trgm },
};

export default options;
