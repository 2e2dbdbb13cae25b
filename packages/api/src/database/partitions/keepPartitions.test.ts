import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { scansSql } from '../../survey/scans.sql.ts';
import { citusWorkers } from '../../test/askServer.ts';
import { createTestApi, type TestApi } from '../../test/createTestApi.ts';
import { openStatsShop } from '../../test/openStatsShop.ts';
import { cafeLocation, readAnswer } from '../../test/workspace.ts';
import { newId } from '../../tools/ids.ts';
import { rebuildAccount } from '../../stats/rollup/rebuildStats.ts';
import { keepPartitions } from './keepPartitions.ts';
import { partitionsSql } from './partitions.sql.ts';

const dayMs = 86_400_000;

let api: TestApi;
let at: Awaited<ReturnType<typeof openStatsShop>>;
beforeAll(async () => {
  api = await createTestApi();
  at = await openStatsShop(api);
});
afterAll(() => api.close());

/** The tools on a day, where rows are kept for a hundred days. */
const on = (day: string) => ({
  ...api.tools,
  now: () => new Date(day),
  settings: { ...api.settings, feedbackDays: 100, scanDays: 100 },
});

const namesOf = async (table: 'feedback' | 'scan') =>
  (await partitionsSql.list(api.store.db, table)).map(({ name }) => name);

const placeOf = async (table: 'feedback' | 'scan', id: unknown) => {
  const { rows } = await sql<{ place: string }>`
    select tableoid::regclass::text as place from ${sql.table(table)} where id = ${id}`.execute(
    api.database,
  );
  // A shard of a partition has its number behind the name.
  return rows[0]?.place.replace(/_\d{6}$/, '');
};

/** The year in which the tables were cut, and the two after it. */
const year = new Date().getUTCFullYear();
const [next, afterNext] = [year + 1, year + 2];

const answerAt = async (moment: string, fields: Record<string, unknown> = {}) => {
  const [id] = await at.answer({
    id: newId(new Date(moment)),
    occurred_at: moment,
    received_at: moment,
    ...fields,
  });
  return id;
};
const scanAt = async (moment: string, visitor: string) => {
  const [id] = await at.scan({ id: newId(new Date(moment)), scanned_at: moment, visitor });
  return id;
};

describe('partitions ahead of time', () => {
  it('are there three months before they are needed', async () => {
    await keepPartitions({ ...api.tools, now: () => new Date(`${next}-09-30T12:00:00Z`) });
    expect(await namesOf('scan')).not.toContain(`scan_before_${afterNext + 1}_01`);
    await keepPartitions({ ...api.tools, now: () => new Date(`${next}-11-01T12:00:00Z`) });
    expect(await namesOf('scan')).toContain(`scan_before_${afterNext + 1}_01`);
    expect(await namesOf('feedback')).toContain(`feedback_before_${afterNext + 1}_01`);
  });

  it('take what comes in their time, and the rest takes what has no time', async () => {
    const early = await answerAt(`${year}-12-31T23:59:59.999Z`);
    const late = await answerAt(`${next}-01-01T00:00:00Z`);
    const odd = (await at.answer({ id: 'ffffffff-ffff-4fff-8fff-ffffffffffff' }))[0];
    expect(await placeOf('feedback', early)).toBe(`feedback_before_${next}_01`);
    expect(await placeOf('feedback', late)).toBe(`feedback_before_${afterNext}_01`);
    expect(await placeOf('feedback', odd)).toBe('feedback_rest');
    expect(await partitionsSql.countRest(api.store.db, 'feedback')).toBe(1);
    await at.expectExact();
  });
});

// On Citus the words lie in the indexes of the shards, which vacuum keeps.
describe.skipIf(citusWorkers().length > 0)('the words of answers', () => {
  const waiting = async () => {
    const { rows } = await sql<{ pages: number }>`
      select sum(gin_clean_pending_list(oid))::int as pages from pg_class
      where relname like 'feedback_before_%_words'`.execute(api.database);
    return rows[0]?.pages ?? 0;
  };

  it('wait beside their index until they are put in their places, and are found meanwhile', async () => {
    await answerAt(`${year}-05-05T10:00:00Z`, { comment: 'Unforgettable pavlova' });
    const found = () => api.as(at.owner).get('/feedback/?search=pavlova');
    expect(await readAnswer(found())).toMatchObject({ count: 1 });

    await partitionsSql.placeWords(api.store.db);

    expect(await waiting()).toBe(0);
    expect(await readAnswer(found())).toMatchObject({ count: 1 });
    // The positive control.
    await answerAt(`${year}-05-05T11:00:00Z`, { comment: 'Unforgettable pavlova' });
    expect(await waiting()).toBeGreaterThan(0);
  });

  it('wait in larger numbers where a job puts them in their places, in new partitions as well', async () => {
    const { rows } = await sql<{ limits: string[] | null }>`
      select reloptions as limits from pg_class join pg_inherits on inhrelid = oid
      where inhparent = 'feedback_words'::regclass`.execute(api.database);
    const limit = api.tools.engine.kind === 'postgres' ? 4_096 : 256;
    expect(rows.length).toBeGreaterThanOrEqual(4);
    for (const { limits } of rows) expect(limits).toEqual([`gin_pending_list_limit=${limit}`]);
  });
});

describe('partitions that are older than rows are kept', () => {
  it('stay while anything of them is to be counted, and go without changing a figure', async () => {
    for (const month of ['03', '11']) {
      for (const visitor of ['anna', 'ben']) await scanAt(`${year}-${month}-10T10:00:00Z`, visitor);
      await answerAt(`${year}-${month}-10T10:05:00Z`, { rating: 9, comment: 'Lovely soup' });
    }
    // Of the last night of the year, and of the first of the next one.
    await scanAt(`${year}-12-31T22:30:00Z`, 'anna');
    await scanAt(`${next}-01-01T10:00:00Z`, 'anna');
    await scanAt(`${next}-06-01T10:00:00Z`, 'ben');
    const edited = await answerAt(`${next}-06-01T10:05:00Z`, { rating: 3, comment: 'Cold tea' });

    const day = `${next}-06-02T12:00:00Z`;
    await keepPartitions(on(day));
    expect(await namesOf('feedback')).toContain(`feedback_before_${next}_01`);

    await at.foldAll();
    const before = await at.everything();
    await keepPartitions(on(day));
    expect(await namesOf('feedback')).not.toContain(`feedback_before_${next}_01`);
    expect(await namesOf('scan')).not.toContain(`scan_before_${next}_01`);
    expect(await at.everything()).toEqual(before);

    // What is still there is changed and counted as ever.
    await at.change('feedback', [edited], { rating: 10 });
    await at.expectExact();
  });

  it('leave their history where it was when a code moves, or its location has another clock', async () => {
    const sumOf = async (location: string) => {
      const { scans, unique_scans, submissions } = await at.sum('location', [location]);
      return { scans, unique_scans, submissions };
    };
    const { shop } = at;
    const was = await sumOf(shop.location.id);
    const other = await readAnswer<{ id: string }>(
      api.as(at.owner).post('/location/', cafeLocation(shop.company.id)),
    );
    await sql`
      update code set location_id = ${other.id}, updated_at = ${`${next}-06-02T12:00:00Z`}
      where id = ${shop.code.id}`.execute(api.database);
    await at.foldAll();
    expect(await sumOf(shop.location.id)).toEqual(was);
    expect(await sumOf(other.id)).toEqual({ scans: 0, unique_scans: 0, submissions: 0 });

    await sql`
      update location set timezone = 'America/New_York' where id = ${shop.location.id}`.execute(
      api.database,
    );
    await at.foldAll();
    expect(await sumOf(shop.location.id)).toEqual(was);
    await at.expectExact();
  });

  it('are left as they were counted when statistics are made anew', async () => {
    const before = await at.everything();
    await rebuildAccount(api.store, at.accountId, { startsOver: true });
    expect(await at.everything()).toEqual(before);
  });

  it('stay for ever where the settings say nothing', async () => {
    const names = await namesOf('feedback');
    await keepPartitions({ ...api.tools, now: () => new Date(`${next + 3}-01-01T00:00:00Z`) });
    expect(await namesOf('feedback')).toEqual(expect.arrayContaining(names));
  });
});

it('forgets keys of which no copy can come any more', async () => {
  const count = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from scan_key`.execute(
      api.database,
    );
    return rows[0]?.count;
  };
  const { shop, accountId } = at;
  await scansSql.record(api.store.db, [
    {
      account_id: accountId,
      id: newId(),
      code_id: shop.code.id,
      scan_token: crypto.randomUUID(),
      form_id: shop.form.id,
      channel: 'qr',
      visitor_hash: Buffer.from('carl'),
      scanned_at: new Date(),
    },
  ]);
  await keepPartitions({ ...api.tools, now: () => new Date(Date.now() + 59 * dayMs) });
  expect(await count()).toBe(1);
  await keepPartitions({ ...api.tools, now: () => new Date(Date.now() + 62 * dayMs) });
  expect(await count()).toBe(0);
});
