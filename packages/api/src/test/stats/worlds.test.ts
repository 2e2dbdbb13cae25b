import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { scansSql } from '../../survey/scans.sql.ts';
import type { StatsScansSubmissions } from '../../stats/contract.ts';
import { fold } from '../../stats/rollup/fold.ts';
import { rebuildAccount } from '../../stats/rollup/rebuildStats.ts';
import { createTestApi, type TestApi } from '../createTestApi.ts';
import { readAnswer } from '../workspace.ts';
import { compareStats, seen } from './compareStats.ts';
import { drawHappenings } from './world/changes.ts';
import { visit } from './world/visit.ts';
import { makeWorld } from './world/World.ts';

/** The seeds of the worlds: `npm test` has a few, `npm run -w lab stats` fifty. One alone: `7-7`. */
const { STATS_WORLDS = '1-4' } = process.env;
const [first = 1, last = first] = STATS_WORLDS.split('-').map(Number);
const seeds = Array.from({ length: last - first + 1 }, (_, nth) => first + nth);

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it.each(seeds)(
  'in world %d every figure is that of its rows',
  { timeout: 300_000 },
  async (seed) => {
    const world = await makeWorld(api, seed);
    const { accountId } = world.person;
    const { random } = world;
    const passed: string[] = [];

    const compare = async (stage: string) => {
      passed.push(stage);
      const difference = await compareStats(world);
      expect(difference, `seed ${seed}, after: ${passed.join('; ')}`).toBeUndefined();
    };
    /** With all of it waiting, then with some of it folded, then with all. */
    const foldStepwise = async () => {
      if (random.happens(0.5)) {
        await fold(api.store, accountId, 1 + random.below(30));
        await compare('(some folded)');
      }
      while ((await fold(api.store, accountId)).waits);
      await compare('(folded)');
      expect(await api.tools.rollup.isRecounting(accountId)).toBe(false);
    };

    await compare('nothing');
    await visit(world, 100);
    await compare('first visitors');
    await foldStepwise();
    for (const { name, happen } of drawHappenings(world, 8)) {
      await happen(world);
      await compare(name);
      if (random.happens(0.5)) await foldStepwise();
    }
    // Each single cell, also those that nobody happened to ask for.
    expect(await rebuildAccount(api.store, accountId, { onlyCompares: true })).toEqual([]);
  },
);

it('a day whose first hour comes twice is one day', { timeout: 60_000 }, async () => {
  const world = await makeWorld(api, 4);
  const { accountId } = world.person;
  const { get, patch } = api.as(world.person);
  for (const { id } of world.locations) {
    await readAnswer(patch(`/location/${id}/`, { timezone: 'America/Havana' }));
  }
  const code_id = world.codes[0]?.id ?? '';
  const { form } = await readAnswer<{ form: string }>(get(`/code/${code_id}/`));
  const scan = (visitor: string, time: string) => ({
    account_id: accountId,
    id: api.tools.newId(),
    code_id,
    scan_token: randomUUID(),
    form_id: form,
    channel: 'qr',
    visitor_hash: Buffer.from(visitor),
    scanned_at: new Date(`2024-11-03T${time}:00Z`),
  });
  // At half past midnight, and an hour later again.
  await scansSql.record(api.store.db, [scan('one', '04:30'), scan('two', '04:40')]);
  await scansSql.record(api.store.db, [scan('one', '05:30')]);
  while ((await fold(api.store, accountId)).waits);

  const { series } = await readAnswer<StatsScansSubmissions>(get('/stats/scans_submissions/'));
  expect(series.find(({ date }) => date === '2024-11-03')).toMatchObject({
    scans: 3,
    unique_scans: 2,
  });
});

/** What so many worlds have to have had for a proof. A few need not. */
const proofs = [
  'a change between versions',
  'a period before',
  'a silent code',
  'a slow answer',
  'an empty window',
  'equally common ratings',
  'more answers than scans',
  'words',
].filter(() => seeds.length >= 20);

it.each(proofs)('some world had %s', (name) => {
  expect(seen).toContain(name);
});
