import { Worker } from 'node:worker_threads';

import type { Lite, LiteTransaction } from './Lite.ts';
import { unpackError, type LiteAsk, type LiteTold } from './liteMessages.ts';
import type { LitePlace } from './openLite.ts';

/** An ask without its number. */
type Ask = LiteAsk extends infer One ? (One extends LiteAsk ? Omit<One, 'id'> : never) : never;

type Waiting = PromiseWithResolvers<unknown>;

const startWorker = (place: LitePlace): Worker =>
  new Worker(new URL('./liteThread.ts', import.meta.url), { workerData: place });

/** What is said of a database that is gone; `isDatabaseDown` knows it. */
export const gone = (cause?: unknown) => new Error('PGlite is closed', { cause });

/** A buffer may be a window on a large one, all of which would be copied on the way. */
const withoutPool = (value: unknown): unknown =>
  value instanceof Uint8Array && value.byteLength < value.buffer.byteLength
    ? Uint8Array.from(value)
    : value;

/** Asks a thread, and hands out what it says, in whatever order that comes. */
function createLine(worker: Worker) {
  const waiting = new Map<number, Waiting>();
  const hearers = new Map<number, (payload: string) => void>();
  const opened = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let asked = 0;
  let lost: Error | undefined;

  const lose = (cause?: unknown) => {
    lost ??= gone(cause);
    opened.reject(lost);
    ended.resolve();
    for (const { reject } of waiting.values()) reject(lost);
    waiting.clear();
  };

  worker.on('error', lose);
  worker.on('exit', () => lose());
  worker.on('message', (told: LiteTold) => {
    if (told.kind === 'opened') opened.resolve();
    else if (told.kind === 'broken') opened.reject(unpackError(told.failure));
    else if (told.kind === 'heard') hearers.get(told.listening)?.(told.payload);
    else {
      const one = waiting.get(told.id);
      waiting.delete(told.id);
      if (told.kind === 'answer') one?.resolve(told.answer);
      else one?.reject(unpackError(told.failure));
    }
  });

  return {
    opened: opened.promise,
    ended: ended.promise,
    hearers,
    isLost: () => lost !== undefined,
    lose,
    ask: async (ask: Ask, hear?: (payload: string) => void): Promise<unknown> => {
      if (lost) throw lost;
      asked += 1;
      const id = asked;
      const one: Waiting = Promise.withResolvers();
      if (hear) hearers.set(id, hear);
      worker.postMessage({ ...ask, id });
      waiting.set(id, one);
      return one.promise;
    },
  };
}

type Line = ReturnType<typeof createLine>;

const createStatements = ({ ask }: Line, transaction?: number): Pick<Lite, 'query' | 'exec'> => {
  const where = transaction === undefined ? {} : { transaction };
  return {
    query: (text, parameters = [], options = {}) =>
      ask({
        call: 'query',
        parameters: [text, parameters.map(withoutPool), options],
        ...where,
      }) as Promise<never>,
    exec: (text) => ask({ call: 'exec', parameters: [text], ...where }) as Promise<never>,
  };
};

/** A transaction that could not be begun: whatever is asked inside fails by the same cause. */
export const refuseAll = (cause: Error): LiteTransaction => {
  const refuse = () => Promise.reject(cause);
  return { query: refuse, exec: refuse, rollback: refuse };
};

/** Does the work between the beginning and the end of a transaction in the thread. */
async function transact<Result>(
  line: Line,
  transaction: number,
  work: (inside: LiteTransaction) => Promise<Result>,
): Promise<Result> {
  try {
    await line.ask({ call: 'begin', transaction });
  } catch (error) {
    // Kysely waits for the work to begin, for ever if need be.
    await work(refuseAll(error as Error));
    throw error;
  }
  let result: Result;
  try {
    result = await work({
      ...createStatements(line, transaction),
      rollback: async () => void (await line.ask({ call: 'rollback', transaction })),
    });
  } catch (error) {
    // A thread that is gone has undone it.
    await line.ask({ call: 'undo', transaction }).catch(() => undefined);
    throw error;
  }
  await line.ask({ call: 'commit', transaction });
  return result;
}

/** An embedded database whose thread may end without being asked to. */
export interface ThreadedLite extends Lite {
  /** Answers once it is gone, whatever the cause. */
  readonly ended: Promise<void>;
}

/**
 * Opens the embedded database in a thread of its own, so that this one goes on while a statement
 * runs. It takes what `PGlite` takes, and throws what it throws, codes included.
 */
export async function openLiteThread(
  place: LitePlace = {},
  newWorker: (place: LitePlace) => Worker = startWorker,
): Promise<ThreadedLite> {
  const worker = newWorker(place);
  const line = createLine(worker);
  try {
    await line.opened;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  let transactions = 0;

  return {
    ...createStatements(line),
    transaction: (work) => {
      transactions += 1;
      return transact(line, transactions, work);
    },
    listen: async (channel, hear) => {
      const listening = (await line.ask({ call: 'listen', channel }, hear)) as number;
      return async () => {
        await line.ask({ call: 'unlisten', listening });
        line.hearers.delete(listening);
      };
    },
    close: async () => {
      // A thread that is gone has nothing to close: its files are as a process leaves them that is killed.
      if (!line.isLost()) await line.ask({ call: 'close' });
      line.lose();
      await worker.terminate();
    },
    get closed() {
      return line.isLost();
    },
    ready: true,
    waitReady: Promise.resolve(),
    ended: line.ended,
  };
}
