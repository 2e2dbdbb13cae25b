import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { askProduct } from './backup/serveBackups.ts';
import { readSettings } from './env.ts';
import { listen } from './listen.ts';
import { startApi } from './start.ts';
import { StartError } from './StartError.ts';

const sentencesOf = async (starting: Promise<unknown>): Promise<string> => {
  const error = await starting.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StartError);
  return error instanceof StartError ? error.sentences.join('\n') : '';
};

const start = (settings: Record<string, string>) =>
  startApi(readSettings({ LOG_LEVEL: 'silent', ...settings }), { withSample: false });

// The first start makes a database, which takes a busy machine a while.
describe('starting on the embedded database', { timeout: 120_000 }, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hearback-start-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('keeps the secret, the database and the rows from one start to the next', async () => {
    const first = await start({ DATA_DIR: folder });
    expect(await first.ready()).toBe(true);
    const secret = readFileSync(join(folder, 'jwt-secret'), 'utf8');
    const register = await first.fetch(
      new Request('http://localhost/api/user/register/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          first_name: 'Ada',
          last_name: 'Nowak',
          email: 'ada@example.com',
          password: 'Quiet#Lantern42',
          agree_terms: true,
        }),
      }),
    );
    expect(register.status).toBe(201);

    const whileRunning = await sentencesOf(start({ DATA_DIR: folder }));
    expect(whileRunning).toContain(`The data folder ${folder} is in use by another process`);
    expect(await first.ready()).toBe(true);
    expect(await askProduct(folder)).toBeDefined();
    await first.close();
    expect(await askProduct(folder)).toBeUndefined();

    const second = await start({ DATA_DIR: folder });
    const resend = await second.fetch(
      new Request('http://localhost/api/user/request_activation_link/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'ada@example.com' }),
      }),
    );
    expect(resend.status).toBe(200);
    await second.close();
    expect(readFileSync(join(folder, 'jwt-secret'), 'utf8')).toBe(secret);
    expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600);
  });

  it('leaves a damaged database as it is, and says what to do', async () => {
    const control = join(folder, 'database', 'global', 'pg_control');
    writeFileSync(control, 'not a database');

    const sentences = await sentencesOf(start({ DATA_DIR: folder }));

    expect(sentences).toContain(join(folder, 'database'));
    expect(sentences).toContain('Restore a backup');
    expect(readFileSync(control, 'utf8')).toBe('not a database');
  });

  it('refuses a secret that is too short to be one', async () => {
    writeFileSync(join(folder, 'jwt-secret'), 'short');
    expect(await sentencesOf(start({ DATA_DIR: folder }))).toContain('jwt-secret');
  });
});

describe('starting elsewhere', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hearback-start-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('waits a little for a database that is down, and then says so without its password', async () => {
    const startedAt = performance.now();
    const sentences = await sentencesOf(
      start({ DATA_DIR: folder, DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/hearback' }),
    );

    expect(performance.now() - startedAt).toBeGreaterThan(3_000);
    expect(sentences).toContain('127.0.0.1:1/hearback');
    expect(sentences).toContain('DATABASE_URL');
    expect(sentences).not.toContain('hunter2');
  });

  it('says that a port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;

    const sentences = await sentencesOf(listen(() => new Response(), { host: '127.0.0.1', port }));

    expect(sentences).toContain(`The port ${port} on 127.0.0.1 is taken`);
    other.close();
  });
});
