import { limits } from '@hearback/schema/limits';
import { changeTags, distinctTags, tagKey } from '@hearback/schema/rules';

import { wholeList } from '../database/readPage.ts';
import { invalidField, notFound } from '../http/ApiError.ts';
import type { ServiceTools } from '../services.ts';
import type { Location, LocationTagsInput, TagInUse, TagRenaming } from './contract.ts';
import { locationsSql } from './locations.sql.ts';
import { type Tagged, type TaggedTable, tagsSql } from './tags.sql.ts';

/** The tags by which locations and codes of an account are found. */
export const createTags = ({
  db,
  transact,
  now,
}: Pick<ServiceTools, 'db' | 'transact' | 'now'>) => ({
  list: (accountId: string): Promise<TagInUse[]> => tagsSql.list(db, accountId),

  /** Adds tags to locations and removes others: from all of them, or from none. */
  async changeLocations(
    accountId: string,
    { ids, add, remove }: LocationTagsInput,
  ): Promise<Location[]> {
    const distinctIds = [...new Set(ids.map((id) => id.toLowerCase()))];
    await transact(async (inside) => {
      const rows = await tagsSql.lockRows(inside.db, 'location', accountId, distinctIds);
      if (rows.length < distinctIds.length) throw notFound();
      const changed = rows.map(({ id, tags }): Tagged => ({
        id,
        tags: changeTags(tags, { add, remove }),
      }));
      if (changed.some(({ tags }) => tags.length > limits.tagsMax)) {
        throw invalidField('add', 'too_many_tags');
      }
      await tagsSql.write(inside.db, 'location', accountId, changed, now());
    });
    const asked = { ...wholeList, ids: distinctIds.join(',') };
    const { results } = await locationsSql.list(db, accountId, asked);
    return results;
  },

  /**
   * Gives a tag another name on all locations, codes and webhooks. Without a name it is removed, but not from
   * webhooks: one that has none left would be told everything.
   */
  async rename(accountId: string, { tag, name }: TagRenaming): Promise<TagInUse[]> {
    const key = tagKey(tag);
    const rename = (tags: string[]) =>
      distinctTags(tags.flatMap((each) => (tagKey(each) === key ? (name ?? []) : each)));
    await transact(async (inside) => {
      const tables: TaggedTable[] =
        name === null ? ['location', 'code'] : ['location', 'code', 'webhook'];
      let count = 0;
      for (const table of tables) {
        const rows = await tagsSql.lockCarriers(inside.db, table, accountId, tag);
        const changed = rows.map(({ id, tags }) => ({ id, tags: rename(tags) }));
        await tagsSql.write(inside.db, table, accountId, changed, now());
        count += rows.length;
      }
      if (count === 0) throw notFound();
    });
    return tagsSql.list(db, accountId);
  },
});
