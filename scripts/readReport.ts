import { existsSync, readFileSync } from 'node:fs';

/** What a runner has found, with the names of what failed. */
export interface Outcome {
  passed: number;
  skipped: number;
  /** One line for each failure: its file and its title. */
  failures: string[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    tests: { projectName: string; status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** What a runner that broke as a whole leaves: a run that fails has failed somewhere. */
const withExitCode = (outcome: Outcome, runner: string, exitCode: number): Outcome =>
  exitCode === 0 || outcome.failures.length > 0
    ? outcome
    : { ...outcome, failures: [`${runner}: exit code ${exitCode} without a failed test`] };

const nothing = (runner: string): Outcome => ({
  passed: 0,
  skipped: 0,
  failures: [`${runner}: left no report`],
});

/** Reads what `testReporter.ts` has left. A run that left nothing has failed as a whole. */
export function readVitest(file: string, runner: string, exitCode: number): Outcome {
  if (!existsSync(file)) return nothing(runner);
  const outcome = JSON.parse(readFileSync(file, 'utf8')) as Outcome;
  const failures = outcome.failures.map((failure) => `${runner}: ${failure}`);
  return withExitCode({ ...outcome, failures }, runner, exitCode);
}

function* failedSpecs({ suites = [], specs = [] }: PlaywrightSuite): Generator<string> {
  for (const { file, title, tests } of specs) {
    for (const { projectName, status } of tests) {
      if (status === 'unexpected' || status === 'flaky') {
        yield `[${projectName}] ${file} › ${title}${status === 'flaky' ? ' (flaky)' : ''}`;
      }
    }
  }
  for (const suite of suites) yield* failedSpecs(suite);
}

/** Reads a report of Playwright. What passes at a second try has failed. */
export function readPlaywright(file: string, runner: string, exitCode: number): Outcome {
  if (!existsSync(file)) return nothing(runner);
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const failures = suites.flatMap((suite) => [...failedSpecs(suite)]);
  return withExitCode(
    { passed: stats.expected, skipped: stats.skipped, failures },
    runner,
    exitCode,
  );
}
