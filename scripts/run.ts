import { spawn, type ChildProcess } from 'node:child_process';

export const root = new URL('..', import.meta.url).pathname;

interface Options {
  env?: Record<string, string>;
  /** Hides what it prints unless it fails. */
  quiet?: boolean;
  /** Ends it, and all that it started, when it takes longer. It has failed then. */
  limitSeconds?: number;
  /** Lets other programs go first where processors are few. */
  givesWay?: boolean;
}

/** Exit code of a program that was ended after its time limit, as with `timeout`. */
const timedOut = 124;

/** Ends a program's whole group when its time is over, and when this program is interrupted. */
function limitTime({ pid }: ChildProcess, seconds: number | undefined, program: string) {
  if (seconds === undefined || pid === undefined) return undefined;
  let isOver = false;
  const end = () => process.kill(-pid, 'SIGKILL');
  const timer = setTimeout(() => {
    isOver = true;
    console.error(`${program} took longer than ${seconds} s and was ended.`);
    end();
  }, seconds * 1_000);
  const interrupt = () => {
    end();
    process.exit(130);
  };
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);

  return {
    isOver: () => isOver,
    forget: () => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    },
  };
}

/** Runs a program of `node_modules/.bin` at the root. Answers its exit code; throws for none. */
export function run(program: string, args: readonly string[], options: Options = {}) {
  return new Promise<number>((resolve, reject) => {
    const [file = program, ...given] = [
      ...(options.givesWay ? ['nice', '-n', '10'] : []),
      program,
      ...args,
    ];
    const child = spawn(file, given, {
      cwd: root,
      env: {
        ...process.env,
        PATH: `${root}node_modules/.bin:${process.env['PATH'] ?? ''}`,
        ...options.env,
      },
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      // A group of its own, so that its browsers and servers can be ended with it.
      detached: options.limitSeconds !== undefined,
    });
    const limit = limitTime(child, options.limitSeconds, program);
    const printed: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.on('error', reject);
    child.on('exit', (code) => {
      limit?.forget();
      if (code !== 0) process.stderr.write(Buffer.concat(printed));
      resolve(limit?.isOver() ? timedOut : (code ?? 1));
    });
  });
}

/** Runs a program and ends this one with its exit code when it fails. */
export async function runOrExit(program: string, args: readonly string[], options: Options = {}) {
  const code = await run(program, args, options);
  if (code !== 0) process.exit(code);
}
