import { parseArgs } from 'node:util';

import { runRows } from './faults/runRows.ts';
import { rows } from './load/rows.ts';

/**
 * `npm run -w lab load`: measures the product under fixed request rates, whether or not responses keep
 * up. Each row of docs/reliability.md prints its goal and its figure. `--only=T110,T114` runs some, T115
 * and T116 only if they are named; `--seconds` sets the duration of each, `--rows` the number of answers
 * that statistics are queried on, `--connections` the number that T116 keeps open.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string' },
    rows: { type: 'string', default: '100000' },
    connections: { type: 'string', default: '10000' },
  },
});
await runRows(rows, values.only, (cluster) => ({
  cluster,
  seconds: (usual) => Number(values.seconds ?? usual),
  rows: Number(values.rows),
  connections: Number(values.connections),
}));
