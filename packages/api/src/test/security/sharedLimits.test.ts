import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readSettings } from '../../env.ts';
import { startApi, type RunningApi } from '../../start.ts';
import { makeServerDatabase } from '../connectTestDatabase.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';

describe.runIf(server !== '')('two processes that are asked two hundred times at once', () => {
  let folder: string;
  let database: Awaited<ReturnType<typeof makeServerDatabase>>;
  let both: RunningApi[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hearback-limits-'));
    database = await makeServerDatabase(server);
    const settings = readSettings({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
    });
    const logger = pino({ level: 'silent' });
    const start = () => startApi(settings, { logger, withSample: false });
    both = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    await Promise.all(both.map((api) => api.close()));
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  /** Tries to log in, each time as somebody else, so that only the address is counted. */
  const guess = async (at: number, from: string): Promise<number> => {
    const request = new Request('http://localhost/api/user/login/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
      body: JSON.stringify({ email: `nobody${at}@example.com`, password: 'wrong' }),
    });
    const answer = await both[at % 2]?.fetch(request, { trusted: true });
    return answer?.status ?? 0;
  };
  const guessAtOnce = async (times: number, fromOf: (at: number) => string) => {
    const statuses = await Promise.all(
      Array.from({ length: times }, (_, at) => guess(at, fromOf(at))),
    );
    const count = (status: number) => statuses.filter((one) => one === status).length;
    return { tried: count(401), refused: count(429) };
  };

  it('let exactly fifty of one address through, and one for each ten seconds beyond', async () => {
    const began = Date.now();
    const came = await guessAtOnce(200, () => '198.51.100.7');
    const most = 51 + Math.floor((Date.now() - began) / 10_000);
    expect(came.tried).toBeGreaterThanOrEqual(51);
    expect(came.tried).toBeLessThanOrEqual(most);
    expect(came.tried + came.refused).toBe(200);
  });

  it('count each address by itself', async () => {
    const came = await guessAtOnce(60, (at) => `203.0.113.${at % 2}`);
    expect(came).toEqual({ tried: 60, refused: 0 });
  });
});
