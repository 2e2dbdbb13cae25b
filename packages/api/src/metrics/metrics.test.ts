import { setTimeout } from 'node:timers/promises';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Connection } from '../database/connect.ts';
import { openQueue, type JobQueue } from '../jobs/queue.ts';
import { readSettings } from '../env.ts';
import { listen } from '../listen.ts';
import { connectTestDatabase } from '../test/connectTestDatabase.ts';
import { newId } from '../tools/ids.ts';
import { createLogger } from '../tools/logger.ts';
import { createMetrics, type Metrics } from './createMetrics.ts';
import { openMetrics } from './openMetrics.ts';
import { watchDatabase } from './watchDatabase.ts';

const token = 'a token that nobody knows';

/** The lines of our own metrics, without their explanations and their times. */
const linesOf = async ({ registry }: Metrics): Promise<string[]> =>
  (await registry.metrics())
    .split('\n')
    .filter((line) => line.startsWith('hearback_') && !/_(bucket|sum)/.test(line));

describe('who may read', () => {
  const product = () => new Response('the product');
  const ask = async (settings: Record<string, string>, authorization?: string) => {
    const { before } = openMetrics(readSettings(settings));
    const server = await listen(before(product), { host: '127.0.0.1', port: 0 });
    const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`, {
      headers: authorization === undefined ? {} : { authorization },
    });
    const text = await answer.text();
    await server.close();
    return { status: answer.status, text };
  };

  it('is nobody, unless the settings say so', async () => {
    expect(await ask({})).toEqual({ status: 200, text: 'the product' });
    expect(openMetrics(readSettings({})).metrics).toBeUndefined();
  });

  it.each([
    { who: 'somebody without a token', authorization: undefined, status: 401 },
    { who: 'somebody with another token', authorization: 'Bearer another token', status: 401 },
    { who: 'the token alone', authorization: token, status: 401 },
    { who: 'whoever has the token', authorization: `Bearer ${token}`, status: 200 },
  ])('is $who: $status', async ({ authorization, status }) => {
    const answer = await ask({ METRICS_TOKEN: token }, authorization);

    expect(answer.status).toBe(status);
    expect(answer.text.includes('process_cpu_seconds_total')).toBe(status === 200);
  });

  it.each([
    { settings: {}, status: 200 },
    { settings: { METRICS_TOKEN: token }, status: 401 },
  ])('is whoever reaches their own port, with the token where one is set', async (given) => {
    const settings = { METRICS_PORT: '0', ...given.settings };
    const { open } = openMetrics(readSettings(settings));
    const own = await open();

    const read = (path: string) => fetch(`http://127.0.0.1:${own?.port}${path}`);
    expect((await read('/metrics')).status).toBe(given.status);
    expect((await read('/healthz')).status).toBe(404);
    await own?.close();

    expect(await ask(settings)).toEqual({ status: 200, text: 'the product' });
  });
});

describe('the delay of the event loop', () => {
  const read = async (metrics: Metrics) => {
    const text = await metrics.registry.metrics();
    const of = (name: string) =>
      Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds ([\\d.e-]+)`, 'm').exec(text)?.[1]);
    return { p50: of('p50'), p99: of('p99'), max: of('max') };
  };
  /** Works without a pause, and lets the loop turn before and after. */
  const standFor = async (ms: number) => {
    await setTimeout(100);
    const end = performance.now() + ms;
    while (performance.now() < end);
    await setTimeout(100);
  };

  it('sees a single stall, and begins anew with each reading', async () => {
    const metrics = createMetrics();
    await read(metrics);
    await standFor(600);

    const stalled = await read(metrics);
    expect(stalled.max).toBeGreaterThan(0.5);
    expect(stalled.p50).toBeLessThan(stalled.max);

    await standFor(0);
    expect((await read(metrics)).max).toBeLessThan(stalled.max);
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'])('the database', () => {
  let connection: Connection;
  let queue: JobQueue;
  let metrics: Metrics;

  beforeAll(async () => {
    connection = await connectTestDatabase();
    queue = await openQueue({ connection, logger: createLogger('silent') });
    metrics = createMetrics();
    watchDatabase(metrics, connection);
  });
  afterAll(() => connection.close().catch(() => undefined));

  it('tells of letters and other jobs that wait', async () => {
    const letter = { accountId: newId(), letterId: newId(), personId: newId() };
    const later = new Date(Date.now() + 3_600_000);
    await queue.enqueue('sendActivation', letter, connection.database);
    await queue.enqueue('sendActivation', letter, connection.database);
    await queue.enqueue('sendActivation', letter, connection.database, later);
    await queue.enqueue('purgeAccount', { accountId: newId() }, connection.database);

    const lines = await linesOf(metrics);

    expect(lines).toEqual(
      expect.arrayContaining([
        'hearback_database_up 1',
        'hearback_jobs{job="sendActivation",state="waiting"} 2',
        'hearback_jobs{job="sendActivation",state="later"} 1',
        'hearback_jobs{job="purgeAccount",state="waiting"} 1',
        'hearback_letters_due 2',
        'hearback_letters_given_up 0',
        'hearback_webhook_messages{state="due"} 0',
        'hearback_webhook_messages_oldest_due_seconds 0',
      ]),
    );
  });

  it('tells of its connections', async () => {
    const lines = await linesOf(metrics);

    expect(lines).toContain('hearback_database_connections_most 10');
    expect(lines).toContain('hearback_database_connections{state="waiting"} 0');
  });

  it('tells how long statements take, and wait for a connection', async () => {
    const before = await linesOf(metrics);
    await sql`select nothing`.execute(connection.database).catch(() => undefined);
    const after = await linesOf(metrics);

    const read = (lines: readonly string[], name: string) =>
      Number(lines.find((line) => line.startsWith(name))?.split(' ')[1] ?? 0);
    const failed = 'hearback_database_statement_seconds_count{outcome="failed"}';
    expect(read(after, failed)).toBe(read(before, failed) + 1);
    const waits = 'hearback_database_wait_seconds_count';
    expect(read(after, waits)).toBeGreaterThan(read(before, waits));
  });

  it('that does not answer takes no metrics along but its own', async () => {
    await queue.stop();
    await connection.close();

    const lines = await linesOf(metrics);

    expect(lines).toContain('hearback_database_up 0');
    expect(lines.filter((line) => /jobs|letters|webhook_messages|replica_lag/.test(line))).toEqual(
      [],
    );
  });
});
