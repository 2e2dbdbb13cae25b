import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { connectPostgres } from '../../packages/api/src/database/connect.ts';
import { createReplica } from '../../packages/api/src/database/replica/createReplica.ts';
import { readSettings } from '../../packages/api/src/env.ts';
import { createMetrics } from '../../packages/api/src/metrics/createMetrics.ts';
import { startApi, type RunningApi } from '../../packages/api/src/start.ts';
import { createLogger } from '../../packages/api/src/tools/logger.ts';
import { findBinaries, runAt } from '../../scripts/machine/postgres.ts';
import { makeSample, withinDatabase } from '../../scripts/product/database.ts';
import { startReplicatedPostgres, type ReplicatedPostgres } from './replicatedPostgres.ts';

const logger = createLogger('silent');
const untilThere = { timeout: 30_000 };

const company = (name: string) => ({
  name,
  address: '1 Long Street',
  registration_number: '0012',
  representative: 'Ada Nowak',
});

describe.runIf(findBinaries())('a process that reads from a replica', () => {
  let postgres: ReplicatedPostgres;
  let folder: string;
  let access: string;
  let slug: string;
  /** One that has no replica, and one that has. */
  let writer: RunningApi;
  let reader: RunningApi;
  const metrics = createMetrics();

  const ask = (api: RunningApi, path: string, body?: object, method = 'POST') =>
    api.fetch(
      new Request(`http://localhost/api${path}`, {
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access}` },
        ...(body && { method, body: JSON.stringify(body) }),
      }),
      { trusted: true },
    );
  const read = async <Answer>(api: RunningApi, path: string): Promise<Answer> => {
    const answer = await ask(api, path);
    expect(answer.status).toBe(200);
    return (await answer.json()) as Answer;
  };
  const namesIn = async (api: RunningApi) =>
    (await read<{ results: { name: string }[] }>(api, '/company/?page_size=0')).results.map(
      ({ name }) => name,
    );
  /** Number of reads that a server has answered. */
  const readsBy = async (target: 'replica' | 'primary') => {
    const counted = await metrics.registry.getSingleMetric('hearback_database_reads_total')?.get();
    const values = counted?.values.filter(({ labels }) => labels['target'] === target) ?? [];
    return values.reduce((sum, { value }) => sum + value, 0);
  };
  const isUp = async () =>
    (await metrics.registry.getSingleMetric('hearback_database_replica_up')?.get())?.values[0]
      ?.value;

  beforeAll(async () => {
    const started = await startReplicatedPostgres();
    if (!started) throw new Error('PostgreSQL was found above.');
    postgres = started;
    folder = await mkdtemp(join(tmpdir(), 'hearback-replica-'));
    const place = { DATABASE_URL: postgres.url, DATA_DIR: folder };
    const owner = await withinDatabase(place, makeSample);
    const settings = readSettings({ ...place, LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '0' });
    writer = await startApi(settings, { logger });
    const { databaseReplicaUrl } = readSettings({
      ...place,
      DATABASE_REPLICA_URL: postgres.replicaUrl,
    });
    reader = await startApi({ ...settings, databaseReplicaUrl }, { logger, metrics });
    const login = (await (await ask(writer, '/user/login/', owner)).json()) as { access: string };
    access = login.access;
    const [code] = await runAt<{ slug: string }>(
      postgres.url,
      `select slug from code where state = 'published'`,
    );
    slug = code?.slug ?? '';
  }, 120_000);
  afterAll(async () => {
    await Promise.all([writer?.close(), reader?.close()]);
    postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }, 120_000);

  it('begins as soon as the replica has everything', async () => {
    await expect.poll(isUp, untilThere).toBe(1);
  });

  it('sees at once what another process wrote', async () => {
    const before = await readsBy('replica');
    for (const name of ['Anna’s', 'Bella', 'Cocoa', 'Dora', 'Emil']) {
      expect((await ask(writer, '/company/', company(name))).status).toBe(201);
      expect(await namesIn(reader)).toContain(name);
    }
    await expect
      .poll(async () => {
        await namesIn(reader);
        return readsBy('replica');
      }, untilThere)
      .toBeGreaterThan(before);
  });

  it('counts at once what a visitor sent elsewhere, in the list and in the figures', async () => {
    const figure = async (api: RunningApi) =>
      (await read<{ submissions: unknown }>(api, '/stats/overview/')).submissions;
    const list = () => read<{ count: number }>(reader, '/feedback/');
    const { count } = await list();
    const answer = { client_id: randomUUID(), scan_token: randomUUID(), rating: 2 };
    expect((await ask(writer, `/survey/${slug}/submit/`, answer)).status).toBe(201);

    expect(await list()).toMatchObject({ count: count + 1 });
    expect(await figure(reader)).toEqual(await figure(writer));
  });

  it('reads from the primary while the replica is behind, and from the replica again', async () => {
    await expect.poll(isUp, untilThere).toBe(1);
    await runAt(postgres.replicaUrl, 'select pg_wal_replay_pause()');
    const before = await readsBy('primary');
    expect((await ask(writer, '/company/', company('Late'))).status).toBe(201);

    expect(await namesIn(reader)).toContain('Late');
    expect(await readsBy('primary')).toBeGreaterThan(before);

    await runAt(postgres.replicaUrl, 'select pg_wal_replay_resume()');
    await expect.poll(isUp, untilThere).toBe(1);
    expect(await namesIn(reader)).toContain('Late');
  });

  it('does not take another server for a replica', async () => {
    const { database, close } = connectPostgres(postgres.url);
    const answers: string[] = [];
    const replica = createReplica({
      url: postgres.url,
      primary: database,
      logger,
      lagMs: 200,
      onRead: (answer) => answers.push(answer),
    });
    await expect.poll(() => replica.state().absence, untilThere).toBe('other');

    const result = await replica.read(
      () => Promise.resolve('there'),
      () => Promise.resolve('here'),
    );
    await replica.close();
    await close();

    expect(result).toBe('here');
    expect(answers).not.toContain('replica');
  });

  it('loses no read when the replica dies', async () => {
    const paths = ['/company/', '/feedback/', '/code/', '/stats/overview/'];
    const over = new AbortController();
    const statuses = new Set<number>();
    const keepAsking = async (path: string) => {
      while (!over.signal.aborted) statuses.add((await ask(reader, path)).status);
    };
    const asking = paths.map(keepAsking);
    const before = await readsBy('replica');
    await expect.poll(() => readsBy('replica'), untilThere).toBeGreaterThan(before);

    await postgres.killReplica();
    const since = await readsBy('primary');
    await expect.poll(() => readsBy('primary'), untilThere).toBeGreaterThan(since + 10);
    over.abort();
    await Promise.all(asking);

    expect([...statuses]).toEqual([200]);
    await expect.poll(isUp, untilThere).toBe(0);
  });
});
