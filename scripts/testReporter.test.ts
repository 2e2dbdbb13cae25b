import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import type { Outcome } from './readReport.ts';
import { root } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearback-test-reporter-'));

/** Runs a file of tests with the reporter, and reads what it leaves. */
function runTests(source: string) {
  const file = join(folder, 'outcome.json');
  writeFileSync(
    join(folder, 'some.test.js'),
    `import { beforeAll, describe, expect, it } from '${root}node_modules/vitest/dist/index.js';\n${source}`,
  );
  const args = ['run', '--root', folder, `--reporter=${root}scripts/testReporter.ts`];
  const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), args, {
    env: { ...process.env, TEST_REPORT: file },
  });
  return { status, ...(JSON.parse(readFileSync(file, 'utf8')) as Outcome) };
}

it('counts tests, and names what failed in them and outside of them', () => {
  const { status, passed, skipped, failures } = runTests(`
    it('is right', () => {});
    it.skip('rests', () => {});
    it('is wrong', () => expect(1).toBe(2));
    it('leaves something behind', () => {
      void Promise.reject(new Error('nobody waited'));
    });
    describe('a part', () => {
      beforeAll(() => {
        throw new Error('not ready');
      });
      it('never runs', () => {});
    });
  `);

  expect(status).toBe(1);
  expect({ passed, skipped }).toEqual({ passed: 2, skipped: 2 });
  const file = join(folder, 'some.test.js');
  expect(failures.slice(0, 2)).toEqual([
    `${file} › is wrong\n    expected 1 to be 2 // Object.is equality`,
    `${file} › a part: not ready`,
  ]);
  expect(failures[2]).toMatch(/^outside every test: nobody waited at /);
}, 120_000);

it('names a file that cannot be read', () => {
  const { passed, failures } = runTests(`throw new Error('broken from the start');`);
  expect(passed).toBe(0);
  expect(failures).toEqual([`${join(folder, 'some.test.js')}: broken from the start`]);
}, 120_000);
