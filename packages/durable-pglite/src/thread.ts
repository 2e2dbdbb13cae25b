import { parentPort, workerData } from 'node:worker_threads';

import type { PGliteOptions, Transaction } from '@electric-sql/pglite';

import type { ThreadOptions } from './openInThread.ts';
import { openPGlite } from './syncedFiles.ts';

/** A request to the thread. Those of a transaction carry its number. */
export type ThreadRequest = { id: number; transaction?: number } & (
  | { call: 'query' | 'exec'; parameters: readonly unknown[] }
  | { call: 'rollback' }
  | { call: 'begin' | 'commit' | 'undo'; transaction: number }
  | { call: 'listen'; channel: string }
  | { call: 'unlisten'; listener: number }
  | { call: 'close' }
);

/** An error on its way between threads: a structured clone keeps the message alone. */
export interface SerializedError {
  message: string;
  name: string;
  stack: string | undefined;
  /** PostgreSQL's code, constraint, detail. */
  fields: Record<string, string | number>;
}

export type ThreadMessage =
  | { kind: 'opened' }
  | { kind: 'notOpened'; error: SerializedError }
  | { kind: 'result'; id: number; result: unknown }
  | { kind: 'error'; id: number; error: SerializedError }
  | { kind: 'notification'; listener: number; payload: string };

const isPlain = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number';

const serializeError = (thrown: unknown): SerializedError => {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { message, name, stack } = error;
  return {
    message,
    name,
    stack,
    fields: Object.fromEntries(Object.entries(error).filter(isPlain)),
  };
};

const port = parentPort;
if (!port) throw new Error('This module is started by openInThread, not by itself.');

const post = (message: ThreadMessage) => port.postMessage(message);

const open = async () => {
  try {
    const { dataDir, optionsModule } = workerData as ThreadOptions;
    const { default: options } = (
      optionsModule === undefined ? { default: {} } : await import(optionsModule)
    ) as { default: PGliteOptions };
    return await openPGlite(dataDir, { options });
  } catch (error) {
    post({ kind: 'notOpened', error: serializeError(error) });
    return undefined;
  }
};

interface OpenTransaction {
  inside: Transaction;
  end: (how: 'commit' | 'undo') => void;
  ended: Promise<void>;
}

const rolledBack = new Error('The work inside the transaction failed.');
const transactions = new Map<number, OpenTransaction>();
const listeners = new Map<number, () => Promise<void>>();

// Without a handle that keeps its event loop alive, Node would block this thread until V8's background tasks end. One
// of them may be waiting for a garbage collection in this thread, and both would wait for ever.
const keepAlive = setInterval(() => {}, 60_000);
const pglite = await open();
clearInterval(keepAlive);

/** PGlite's transaction stays open until a later message says how it ends. */
function begin(number: number): Promise<void> {
  if (!pglite) throw new Error('PGlite is closed');
  const ending = Promise.withResolvers<'commit' | 'undo'>();
  const begun = Promise.withResolvers<void>();
  const ended = pglite.transaction(async (inside) => {
    transactions.set(number, { inside, end: ending.resolve, ended });
    begun.resolve();
    if ((await ending.promise) === 'undo') throw rolledBack;
  });
  ended.catch(begun.reject);
  return begun.promise;
}

async function end(number: number, how: 'commit' | 'undo'): Promise<void> {
  const transaction = transactions.get(number);
  transactions.delete(number);
  transaction?.end(how);
  await transaction?.ended.catch((error: unknown) => {
    if (error !== rolledBack) throw error;
  });
}

async function handle(request: ThreadRequest): Promise<unknown> {
  if (!pglite) throw new Error('PGlite is closed');
  const inside =
    request.transaction === undefined ? undefined : transactions.get(request.transaction)?.inside;
  switch (request.call) {
    case 'query':
    case 'exec': {
      if (request.transaction !== undefined && !inside) {
        throw new Error('The transaction has ended.');
      }
      const [text, parameters, options] = request.parameters as Parameters<typeof pglite.query>;
      const statements = inside ?? pglite;
      return request.call === 'query'
        ? statements.query(text, parameters, options)
        : statements.exec(text);
    }
    case 'rollback':
      return inside?.rollback();
    case 'begin':
      return begin(request.transaction);
    case 'commit':
    case 'undo':
      return end(request.transaction, request.call);
    case 'listen': {
      const { id: listener, channel } = request;
      const stop = await pglite.listen(channel, (payload) =>
        post({ kind: 'notification', listener, payload }),
      );
      listeners.set(listener, stop);
      return listener;
    }
    case 'unlisten':
      await listeners.get(request.listener)?.();
      listeners.delete(request.listener);
      return undefined;
    case 'close':
      return pglite.close();
  }
}

port.on('message', (request: ThreadRequest) => {
  const { id } = request;
  handle(request).then(
    (result) => post({ kind: 'result', id, result }),
    (error: unknown) => post({ kind: 'error', id, error: serializeError(error) }),
  );
});
if (pglite) post({ kind: 'opened' });
