import { spawn } from 'node:child_process';

export const root = new URL('..', import.meta.url).pathname;

interface Options {
  env?: Record<string, string>;
  /** Hides what it prints unless it fails. */
  quiet?: boolean;
}

/** Runs a program of `node_modules/.bin` at the root. Answers its exit code; throws for none. */
export function run(program: string, args: readonly string[], options: Options = {}) {
  return new Promise<number>((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: {
        ...process.env,
        PATH: `${root}node_modules/.bin:${process.env['PATH'] ?? ''}`,
        ...options.env,
      },
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    const printed: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(printed));
      resolve(code ?? 1);
    });
  });
}

/** Runs a program and ends this one with its exit code when it fails. */
export async function runOrExit(program: string, args: readonly string[], options: Options = {}) {
  const code = await run(program, args, options);
  if (code !== 0) process.exit(code);
}
