import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, it } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const env = {
  ...process.env,
  PATH: `${at('../../../node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'client-published-'));
  const modules = join(folder, 'node_modules');
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers', '@types/node']) {
    mkdirSync(join(modules, name, '..'), { recursive: true });
    symlinkSync(at(`../../../node_modules/${name}`), join(modules, name));
  }
  execFileSync(process.execPath, [at('../build.ts'), join(modules, '@hearback', 'client')], {
    env,
  });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Calls that the API refuses are errors of types; one that is taken is none. */
const calls = `import { createHearbackClient } from '@hearback/client';
  const hearback = createHearbackClient({ origin: 'https://a.example', apiKey: 'x' });
  const right = { page: 2, rating_max: 5, set_aside: true };
  await hearback.GET('/api/feedback/', { params: { query: right } });
  // @ts-expect-error -- A page is a number.
  await hearback.GET('/api/feedback/', { params: { query: { page: 'two' } } });
  // @ts-expect-error -- There is no such filter.
  await hearback.GET('/api/feedback/', { params: { query: { ratings: 5 } } });
  // @ts-expect-error -- No key may list sessions.
  await hearback.GET('/api/user/session/');
  // @ts-expect-error -- A company has a name.
  await hearback.POST('/api/company/', { body: {} });`;

it(
  'has the types that its README shows, and refuses what the API would',
  { timeout: 120_000 },
  () => {
    const blocks = [...readFileSync(at('../README.md'), 'utf8').matchAll(/```ts\n(.+?)```/gs)];
    expect(blocks).toHaveLength(3);
    const names = [...blocks.map(([, code = '']) => code), calls].map((code, number) => {
      const name = `example${number}.ts`;
      writeFileSync(join(folder, name), code);
      return name;
    });
    const settings = ['--target', 'es2022', '--module', 'nodenext', '--types', 'node'];
    const args = ['--noEmit', '--strict', ...settings, ...names];
    execFileSync('tsc', args, { cwd: folder, env, stdio: 'inherit' });
  },
);

it('runs as JavaScript', () => {
  writeFileSync(
    join(folder, 'program.js'),
    `import { createHearbackClient, eachFeedback } from '@hearback/client';
    const fetch = async (request) => Response.json(
      { count: 1, results: [{ comment: request.headers.get('authorization') }], next_cursor: null });
    const client = createHearbackClient({ origin: 'https://a.example', apiKey: 'key', fetch });
    for await (const { comment } of eachFeedback(client)) console.log(comment);`,
  );
  const printed = execFileSync(process.execPath, ['program.js'], { cwd: folder, encoding: 'utf8' });
  expect(printed).toBe('Bearer key\n');
});
