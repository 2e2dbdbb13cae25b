/** Log of a running row, and checks of its promises. */
export interface Report {
  /** Logs an action or a count. */
  say: (sentence: string) => void;
  /** A promise. One that does not hold fails the row. */
  check: (holds: boolean, promise: string) => void;
  /** A part that this machine cannot do. */
  skip: (reason: string) => void;
}

/** Result of a row. */
export interface Outcome {
  failures: string[];
  skipped: string[];
}

/** Prints the log of a row, and collects the checks that failed. */
export function createReport(print: (line: string) => void): Report & { outcome: Outcome } {
  const outcome: Outcome = { failures: [], skipped: [] };
  return {
    outcome,
    say: (sentence) => print(`       ${sentence}`),
    check: (holds, promise) => {
      print(`  ${holds ? 'ok  ' : 'FAIL'} ${promise}`);
      if (!holds) outcome.failures.push(promise);
    },
    skip: (reason) => {
      print(`  skip ${reason}`);
      outcome.skipped.push(reason);
    },
  };
}

/** Counts by kind, most first: `503 × 12, ECONNRESET × 2`. */
export const listCounts = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([kind, count]) => `${kind} × ${count}`)
    .join(', ') || 'none';
