import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { readPlaywright, readVitest } from './readReport.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearback-read-report-'));
const report = (content: object) => {
  const file = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const vitestReport = (...failures: string[]) => report({ passed: 1, skipped: 1, failures });
const spec = (title: string, status: string) => ({
  file: 'home.spec.ts',
  title,
  tests: [
    {
      projectName: 'embedded',
      status,
      results: [
        status === 'unexpected'
          ? { error: { message: '\u001B[31mToo late\u001B[39m\n\nat 3' } }
          : {},
      ],
    },
  ],
});

it('names the tests of Vitest that failed', () => {
  expect(readVitest(vitestReport('a.test.ts › is right'), 'units', 1)).toEqual({
    passed: 1,
    skipped: 1,
    failures: ['units: a.test.ts › is right'],
  });
});

it('counts a run that broke without a failed test as a failure', () => {
  expect(readVitest(vitestReport(), 'units', 1).failures).toHaveLength(1);
  expect(readVitest(vitestReport(), 'units', 0).failures).toEqual([]);
  expect(readVitest(join(folder, 'none.json'), 'units', 0).failures).toHaveLength(1);
  expect(readPlaywright(join(folder, 'none.json'), 'journeys', 0).failures).toHaveLength(1);
});

it('names the journeys that failed with their errors, and apart from them those that passed at a second try', () => {
  const file = report({
    stats: { expected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        title: 'home.spec.ts',
        specs: [spec('opens', 'expected'), spec('closes', 'unexpected')],
        suites: [{ title: 'the theme', specs: [spec('stays', 'flaky')] }],
      },
    ],
  });

  expect(readPlaywright(file, 'journeys', 1)).toEqual({
    passed: 2,
    skipped: 0,
    failures: ['[embedded] home.spec.ts › closes\n    Too late\n    at 3'],
    secondTries: ['[embedded] home.spec.ts › stays'],
  });
});
