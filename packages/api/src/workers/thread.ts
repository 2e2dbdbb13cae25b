import { parentPort } from 'node:worker_threads';

import { tasks, type TaskName } from './tasks.ts';

/** What a thread is asked, one thing at a time. */
export interface Asked {
  name: TaskName;
  input: unknown;
}

/** What it says when it is done. An error keeps its words; its kind is of the thread. */
export type Told = { answer: unknown } | { error: Error };

const port = parentPort;
if (!port) throw new Error('A thread is started by createWorkers, not by itself.');

port.on('message', ({ name, input }: Asked) => {
  // TypeScript cannot see that a name and its input belong together.
  const task = tasks[name] as (input: unknown) => Promise<unknown>;
  task(input).then(
    (answer) => port.postMessage({ answer } satisfies Told),
    (error: unknown) =>
      port.postMessage({
        error: error instanceof Error ? error : new Error(String(error)),
      } satisfies Told),
  );
});
