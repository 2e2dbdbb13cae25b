import { parseArgs } from 'node:util';

import { runRows } from './faults/runRows.ts';
import { rows } from './load/rows.ts';

/**
 * `npm run -w lab load`: what the product bears, as rates that come whether or not answers keep up.
 * Each row of docs/reliability.md prints its goal and its figure. `--only=T110,T114` runs some,
 * T115 and T116 only where they are named; `--seconds` makes all of them shorter or longer, `--rows` says
 * how many answers statistics are asked of, `--connections` how many T116 keeps.
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
