import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../../scripts/run.ts';
import { fillIn } from './fillIn.ts';

/** A balancer of this machine, with its file of deploy/ filled in. */
export interface Balancer {
  program: string;
  /** Validates the configuration file; returns the output on failure. */
  judge: () => { isRight: boolean; said: string };
  start: () => ChildProcess;
}

interface Where {
  folder: string;
  port: number;
  /** Ports of the processes. */
  apps: readonly [number, number];
}

export const balancerNames = ['haproxy', 'nginx'] as const;
export type BalancerName = (typeof balancerNames)[number];

/** True if a program is installed. */
export const isInstalled = (program: string): boolean =>
  spawnSync(program, ['-v']).error === undefined;

/** Configuration file of each balancer, its changes here, and the arguments to validate and run it. */
const kinds = {
  haproxy: {
    file: 'haproxy/haproxy.cfg',
    listens: 'bind :8080',
    bind: (port: number) => `bind 127.0.0.1:${port}`,
    wrap: (text: string, _folder: string) => text,
    judges: (file: string) => ['-c', '-f', file],
    runs: (file: string) => ['-db', '-f', file],
  },
  nginx: {
    file: 'nginx/hearback.conf',
    listens: 'listen 8080',
    bind: (port: number) => `listen 127.0.0.1:${port}`,
    wrap: (text: string, folder: string) =>
      `pid ${folder}/nginx.pid;\ndaemon off;\nerror_log ${folder}/nginx.log;\nevents {}\nhttp {\naccess_log off;\n${text}}\n`,
    judges: (file: string) => ['-t', '-q', '-c', file],
    runs: (file: string) => ['-c', file],
  },
};

/** Puts addresses of this machine into the file of a balancer. */
export function prepareBalancer(program: BalancerName, { folder, port, apps }: Where): Balancer {
  const kind = kinds[program];
  const text = fillIn(readFileSync(`${root}deploy/${kind.file}`, 'utf8'), {
    [kind.listens]: kind.bind(port),
    'app1:3000': `127.0.0.1:${apps[0]}`,
    'app2:3000': `127.0.0.1:${apps[1]}`,
  });
  const file = join(folder, `${program}.conf`);
  writeFileSync(file, kind.wrap(text, folder));

  return {
    program,
    judge: () => {
      const asked = spawnSync(program, kind.judges(file), { encoding: 'utf8' });
      return { isRight: asked.status === 0, said: `${asked.stdout}${asked.stderr}` };
    },
    start: () => spawn(program, kind.runs(file), { stdio: 'ignore' }),
  };
}
