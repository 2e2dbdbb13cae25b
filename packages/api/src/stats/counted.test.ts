import { fieldTypes, type FieldFacts } from '@hearback/schema/documents';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApi, type TestApi } from '../test/createTestApi.ts';
import { openStatsShop } from '../test/openStatsShop.ts';

let api: TestApi;
let shop: Awaited<ReturnType<typeof openStatsShop>>;
beforeAll(async () => {
  api = await createTestApi();
  shop = await openStatsShop(api);
});
afterAll(() => api.close());

/** What waits to be counted after one column of an answer was changed. */
async function changesAfter(column: string, value: unknown): Promise<unknown[]> {
  const [id] = await shop.answer({ rating: 9, comment: 'Lovely.' });
  await shop.foldAll();
  await sql`update feedback set ${sql.ref(column)} = ${value} where id = ${id}`.execute(
    api.database,
  );
  const { rows } = await sql`
    select from stats_change where account_id = ${shop.accountId}`.execute(api.database);
  return rows;
}

const counted = Object.values<FieldFacts>(fieldTypes).flatMap(({ answer }) =>
  answer?.counted && answer.column !== null ? [answer] : [],
);

it.each(counted)('statistics follow each change of $column', async ({ column, counted: what }) => {
  // Triggers read columns. Answers without one are counted from the rows.
  expect(await changesAfter(column ?? '', what === 'rating' ? 3 : 'Cold.')).toHaveLength(1);
});

it('statistics follow no change of answers without a column', async () => {
  const answers = JSON.stringify({ phone: { type: 'phone', value: '1' } });
  expect(await changesAfter('answers', answers)).toEqual([]);
});
