import type { AccountTables } from './AccountTables.ts';
import type { WorkspaceTables } from './WorkspaceTables.ts';

/** Every table, by its name. */
export interface Tables extends AccountTables, WorkspaceTables {}
