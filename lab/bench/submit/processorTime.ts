import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';

/** The kernel's clock ticks a hundred times a second. */
const tickMs = 10;

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
};

const timeOf = (pid: string): number => {
  const stat = read(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * tickMs;
};

/** Command line of PostgreSQL's processes for a database: begins with `postgres:` and contains its name. */
const serves = (pid: string, database: string): boolean => {
  const name = read(`/proc/${pid}/cmdline`);
  return name.startsWith('postgres:') && name.includes(database);
};

/**
 * Milliseconds that the processors have worked for some processes, and for the connections to a
 * database, by process. Empty where the system has no `/proc`.
 */
export function readProcessorTimes(
  pids: readonly number[],
  database: string | undefined,
): Map<string, number> {
  if (!existsSync('/proc/self/stat')) return new Map();
  const connections =
    database === undefined
      ? []
      : readdirSync('/proc').filter((name) => /^\d+$/.test(name) && serves(name, database));
  return new Map([...pids.map(String), ...connections].map((pid) => [pid, timeOf(pid)]));
}

/** Prints the load of the machine, which figures beside it depend on. */
export const printLoad = () =>
  console.log(
    `Load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  );

/** CPU time used between two readings. */
export const workedBetween = (
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): number => [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
