import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { expect, it } from 'vitest';

const script = fileURLToPath(new URL('hearback.ts', import.meta.url));

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [script, ...args], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: '/nowhere/at-all' },
  }).catch((error: unknown) => error);

it('ends with 2 for what it does not understand, before anything is opened', async () => {
  expect(await run('users', 'dance')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no command "users dance".') as string,
  });
});

it('ends with 1 and a sentence where there is no database', async () => {
  expect(await run('users', 'list')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no embedded database in /nowhere/at-all.') as string,
  });
});
