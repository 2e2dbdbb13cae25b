import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { answersAt } from '../../../test/answers.ts';
import { createTestApi, type TestApi } from '../../../test/createTestApi.ts';
import { makeOpenWorkspace } from '../../../test/workspace.ts';
import { createFolding } from './createFolding.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it('folds what waits without being asked, and what is asked for until it ends', async () => {
  const owner = await api.addPerson('owner');
  const { code } = await makeOpenWorkspace(api, owner);
  const { leave } = answersAt(api, owner, code.slug);
  const waits = async () => (await api.store.statsChanges.backlog(owner.accountId)).size;
  const isFolded = () => vi.waitFor(async () => expect(await waits()).toBe(0), 10_000);

  await leave({ rating: 9 });
  expect(await waits()).toBeGreaterThan(0);
  const folding = createFolding(api.tools, { soonMs: 0 });
  folding.begin();
  await isFolded();
  await leave({ rating: 2 });
  folding.ask();
  await isFolded();
  await folding.end();

  await leave({ rating: 2 });
  folding.ask();
  expect(await waits()).toBeGreaterThan(0);
  const { rows } = await sql<{ submissions: number }>`
    select submissions from stats_cell
    where account_id = ${owner.accountId} and kind = 'code' and grain = 'day'`.execute(
    api.database,
  );
  expect(rows).toEqual([{ submissions: 2 }]);
});

it('clears away what folds of the embedded database overwrote', async () => {
  await expect(api.store.statsChanges.tidy()).resolves.toBeUndefined();
});
