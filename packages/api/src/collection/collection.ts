import type { DeletionKind } from '../deletion/contract.ts';
import { removals, removeAll, type Remover } from '../deletion/removeAll.ts';
import type { Database } from '../database/connect.ts';
import type { Paged } from '../database/readPage.ts';
import { orNotFound } from '../http/ApiError.ts';
import type { Cascade, Removal } from './contract.ts';
import type { ServiceTools } from '../services.ts';

/** Reads the things of one kind; see `ownRows`. */
export interface CollectionSql<Item, Query> {
  list: (database: Database, accountId: string, query: Query) => Promise<Paged<Item>>;
  find: (database: Database, accountId: string, id: string) => Promise<Item | undefined>;
}

export type CollectionTools = Pick<ServiceTools, 'db' | 'read' | 'transact' | 'newId' | 'now'>;

/** Lists, reads and removes the things of one kind: the rules that all kinds of an account share. */
export const createCollection = <Item, Query>(
  { db, read, transact, newId, now }: CollectionTools,
  kind: Exclude<DeletionKind, 'feedback'>,
  sql: CollectionSql<Item, Query>,
) => ({
  list: (accountId: string, query: Query): Promise<Paged<Item>> =>
    read((from) => sql.list(from, accountId, query)),

  get: async (accountId: string, id: string): Promise<Item> =>
    orNotFound(await sql.find(db, accountId, id)),

  /** Removes things with all that hangs on them: all of the named ones, or none. */
  remove: (remover: Remover, ids: readonly string[]): Promise<Removal> =>
    removeAll({ transact, newId, now }, { remover, kind, ids }),

  async previewRemoval(accountId: string, id: string): Promise<Cascade> {
    const { found: there, ...cascade } = await read((from) =>
      removals[kind].preview(from, accountId, [id]),
    );
    orNotFound(there > 0);
    return cascade;
  },
});
