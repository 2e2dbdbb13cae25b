import { createThreads, type ThreadLimits } from './createThreads.ts';
import { tasks, type TaskAnswer, type TaskInput, type TaskName } from './tasks.ts';

/** Threads beside the one that answers requests, for what would keep everybody else waiting. */
export interface Workers {
  /** Does a task for an account. Throws a `PostponedError` where there is no room or time for it. */
  run: <Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    accountId: string,
  ) => Promise<TaskAnswer<Name>>;
  close: () => Promise<void>;
}

/** Those that read up to a thousand comments of an account. */
const commentReaders: ThreadLimits = {
  size: 1,
  maxSeconds: 15,
  idleSeconds: 60,
  maxWaiting: 100,
  maxOfOwner: 10,
  maxWaitSeconds: 10,
};

/**
 * Checks, themes and topics have a person waiting: waiting and work together end before the gateway gives up,
 * after 30 seconds. Letters have what a job may take, drawing included; they never keep a check waiting.
 * Judging comments and counting their words is over in milliseconds, for tens of them: what takes longer
 * is stuck. These two are asked for by the product, not by an account.
 */
const limitsOf: Readonly<Record<TaskName, ThreadLimits>> = {
  checkArt: {
    size: 1,
    maxSeconds: 17,
    idleSeconds: 60,
    maxWaiting: 40,
    maxOfOwner: 8,
    maxWaitSeconds: 12,
  },
  drawCodeFiles: {
    size: 1,
    maxSeconds: 60,
    idleSeconds: 60,
    maxWaiting: 200,
    maxOfOwner: 50,
    maxWaitSeconds: 40,
  },
  judgeComments: {
    size: 1,
    maxSeconds: 2,
    maxStartSeconds: 30,
    idleSeconds: 60,
    maxWaiting: 100,
    maxOfOwner: 100,
    maxWaitSeconds: 60,
  },
  countWords: {
    size: 1,
    maxSeconds: 5,
    maxStartSeconds: 30,
    idleSeconds: 60,
    maxWaiting: 1_000,
    maxOfOwner: 1_000,
    maxWaitSeconds: 60,
  },
  hideWriters: commentReaders,
  readThemes: commentReaders,
  readTopics: commentReaders,
};

/** Makes threads of its own for each task. */
export function createWorkers(changed: Partial<ThreadLimits> = {}): Workers {
  const threadsOf = new Map(
    (Object.keys(tasks) as TaskName[]).map((name) => [
      name,
      createThreads({ ...limitsOf[name], ...changed }),
    ]),
  );

  return {
    run: (name, input, owner) =>
      new Promise((resolve, reject) => {
        // The answer is the one of the task of that name.
        const task = { name, input, owner, resolve: resolve as (answer: unknown) => void, reject };
        threadsOf.get(name)?.run(task);
      }),

    async close() {
      await Promise.all([...threadsOf.values()].map((threads) => threads.close()));
    },
  };
}
