import { readFileSync } from 'node:fs';

import type { Attack } from '../../scripts/docPages.ts';
import { root } from '../../scripts/run.ts';

/** The security test plan, docs/security-plan.json. `npm run -w lab security` runs it. */
export const rows = JSON.parse(
  readFileSync(`${root}docs/security-plan.json`, 'utf8'),
) as readonly Attack[];

/** Test results of one file. */
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

/** Reads Vitest's JSON, by the requested paths. Files that did not run are missing. */
export function readFiles(report: string, asked: readonly string[]): Map<string, FileOutcome> {
  const { testResults } = JSON.parse(report) as VitestReport;
  return new Map(
    asked.flatMap((file) => {
      const found = testResults.find(({ name }) => name.endsWith(`/${file}`));
      if (!found) return [];
      const of = (status: string) => found.assertionResults.filter((one) => one.status === status);
      const failures = of('failed').map(({ fullName }) => fullName);
      // An error outside a test fails its file without a failed test.
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

/** True if every file of a row ran with at least one test, and no test failed. */
export const isRowPassed = (
  { files }: Attack,
  outcomes: ReadonlyMap<string, readonly FileOutcome[]>,
): boolean =>
  files.every((file) => {
    const ran = outcomes.get(file) ?? [];
    return (
      ran.some(({ passed }) => passed > 0) && ran.every(({ failures }) => failures.length === 0)
    );
  });
