import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { root } from '../../scripts/run.ts';
import { isRowPassed, readFiles, rows } from './plan.ts';

const page = readFileSync(`${root}docs/security.md`, 'utf8');

/** The promises of docs/security.md, each with the rows named behind it in brackets. */
const readPromises = (text: string) => {
  const [, chapter = ''] = /\n## Promises\n([^]*?)\n## /.exec(text) ?? [];
  return chapter
    .split(/\n(?=- |### )/)
    .filter((part) => part.startsWith('- '))
    .map((part) => ({ text: part.split('\n\n')[0] ?? '', ids: part.match(/\bT\d+\b/g) ?? [] }));
};

describe('the test plan', () => {
  it('has each row once, and a file behind each path', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const files = rows.flatMap((row) => row.files);
    expect(files.filter((file) => !existsSync(`${root}${file}`))).toEqual([]);
    expect(rows.filter((row) => row.files.length === 0)).toEqual([]);
  });

  it('tests every promise of docs/security.md, and promises what it tests', () => {
    const promises = readPromises(page);
    expect(promises.length).toBeGreaterThan(40);
    expect(promises.filter(({ ids }) => ids.length === 0)).toEqual([]);
    const named = new Set(promises.flatMap(({ ids }) => ids));
    expect([...named].toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  });
});

describe('a row', () => {
  const row = { id: 'T1', what: 'a door', files: ['a/door.test.ts', 'a/window.test.ts'] };
  const reportOf = (...statuses: string[]) =>
    JSON.stringify({
      testResults: row.files.map((file, at) => ({
        name: `/work/${file}`,
        status: statuses[at] === 'failed' ? 'failed' : 'passed',
        assertionResults: [{ status: statuses[at], fullName: 'opens' }],
      })),
    });
  const isPassed = (report: string) => {
    const found = readFiles(report, row.files);
    return isRowPassed(row, new Map([...found].map(([file, outcome]) => [file, [outcome]])));
  };

  it('has passed when each of its files has', () => {
    expect(isPassed(reportOf('passed', 'passed'))).toBe(true);
  });

  it('has not passed where a test failed or was left out, or a file did not run', () => {
    expect(isPassed(reportOf('passed', 'failed'))).toBe(false);
    expect(isPassed(reportOf('passed', 'skipped'))).toBe(false);
    expect(isPassed(JSON.stringify({ testResults: [] }))).toBe(false);
    const broken = JSON.parse(reportOf('passed', 'failed')) as {
      testResults: { assertionResults: object[] }[];
    };
    for (const file of broken.testResults) file.assertionResults = [];
    expect(isPassed(JSON.stringify(broken))).toBe(false);
  });
});
