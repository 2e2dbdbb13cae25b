import { join } from 'node:path';

/** Where in a data folder the journal lies. */
export const journalOf = (dataDir: string): string => join(dataDir, 'journal');
