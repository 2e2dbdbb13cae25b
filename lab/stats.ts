import { parseArgs } from 'node:util';

import { run } from '../scripts/run.ts';

/**
 * `npm run -w lab stats`: every figure of generated worlds against a reference that counts all rows,
 * golden values from published tables, how often each interval holds, how often a change or a place is told
 * where there is none, how often the limits of a funnel and the chance of a target hold, how often alarms are
 * false and how soon they are true, and how often experiments name a false winner and find a true one. `--worlds=7-7` is one world alone. On PostgreSQL where
 * TEST_DATABASE_URL says where it is.
 */
const { values } = parseArgs({ options: { worlds: { type: 'string', default: '1-50' } } });
const [first = 1, last = first] = values.worlds.split('-').map(Number);

/** Each is a database of its own on a core of its own. */
const middle = Math.floor((first + last) / 2);
const parts = first === last ? [values.worlds] : [`${first}-${middle}`, `${middle + 1}-${last}`];

const test = (files: string, env: Record<string, string>) =>
  run('vitest', ['run', '--project', 'api', `stats/${files}`], { env });

const began = Date.now();
const codes = [
  await test('golden', {}),
  await test('intervals', { STATS_SHOW: '1', STATS_TRIES: '4000' }),
  await test('comparisons', { STATS_SHOW: '1' }),
  await test('places', { STATS_SHOW: '1' }),
  await test('alarms', { STATS_SHOW: '1' }),
  await run('vitest', ['run', '--project', 'api', 'experiment/crossover'], {
    env: { STATS_SHOW: '1' },
  }),
  await test('topics', { STATS_SHOW: '1' }),
  ...(await Promise.all(parts.map((worlds) => test('worlds', { STATS_WORLDS: worlds })))),
];
const failed = codes.filter((code) => code !== 0).length;
console.log(
  `${last - first + 1} worlds, golden values and intervals: ${failed === 0 ? 'all hold' : `${failed} parts FAILED`}, ` +
    `${Math.round((Date.now() - began) / 1_000)} s`,
);
if (failed > 0) process.exitCode = 1;
