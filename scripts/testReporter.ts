import { writeFileSync } from 'node:fs';

import type { Reporter, TestModule, TestSuite } from 'vitest/node';

import { withError, type Outcome } from './readReport.ts';

const firstLine = ({ message }: { message: string }) => message.split('\n', 1)[0] ?? '';

/** Errors outside a test: a file that failed to load, a `beforeAll` that threw. */
function* brokenParts(module: TestModule): Generator<string> {
  const parts: (TestModule | TestSuite)[] = [module, ...module.children.allSuites()];
  for (const part of parts) {
    const title = part.type === 'suite' ? ` › ${part.fullName}` : '';
    for (const error of part.errors()) yield `${module.moduleId}${title}: ${firstLine(error)}`;
  }
}

/**
 * A reporter for Vitest that leaves an `Outcome` as JSON in the file that `TEST_REPORT` names.
 * Vitest's own JSON does not hold errors that no test waited for, and they end a run just as well.
 */
export default class TestReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, unhandledErrors) => {
    const file = process.env['TEST_REPORT'];
    if (!file) throw new Error('TEST_REPORT has to name the file for the report.');
    const outcome: Outcome = { passed: 0, skipped: 0, failures: [] };
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === 'passed') outcome.passed += 1;
        if (state === 'skipped') outcome.skipped += 1;
        const name = `${module.moduleId} › ${test.fullName}`;
        if (state === 'failed') outcome.failures.push(withError(name, errors[0]?.message));
      }
      outcome.failures.push(...brokenParts(module));
    }
    for (const error of unhandledErrors) {
      const where =
        error.stack
          ?.split('\n')
          .find((line) => line.includes(' at '))
          ?.trim() ?? '';
      outcome.failures.push(`outside every test: ${firstLine(error)} ${where}`);
    }
    writeFileSync(file, JSON.stringify(outcome));
  };
}
