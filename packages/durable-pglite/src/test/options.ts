import type { PGliteOptions } from '@electric-sql/pglite';

/** Counts as numbers, days as texts: by their object ids in PostgreSQL. */
const options: PGliteOptions = {
  parsers: { 20: Number, 1082: (text: string) => text, 1700: Number },
};

export default options;
