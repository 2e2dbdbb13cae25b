import { parseArgs } from 'node:util';

import { rows } from './faults/rows.ts';
import { runRows } from './faults/runRows.ts';

/**
 * `npm run -w lab faults`: what goes wrong beneath a server, done to it on purpose: processes killed,
 * databases stopped and paused, full disks, mail servers that misbehave, clocks that are wrong. Each
 * row of docs/reliability.md prints what was done and what was counted. `--only=T85,T94` runs some,
 * `--quick` does less of each, `--answers`, `--pause` (seconds) and `--steps` say how much,
 * `--older=<commit>` which earlier version T97 runs.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    answers: { type: 'string' },
    pause: { type: 'string' },
    steps: { type: 'string' },
    older: { type: 'string' },
  },
});
await runRows(rows, values.only, (cluster) => ({
  cluster,
  answers: Number(values.answers ?? (values.quick ? 2_000 : 10_000)),
  pauseSeconds: Number(values.pause ?? (values.quick ? 8 : 20)),
  steps: Number(values.steps ?? (values.quick ? 2 : 6)),
  older: values.older,
}));
