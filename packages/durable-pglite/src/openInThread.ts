import { extname } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

import type { SerializedError, ThreadMessage, ThreadRequest } from './thread.ts';

interface QueryResults<Row> {
  rows: Row[];
  fields: { name: string; dataTypeID: number }[];
  affectedRows?: number;
}

interface QueryOptions {
  rowMode?: 'array' | 'object';
}

interface Statements {
  /** Runs one statement with its parameters. */
  query: <Row>(
    text: string,
    parameters?: unknown[],
    options?: QueryOptions,
  ) => Promise<QueryResults<Row>>;
  /** Runs any number of statements without parameters. */
  exec: (text: string) => Promise<QueryResults<Record<string, unknown>>[]>;
}

export interface PGliteTransaction extends Statements {
  rollback: () => Promise<void>;
}

/** The part of PGlite's interface that works in this thread and from another one. It has one connection. */
export interface PGliteClient extends Statements {
  /** Other statements wait for its end. What `work` throws rolls it back. */
  transaction: <Result>(work: (inside: PGliteTransaction) => Promise<Result>) => Promise<Result>;
  /** LISTEN on a channel. The result stops it. */
  listen: (channel: string, callback: (payload: string) => void) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
  readonly closed: boolean;
  readonly ready: boolean;
  readonly waitReady: Promise<void>;
}

/** A database in a thread, which may end by itself: out of memory, or on a disk that fails. */
export interface ThreadClient extends PGliteClient {
  /** Resolves once the thread has ended, whatever the cause. */
  readonly ended: Promise<void>;
}

export interface ThreadOptions {
  dataDir: string;
  /** URL of a module whose default export are options of PGlite: functions cannot be sent to a thread. */
  optionsModule?: string;
}

/** Makes the thread. Another one than the default sets limits, or ends it in a test. */
export type StartWorker = (module: URL, options: WorkerOptions) => Worker;

/** TypeScript in the repository, JavaScript in the published package. */
const threadModule = new URL(`./thread${extname(import.meta.url)}`, import.meta.url);

/** Thrown by every statement while the thread is not there, with PostgreSQL's code for a lost connection. */
export const closedError = (cause?: unknown) =>
  Object.assign(new Error('PGlite is closed', { cause }), { code: '08006' });

/** PostgreSQL's classes of errors that say nothing about a statement: connection, resources, shutdown. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?:08|53|57)/.test(String(error.code));

const deserializeError = ({ message, name, stack, fields }: SerializedError): Error =>
  Object.assign(new Error(message), fields, { name, stack });

/** A Buffer may be a view of a shared pool, all of which would be copied to the thread. */
const copyView = (value: unknown): unknown =>
  value instanceof Uint8Array && value.byteLength < value.buffer.byteLength
    ? Uint8Array.from(value)
    : value;

type WithoutId<Message> = Message extends ThreadRequest ? Omit<Message, 'id'> : never;

/** Requests to the thread, matched with its responses by number. */
function createChannel(worker: Worker) {
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Map<number, (payload: string) => void>();
  const opened = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let lastId = 0;
  let closed: Error | undefined;

  const close = (cause?: unknown) => {
    closed ??= closedError(cause);
    opened.reject(closed);
    ended.resolve();
    for (const { reject } of pending.values()) reject(closed);
    pending.clear();
  };

  worker.on('error', close);
  worker.on('exit', () => close());
  worker.on('message', (message: ThreadMessage) => {
    if (message.kind === 'opened') opened.resolve();
    else if (message.kind === 'notOpened') opened.reject(deserializeError(message.error));
    else if (message.kind === 'notification') listeners.get(message.listener)?.(message.payload);
    else {
      const request = pending.get(message.id);
      pending.delete(message.id);
      if (message.kind === 'result') request?.resolve(message.result);
      else request?.reject(deserializeError(message.error));
    }
  });

  return {
    opened: opened.promise,
    ended: ended.promise,
    listeners,
    isClosed: () => closed !== undefined,
    close,
    send: async (
      request: WithoutId<ThreadRequest>,
      listener?: (payload: string) => void,
    ): Promise<unknown> => {
      if (closed) throw closed;
      lastId += 1;
      const id = lastId;
      worker.postMessage({ ...request, id });
      if (listener) listeners.set(id, listener);
      const result = Promise.withResolvers<unknown>();
      pending.set(id, result);
      return result.promise;
    },
  };
}

type Channel = ReturnType<typeof createChannel>;

const createStatements = ({ send }: Channel, transaction?: number): Statements => {
  const scope = transaction === undefined ? {} : { transaction };
  return {
    query: (text, parameters = [], options = {}) =>
      send({
        call: 'query',
        parameters: [text, parameters.map(copyView), options],
        ...scope,
      }) as Promise<never>,
    exec: (text) => send({ call: 'exec', parameters: [text], ...scope }) as Promise<never>,
  };
};

/** A transaction that could not begin: every statement inside fails with the same error. */
export const failingTransaction = (cause: Error): PGliteTransaction => {
  const fail = () => Promise.reject(cause);
  return { query: fail, exec: fail, rollback: fail };
};

async function runTransaction<Result>(
  channel: Channel,
  transaction: number,
  work: (inside: PGliteTransaction) => Promise<Result>,
): Promise<Result> {
  try {
    await channel.send({ call: 'begin', transaction });
  } catch (error) {
    // Kysely waits until `work` is called, for ever if need be.
    await work(failingTransaction(error as Error));
    throw error;
  }
  let result: Result;
  try {
    result = await work({
      ...createStatements(channel, transaction),
      rollback: async () => void (await channel.send({ call: 'rollback', transaction })),
    });
  } catch (error) {
    // A thread that has ended has rolled it back.
    await channel.send({ call: 'undo', transaction }).catch(() => undefined);
    throw error;
  }
  await channel.send({ call: 'commit', transaction });
  return result;
}

/**
 * Opens PGlite in a thread of its own, so that this one goes on while a statement runs. Errors are those of
 * PGlite, codes included.
 */
export async function openInThread(
  options: ThreadOptions,
  startWorker: StartWorker = (module, of) => new Worker(module, of),
): Promise<ThreadClient> {
  const worker = startWorker(threadModule, { workerData: options });
  const channel = createChannel(worker);
  try {
    await channel.opened;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  let transactions = 0;

  return {
    ...createStatements(channel),
    transaction: (work) => {
      transactions += 1;
      return runTransaction(channel, transactions, work);
    },
    listen: async (name, callback) => {
      const listener = (await channel.send({ call: 'listen', channel: name }, callback)) as number;
      return async () => {
        await channel.send({ call: 'unlisten', listener });
        channel.listeners.delete(listener);
      };
    },
    close: async () => {
      // A thread that has ended leaves its files as a killed process does: there is nothing to close.
      if (!channel.isClosed()) await channel.send({ call: 'close' });
      channel.close();
      await worker.terminate();
    },
    get closed() {
      return channel.isClosed();
    },
    ready: true,
    waitReady: Promise.resolve(),
    ended: channel.ended,
  };
}
