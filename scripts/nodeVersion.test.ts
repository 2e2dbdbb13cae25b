import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { afterEach, expect, it, vi } from 'vitest';

import { requireNode } from './nodeVersion.js';
import { root } from './run.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

it('is the same floor wherever it is named', () => {
  const { engines, devDependencies } = JSON.parse(read('package.json')) as {
    engines: { node: string };
    devDependencies: { node: string };
  };

  expect(engines.node).toBe('>=24');
  expect(read('.nvmrc').trim()).toBe('24');
  expect(devDependencies.node).toMatch(/^24\./);
  expect(read('deploy/Dockerfile').match(/^FROM node:(\d+)/gm)).toEqual(
    Array.from({ length: 3 }, () => 'FROM node:24'),
  );
});

it.each([
  ['20.20.2', true],
  ['22.18.0', true],
  ['24.0.0', false],
  ['26.1.0', false],
])('refuses Node %s: %s', (node, isRefused) => {
  vi.spyOn(process, 'versions', 'get').mockReturnValue({ ...process.versions, node });
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);

  requireNode();

  expect(exit.mock.calls).toEqual(isRefused ? [[1]] : []);
  expect(error.mock.calls.flat()).toEqual(
    isRefused ? [expect.stringContaining(`Hearback needs Node 24; this is ${node}.`)] : [],
  );
});

it.each([
  ['npm/10.8.2 node/v20.20.2 linux x64', 'This machine has Node 20.20.2.'],
  ['npm/11.6.0 node/v24.9.0 linux x64', ''],
])('says after npm ci in one line which Node runs the product: %s', (agent, line) => {
  const { stdout } = spawnSync(process.execPath, ['scripts/nodeVersion.js', '--installed'], {
    cwd: root,
    env: { npm_config_user_agent: agent },
    encoding: 'utf8',
  });

  expect(stdout.startsWith(line)).toBe(true);
  expect(stdout.split('\n').length).toBeLessThanOrEqual(2);
  expect(stdout === '').toBe(line === '');
});
