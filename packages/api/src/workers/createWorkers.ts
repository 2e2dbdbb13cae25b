import { createThreads, type ThreadLimits } from './createThreads.ts';
import type { TaskAnswer, TaskInput, TaskName } from './tasks.ts';

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

/** The pool of each task. Those that load the same modules share a thread, which holds some 40 MB. */
const poolOf = {
  checkArt: 'checks',
  drawCodeFiles: 'letters',
  drawPrint: 'checks',
  judgeComments: 'arrivals',
  countWords: 'arrivals',
  findTopicsOfEach: 'arrivals',
  makePicture: 'pictures',
  hideWriters: 'comments',
  readThemes: 'comments',
  readTopics: 'comments',
  readTopicsAlone: 'comments',
} as const satisfies Record<TaskName, string>;

/**
 * Checks, prints, themes and topics have a person waiting: waiting and work together end before the gateway gives up,
 * after 30 seconds. Letters have what a job may take, drawing included; they never keep a check waiting.
 * Judging comments, counting their words and finding their topics is over in milliseconds, for tens of them: what takes
 * longer is stuck. These are asked for by the product, not by an account.
 */
const limitsOf: Readonly<Record<(typeof poolOf)[TaskName], ThreadLimits>> = {
  checks: {
    size: 1,
    maxSeconds: 17,
    idleSeconds: 60,
    maxWaiting: 40,
    maxOfOwner: 8,
    maxWaitSeconds: 12,
  },
  letters: {
    size: 1,
    maxSeconds: 60,
    idleSeconds: 60,
    maxWaiting: 200,
    maxOfOwner: 50,
    maxWaitSeconds: 40,
  },
  arrivals: {
    size: 1,
    maxSeconds: 2,
    maxStartSeconds: 30,
    idleSeconds: 60,
    maxWaiting: 1_000,
    maxOfOwner: 1_000,
    maxWaitSeconds: 60,
  },
  // A phone waits. A picture takes a third of a second; one that takes longer is made to.
  pictures: {
    size: 1,
    maxSeconds: 10,
    maxStartSeconds: 15,
    idleSeconds: 60,
    maxWaiting: 40,
    maxOfOwner: 20,
    maxWaitSeconds: 12,
  },
  // Up to a thousand comments of an account.
  comments: {
    size: 1,
    maxSeconds: 15,
    idleSeconds: 60,
    maxWaiting: 100,
    maxOfOwner: 10,
    maxWaitSeconds: 10,
  },
};

/** Makes the threads of all tasks. */
export function createWorkers(changed: Partial<ThreadLimits> = {}): Workers {
  const create = (limits: ThreadLimits) => createThreads({ ...limits, ...changed });
  const threadsOf = {
    checks: create(limitsOf.checks),
    letters: create(limitsOf.letters),
    arrivals: create(limitsOf.arrivals),
    comments: create(limitsOf.comments),
    pictures: create(limitsOf.pictures),
  };

  return {
    run: (name, input, owner) =>
      new Promise((resolve, reject) => {
        // The answer is the one of the task of that name.
        const task = { name, input, owner, resolve: resolve as (answer: unknown) => void, reject };
        threadsOf[poolOf[name]].run(task);
      }),

    async close() {
      await Promise.all(Object.values(threadsOf).map((threads) => threads.close()));
    },
  };
}
