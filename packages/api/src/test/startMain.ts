import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

const cache = fileURLToPath(new URL('../../../../node_modules/.cache/node', import.meta.url));

/**
 * The environment of a program that a test starts. As under `npm start`, its TypeScript is stripped and compiled once,
 * not at each start, which takes a fifth less.
 */
export const programEnv = (settings: Readonly<Record<string, string>>) => ({
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: cache,
  ...settings,
});

/** The API as a process of its own. */
export interface Main {
  origin: string;
  /** Ends it at once, as a power cut or the kernel would: nothing is finished. */
  kill: () => Promise<void>;
  /** Asks it to end, and waits until it has. */
  stop: () => Promise<void>;
}

/** A port that nobody uses now. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts the API on a port of its own, and waits until it is ready. */
export async function startMain(settings: Record<string, string>): Promise<Main> {
  const port = await findPort();
  const child = spawn(
    process.execPath,
    ['--v8-pool-size=1', '--max-semi-space-size=8', main, '--no-sample'],
    {
      env: programEnv({ LOG_LEVEL: 'silent', ...settings, PORT: String(port) }),
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += String(chunk)));
  const ended = once(child, 'exit');
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };

  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`The API ended: ${complaints}`);
    await wait(50);
  }
  return { origin, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
