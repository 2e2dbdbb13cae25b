import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { freePort } from '../scripts/machine/freePort.ts';
import { sampleOwner } from './stack/owner.ts';
import { fillDataDir } from './stack/prepareData.ts';
import { startProcess } from './stack/process.ts';

const gateway = 'packages/gateway/src/main.ts';

let dataDir = '';
test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hearback-start-'));
});
test.afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

/** Output of the product when it refuses to start. Fails if it starts. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const started = await startProcess(gateway, ['--no-sample'], {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...settings,
  }).catch((error: Error) => error);
  if (started instanceof Error) {
    expect(started.message).toContain('ended with 1 before it was ready');
    return started.message;
  }
  await started.stop();
  throw new Error('It started.');
}

test('wrong settings stop the start, each with a sentence', async () => {
  const message = await refusal({
    MAIL_FROM: 'nobody',
    RATE_LIMIT_FACTOR: 'many',
    JWT_SECRET: 'x',
  });

  expect(message).toMatch(/MAIL_FROM.*nobody/);
  expect(message).toMatch(/RATE_LIMIT_FACTOR.*many/);
  expect(message).toMatch(/JWT_SECRET/);
  expect(message).not.toContain('    at ');
});

test('a taken port is said so', async () => {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(port, '127.0.0.1', resolve);
  });
  try {
    const message = await refusal({ PORT: String(port) });
    expect(message).toContain(String(port));
    expect(message).not.toContain('    at ');
  } finally {
    other.close();
  }
});

test('a database that is down is said so, without its password', async () => {
  const port = await freePort();
  const message = await refusal({
    DATABASE_URL: `postgres://owner:hunter2@127.0.0.1:${port}/hearback`,
  });

  expect(message).toMatch(/DATABASE_URL|database/);
  expect(message).not.toContain('hunter2');
  expect(message).not.toContain('    at ');
});

test('a broken data folder is said so, and left as it is', async () => {
  fillDataDir(dataDir, 'empty');
  const database = join(dataDir, 'database');
  const control = join(database, 'global', 'pg_control');
  writeFileSync(control, 'not a database');

  const message = await refusal({});

  expect(message).toContain(dataDir);
  expect(message).not.toContain('    at ');
  expect(readFileSync(control, 'utf8')).toBe('not a database');
});

test('a second process leaves the data folder of the first alone', async () => {
  fillDataDir(dataDir, 'empty');
  const first = await startProcess(gateway, ['--no-sample'], { DATA_DIR: dataDir });
  try {
    expect(await refusal({})).toContain(dataDir);
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
  } finally {
    await first.stop();
  }
});

test('the secret is made once and kept from others', async () => {
  const run = async () => {
    const running = await startProcess(gateway, ['--no-sample'], { DATA_DIR: dataDir });
    await running.stop();
    return readFileSync(join(dataDir, 'jwt-secret'), 'utf8');
  };
  const secret = await run();

  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(statSync(join(dataDir, 'jwt-secret')).mode & 0o777).toBe(0o600);
  expect(await run()).toBe(secret);
});

test('the first start shows the sample café and its password once', async () => {
  mkdirSync(join(dataDir, 'sample'));
  const settings = { DATA_DIR: join(dataDir, 'sample') };
  const first = await startProcess(gateway, [], settings);
  const { email, password } = sampleOwner(first);
  const login = await fetch(`${first.origin}/api/user/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(login.status).toBe(200);
  const { access } = (await login.json()) as { access: string };
  const codes = await fetch(`${first.origin}/api/code/`, {
    headers: { authorization: `Bearer ${access}` },
  });
  expect(await codes.json()).toMatchObject({ count: 12 });
  await first.stop();

  const second = await startProcess(gateway, [], settings);
  expect(second.printed()).not.toContain(password);
  await second.stop();
});
