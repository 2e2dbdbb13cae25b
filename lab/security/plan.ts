import { readFileSync } from 'node:fs';

import { root } from '../../scripts/run.ts';

/** A row of the security test plan: one kind of attack, and the tests that try it. */
export interface Row {
  id: string;
  what: string;
  /** Paths of test files from the root. */
  files: readonly string[];
  /** Whether it takes minutes and runs with `--all` only. */
  isLong?: boolean;
  /** A Debian program without which the row is left out. */
  needs?: string;
}

/** The security test plan, docs/security-plan.json. `npm run -w lab security` runs it. */
export const rows = JSON.parse(
  readFileSync(`${root}docs/security-plan.json`, 'utf8'),
) as readonly Row[];

/** What became of the tests of one file. */
export interface FileOutcome {
  passed: number;
  /** The titles of what failed. */
  failures: string[];
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** Reads Vitest's JSON, by the paths that were asked for. A file that did not run is not in it. */
export function readFiles(report: string, asked: readonly string[]): Map<string, FileOutcome> {
  const { testResults } = JSON.parse(report) as VitestReport;
  return new Map(
    asked.flatMap((file) => {
      const found = testResults.find(({ name }) => name.endsWith(`/${file}`));
      if (!found) return [];
      const of = (status: string) => found.assertionResults.filter((one) => one.status === status);
      const failures = of('failed').map(({ fullName }) => fullName);
      // What breaks outside a test fails its file without a failed test.
      const isBroken = found.status === 'failed' && failures.length === 0;
      return [
        [
          file,
          {
            passed: of('passed').length,
            failures: isBroken ? [`as a whole: ${found.message ?? ''}`] : failures,
          },
        ],
      ];
    }),
  );
}

/** Whether every file of a row ran, with at least one test, and nothing in it failed. */
export const isRowPassed = (
  { files }: Row,
  outcomes: ReadonlyMap<string, readonly FileOutcome[]>,
): boolean =>
  files.every((file) => {
    const ran = outcomes.get(file) ?? [];
    return (
      ran.some(({ passed }) => passed > 0) && ran.every(({ failures }) => failures.length === 0)
    );
  });
