import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';

import { root } from '../run.ts';

/** The product as one process of several. */
export interface App {
  pid: number;
  /** Asks it to end, or ends it. Answers its exit code, or the signal that it died of. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | string>;
}

/** Starts the product with the settings of deploy/, and what this machine has instead. */
export async function startApp(here: Readonly<Record<string, string>>): Promise<App> {
  const given = parseEnv(readFileSync(`${root}deploy/hearback.env`, 'utf8'));
  const child = spawn(process.execPath, ['packages/gateway/src/main.ts', '--no-sample'], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...given, ...here },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  const ready = `http://127.0.0.1:${here['PORT']}/readyz`;
  while (!(await fetch(ready).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('A process ended before it was ready; see above.');
    await wait(100);
  }
  return {
    pid: child.pid ?? 0,
    end: async (signal) => {
      child.kill(signal);
      const [code, killedBy] = await ended;
      return code ?? killedBy ?? 'nothing';
    },
  };
}
