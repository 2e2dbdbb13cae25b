import { PostponedError } from './PostponedError.ts';
import type { Asked } from './thread.ts';

/** What a thread is to do, and who waits for it. */
export interface Task extends Asked {
  /** Whom it is done for. */
  owner: string;
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

/** How much may wait, and for how long. */
export interface QueueLimits {
  /** Tasks of everybody together. */
  maxWaiting: number;
  /** Tasks of one owner. */
  maxOfOwner: number;
  /** A task that was not begun by then is given up: who asked for it has gone. */
  maxWaitSeconds: number;
}

/** Tasks that wait for a thread. Nobody has two in a row while others wait. */
export function createTaskQueue({ maxWaiting, maxOfOwner, maxWaitSeconds }: QueueLimits) {
  const waiting: Task[] = [];
  const timers = new Map<Task, NodeJS.Timeout>();
  let servedLast: string | undefined;

  const remove = (task: Task) => {
    waiting.splice(waiting.indexOf(task), 1);
    clearTimeout(timers.get(task));
    timers.delete(task);
  };

  return {
    /** Whether anything waits. */
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
