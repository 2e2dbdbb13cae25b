import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Results of a test runner, with the names of the failed tests. */
export interface Outcome {
  passed: number;
  skipped: number;
  /** Each failure: its file and its title, and below them the beginning of its error. */
  failures: string[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    tests: {
      projectName: string;
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: { error?: { message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

const errorLines = 12;

/** A test and the beginning of its error, below it: of a run elsewhere, the end of the output may be all there is. */
export function withError(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, errorLines);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** Adds a failure for a runner that crashed: a failed run must report at least one failure. */
const withExitCode = <Read extends Outcome>(
  outcome: Read,
  runner: string,
  exitCode: number,
): Read =>
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
  const withRunner = (line: string) => `${runner}: ${line}`;
  const failures = outcome.failures.map(withRunner);
  return withExitCode({ ...outcome, failures }, runner, exitCode);
}

function* specsThatWere(
  wanted: 'unexpected' | 'flaky',
  { suites = [], specs = [] }: PlaywrightSuite,
): Generator<string> {
  for (const { file, title, tests } of specs) {
    for (const { projectName, status, results } of tests) {
      const name = `[${projectName}] ${file} › ${title}`;
      if (status === wanted) yield withError(name, results[0]?.error?.message);
    }
  }
  for (const suite of suites) yield* specsThatWere(wanted, suite);
}

/** Reads a report of Playwright. `secondTries` names tests that passed at a retry, where a run allows one. */
export function readPlaywright(
  file: string,
  runner: string,
  exitCode: number,
): Outcome & { secondTries: string[] } {
  if (!existsSync(file)) return { ...nothing(runner), secondTries: [] };
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const outcome = {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap((suite) => [...specsThatWere('unexpected', suite)]),
    secondTries: suites.flatMap((suite) => [...specsThatWere('flaky', suite)]),
  };
  return withExitCode(outcome, runner, exitCode);
}
