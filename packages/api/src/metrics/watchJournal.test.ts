import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createMetrics } from './createMetrics.ts';
import { watchJournal } from './watchJournal.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hearback-journal-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('tells of segments that were kept aside, until somebody deletes them', async () => {
  const metrics = createMetrics();
  watchJournal(metrics, dataDir);
  const told = async () => {
    const metric = await metrics.registry
      .getSingleMetric('hearback_journal_damaged_segments')
      ?.get();
    return metric?.values.map(({ value }) => value);
  };
  expect(await told()).toEqual([0]);

  const folder = join(dataDir, 'journal');
  const damaged = join(folder, '0000000001.damaged');
  await mkdir(folder);
  await writeFile(join(folder, '0000000002.journal'), 'whole');
  await writeFile(damaged, 'not whole');
  expect(await told()).toEqual([1]);

  await rm(damaged);
  expect(await told()).toEqual([0]);
});
