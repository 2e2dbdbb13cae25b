import { parentPort } from 'node:worker_threads';

import { tasks, type TaskName } from './tasks.ts';

/** The request to a thread, one at a time. */
export interface Asked {
  name: TaskName;
  input: unknown;
}

/** The messages of a thread: it has loaded the task's modules; the result; an error, without its class. */
export type Told = { hasBegun: true } | { answer: unknown } | { error: Error };

const port = parentPort;
if (!port) throw new Error('A thread is started by createWorkers, not by itself.');

port.on('message', ({ name, input }: Asked) => {
  // TypeScript cannot see that a name and its input belong together.
  const load = tasks[name] as () => Promise<(input: unknown) => Promise<unknown>>;
  const run = async () => {
    const task = await load();
    port.postMessage({ hasBegun: true } satisfies Told);
    return task(input);
  };
  run().then(
    (answer) => port.postMessage({ answer } satisfies Told),
    (error: unknown) =>
      port.postMessage({
        error: error instanceof Error ? error : new Error(String(error)),
      } satisfies Told),
  );
});
