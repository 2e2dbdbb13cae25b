import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { exchangeSecret, forgetFormerSecret, readSecrets } from './secrets.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hearback-secret-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const read = (settings: { jwtSecret?: string; jwtSecretFormer?: string } = {}) =>
  readSecrets({ jwtSecret: undefined, jwtSecretFormer: undefined, dataDir, ...settings });

it('makes a new secret, and keeps the one so far as the former', async () => {
  const before = await read();

  await exchangeSecret(dataDir);

  const after = await read();
  expect(before.former).toBeUndefined();
  expect(after.former).toBe(before.current);
  expect(after.current).not.toBe(before.current);
  expect(Buffer.byteLength(after.current)).toBeGreaterThanOrEqual(32);
  expect(readdirSync(dataDir).toSorted()).toEqual(['jwt-secret', 'jwt-secret-former']);
  for (const name of readdirSync(dataDir)) {
    expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
  }
});

it('makes one secret for all that start within milliseconds in one process', async () => {
  const all = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      await wait(index % 5);
      return await read();
    }),
  );

  expect(new Set(all.map(({ current }) => current)).size).toBe(1);
  expect(readdirSync(dataDir)).toEqual(['jwt-secret']);
});

it('believes two at most: another exchange lets the oldest go', async () => {
  const first = (await read()).current;
  await exchangeSecret(dataDir);
  const second = (await read()).current;

  await exchangeSecret(dataDir);

  const { current, former } = await read();
  expect(former).toBe(second);
  expect([first, second]).not.toContain(current);
});

it('takes the former away', async () => {
  await read();
  await exchangeSecret(dataDir);

  expect(await forgetFormerSecret(dataDir)).toBe(true);
  expect(await forgetFormerSecret(dataDir)).toBe(false);
  expect((await read()).former).toBeUndefined();
});

it('exchanges nothing where nothing is', async () => {
  await expect(exchangeSecret(dataDir)).rejects.toThrow('there is nothing to exchange');
  expect(readdirSync(dataDir)).toEqual([]);
});

it('leaves a secret alone that is none', async () => {
  writeFileSync(join(dataDir, 'jwt-secret'), 'short');

  await expect(exchangeSecret(dataDir)).rejects.toThrow('does not hold a secret of 32 bytes');
  expect(readdirSync(dataDir)).toEqual(['jwt-secret']);
});

it('reads no file where the settings name secrets', async () => {
  const settings = { jwtSecret: 'one', jwtSecretFormer: 'other' };

  expect(await read(settings)).toEqual({ current: 'one', former: 'other' });
  expect(readdirSync(dataDir)).toEqual([]);
});
