import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

import { startProcess, type Running } from '../../e2e/stack/process.ts';
import { root } from '../../scripts/run.ts';

const settings = parseEnv(readFileSync(`${root}deploy/hearback.env`, 'utf8')) as Record<
  string,
  string
>;

/** Starts the product with the settings of deploy/, and what this machine has instead. */
export const startApp = (here: Readonly<Record<string, string>>): Promise<Running> =>
  startProcess('packages/gateway/src/main.ts', ['--no-sample'], {
    ...settings,
    ...here,
  });
