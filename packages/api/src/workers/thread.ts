import { parentPort } from 'node:worker_threads';

import { tasks, type TaskName } from './tasks.ts';

/** What a thread is asked, one thing at a time. */
export interface Asked {
  name: TaskName;
  input: unknown;
}

/**
 * What it says: that it has loaded what the task needs, and when it is done. An error keeps its words;
 * its kind is of the thread.
 */
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
