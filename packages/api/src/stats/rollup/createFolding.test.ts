import { setTimeout as wait } from 'node:timers/promises';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { answersAt } from '../../test/answers.ts';
import { createTestApi, type TestApi } from '../../test/createTestApi.ts';
import { makeOpenWorkspace } from '../../test/workspace.ts';
import { createFolding } from './createFolding.ts';
import { statsChangesSql } from '../statsChanges.sql.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it('folds what waits without being asked, and what is asked for until it ends', async () => {
  const owner = await api.addPerson('owner');
  const { code } = await makeOpenWorkspace(api, owner);
  const { leave } = answersAt(api, owner, code.slug);
  const waits = async () => (await statsChangesSql.backlog(api.store.db, owner.accountId)).size;
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

describe.skipIf(process.env['TEST_DATABASE_URL'])('what the embedded database needs', () => {
  it('lets the embedded database see how its tables grew, by the columns that cells are found by', async () => {
    for (const step of statsChangesSql.tidySteps(api.store.db)) await step();

    const { rows } = await sql<{ table: string; columns: string[] }>`
      select tablename as table, array_agg(attname::text order by attname) as columns from pg_stats
      where tablename in ('feedback', 'stats_cell') group by tablename order by tablename`.execute(
      api.database,
    );
    expect(rows.map(({ table }) => table)).toEqual(['feedback', 'stats_cell']);
    expect(rows[1]?.columns).toEqual(['account_id', 'grain', 'key', 'kind', 'starts']);
  });

  it('lets others have the connection between two steps of clearing up', async () => {
    const owner = await api.addPerson('other');
    const { code } = await makeOpenWorkspace(api, owner);
    await answersAt(api, owner, code.slug).leave({ rating: 9 });
    const happened: string[] = [];
    const step = async () => {
      await wait(20);
      happened.push('step');
      // Due after a step that follows at once, and before one that follows a rest.
      setTimeout(() => happened.push('visitor'), 40);
    };
    const tidySteps = vi.spyOn(statsChangesSql, 'tidySteps').mockReturnValue([step, step]);
    const folding = createFolding(api.tools, { soonMs: 0 });
    folding.begin();
    await vi.waitFor(
      () => expect(happened.filter((what) => what === 'step')).toHaveLength(2),
      10_000,
    );
    await folding.end();
    tidySteps.mockRestore();
    expect(happened.slice(0, 3)).toEqual(['step', 'visitor', 'step']);
  });
});
