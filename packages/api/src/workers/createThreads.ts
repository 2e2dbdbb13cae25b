import { Worker } from 'node:worker_threads';

import { PostponedError } from './PostponedError.ts';
import type { Asked, Told } from './thread.ts';

/** A task for a thread, and the promise of its caller. */
export interface Task extends Asked {
  /** Whom it is done for. */
  owner: string;
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

/** The limits of the queue, in tasks and in time. */
interface QueueLimits {
  /** Tasks of everybody together. */
  maxWaiting: number;
  /** Tasks of one owner. */
  maxOfOwner: number;
  /** A task that was not begun by then is given up: who asked for it has gone. */
  maxWaitSeconds: number;
}

/** Tasks that wait for a thread. Nobody has two in a row while others wait. */
function createTaskQueue({ maxWaiting, maxOfOwner, maxWaitSeconds }: QueueLimits) {
  const waiting: Task[] = [];
  const timers = new Map<Task, NodeJS.Timeout>();
  let servedLast: string | undefined;

  const remove = (task: Task) => {
    waiting.splice(waiting.indexOf(task), 1);
    clearTimeout(timers.get(task));
    timers.delete(task);
  };

  return {
    /** True when no task waits. */
    isEmpty: () => waiting.length === 0,

    /** Has a task wait, or rejects it where too much waits already. */
    push(task: Task): void {
      const ofOwner = waiting.filter(({ owner }) => owner === task.owner).length;
      if (waiting.length >= maxWaiting || ofOwner >= maxOfOwner) {
        task.reject(new PostponedError(`Too much waits for a thread: ${task.name}.`));
        return;
      }
      waiting.push(task);
      const giveUp = () => {
        remove(task);
        task.reject(new PostponedError(`${task.name} waited more than ${maxWaitSeconds} seconds.`));
      };
      timers.set(task, setTimeout(giveUp, maxWaitSeconds * 1_000).unref());
    },

    /** Takes the next one. */
    shift(): Task | undefined {
      const next = waiting.find(({ owner }) => owner !== servedLast) ?? waiting[0];
      if (!next) return undefined;
      remove(next);
      servedLast = next.owner;
      return next;
    },

    /** Gives up all that waits. */
    clear(error: Error): void {
      for (let task = waiting[0]; task; task = waiting[0]) {
        remove(task);
        task.reject(error);
      }
    },
  };
}

/** The number of threads, and the limit of their time. */
export interface ThreadLimits extends QueueLimits {
  /** The number of tasks that run at once. Each thread needs about 150 MB while it works. */
  size: number;
  /** A task that takes longer is given up, and its thread with it. */
  maxSeconds: number;
  /** So long a thread may take until it begins, which is not counted then. Left out: it counts. */
  maxStartSeconds?: number;
  /** A thread that has had nothing to do for so long is let go. */
  idleSeconds: number;
}

interface Thread {
  worker: Worker;
  task?: Task | undefined;
  timer?: NodeJS.Timeout | undefined;
}

const startWorker = () =>
  new Worker(new URL('./thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });

/** Threads that share a queue. They start when there is work, and end without it. */
export function createThreads(limits: ThreadLimits, newWorker: () => Worker = startWorker) {
  const { size, maxSeconds, maxStartSeconds, idleSeconds } = limits;
  const threads = new Set<Thread>();
  const waiting = createTaskQueue(limits);
  let isClosed = false;

  const end = async (thread: Thread, error?: Error) => {
    clearTimeout(thread.timer);
    threads.delete(thread);
    const { task } = thread;
    thread.task = undefined;
    task?.reject(error ?? new Error('The thread ended before its task was done.'));
    await thread.worker.terminate();
  };

  /** Ends a thread that is of no use any more. What waits gets another one. */
  const lose = async (thread: Thread, error: Error) => {
    await end(thread, error);
    next();
  };

  const rest = (thread: Thread) => {
    thread.worker.unref();
    thread.timer = setTimeout(() => void end(thread), idleSeconds * 1_000).unref();
  };

  const allow = (thread: Thread, task: Task, seconds: number) => {
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => {
      void lose(thread, new Error(`${task.name} took more than ${seconds} seconds.`));
    }, seconds * 1_000);
  };

  const give = (thread: Thread, task: Task) => {
    thread.task = task;
    thread.worker.ref();
    allow(thread, task, maxStartSeconds ?? maxSeconds);
    thread.worker.postMessage({ name: task.name, input: task.input } satisfies Asked);
  };

  const start = (): Thread => {
    const worker = newWorker();
    const thread: Thread = { worker };
    threads.add(thread);
    worker.on('message', (told: Told) => {
      // It was under way when the thread was ended: nothing may be given to that thread any more.
      if (!threads.has(thread)) return;
      const { task } = thread;
      if ('hasBegun' in told) {
        if (task && maxStartSeconds !== undefined) allow(thread, task, maxSeconds);
        return;
      }
      clearTimeout(thread.timer);
      thread.task = undefined;
      if ('error' in told) task?.reject(told.error);
      else task?.resolve(told.answer);
      const following = waiting.shift();
      if (following) give(thread, following);
      else rest(thread);
    });
    // Out of memory, or a module that does not load: the task is lost, the next one gets a new thread.
    worker.on('error', (error: unknown) => {
      void lose(thread, error instanceof Error ? error : new Error(String(error)));
    });
    return thread;
  };

  /** Gives what waits to a thread that is free, or to a new one while there may be more. */
  function next(): void {
    if (isClosed || waiting.isEmpty()) return;
    const free = [...threads].find((thread) => !thread.task);
    if (!free && threads.size >= size) return;
    const task = waiting.shift();
    if (task) give(free ?? start(), task);
  }

  return {
    /** Does a task as soon as a thread is free. */
    run(task: Task): void {
      if (isClosed) {
        task.reject(
          new PostponedError('There are no threads any more: the server is shutting down.'),
        );
        return;
      }
      waiting.push(task);
      next();
    },

    async close(): Promise<void> {
      isClosed = true;
      const gone = new PostponedError('The server is shutting down.');
      waiting.clear(gone);
      await Promise.all([...threads].map((thread) => end(thread, gone)));
    },
  };
}
