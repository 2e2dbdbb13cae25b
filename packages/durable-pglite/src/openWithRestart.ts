import { setTimeout as wait } from 'node:timers/promises';

import {
  closedError,
  failingTransaction,
  type PGliteClient,
  type ThreadClient,
} from './openInThread.ts';

/** Where the package logs. A logger of pino fits. */
export interface Log {
  info: (facts: object, message: string) => void;
  warn: (facts: object, message: string) => void;
  error: (facts: object, message: string) => void;
}

interface RestartOptions {
  open: () => Promise<ThreadClient>;
  /** Completes a database that was opened again, before any other statement. */
  prepare: (client: PGliteClient) => Promise<void>;
  /** While the disk has no room, an attempt is not counted. */
  hasRoom: () => Promise<boolean>;
  /** Called when the last attempt failed. */
  onGivenUp: (cause: unknown) => void;
  log: Log;
  /** Resolves after so long, or when the signal aborts. */
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  now?: () => number;
}

interface Subscription {
  channel: string;
  callback: (payload: string) => void;
  stop: () => Promise<void>;
}

/** The pause before each attempt. */
const pausesMs = [100, 500, 1_000, 2_000, 5_000];

/** After so long without an end, all attempts are there again. */
const calmMs = 60_000;

const waitForRoomMs = 2_000;

const pauseFor = (ms: number, signal: AbortSignal): Promise<unknown> =>
  wait(ms, undefined, { signal }).catch(() => undefined);

/**
 * Opens a database and opens it again when its thread ends, subscriptions included. Meanwhile every statement
 * fails as with a server that is down.
 */
export async function openWithRestart(options: RestartOptions): Promise<PGliteClient> {
  const { open, prepare, hasRoom, onGivenUp, log } = options;
  const { pause = pauseFor, now = () => performance.now() } = options;
  const subscriptions = new Set<Subscription>();
  const closing = new AbortController();
  let current: ThreadClient | undefined;
  let opening: Promise<void> | undefined;
  let openedAt = 0;
  let attempts = 0;

  const adopt = (client: ThreadClient) => {
    current = client;
    openedAt = now();
    void client.ended.then(() => {
      current = undefined;
      if (closing.signal.aborted) return;
      log.error({}, 'The thread of the database has ended: it is opened again');
      if (now() - openedAt > calmMs) attempts = 0;
      opening = openAgain();
    });
  };

  const tryToOpen = async () => {
    const client = await open();
    try {
      await prepare(client);
      for (const one of subscriptions) one.stop = await client.listen(one.channel, one.callback);
    } catch (error) {
      await client.close().catch(() => undefined);
      throw error;
    }
    adopt(client);
  };

  const openAgain = async () => {
    let cause: unknown;
    for (let ms = pausesMs[attempts]; ms !== undefined; ms = pausesMs[attempts]) {
      // Where the disk cannot be asked, an attempt says why it fails.
      const isFull = !(await hasRoom().catch(() => true));
      if (!isFull) attempts += 1;
      await pause(isFull ? waitForRoomMs : ms, closing.signal);
      if (closing.signal.aborted) return;
      try {
        await tryToOpen();
        log.warn({}, 'The database is open again');
        return;
      } catch (error) {
        cause = error;
        log.error({ err: error }, 'The database cannot be opened again yet');
      }
    }
    onGivenUp(cause);
  };

  adopt(await open());

  return {
    query: (...query) => (current ? current.query(...query) : Promise.reject(closedError())),
    exec: (text) => (current ? current.exec(text) : Promise.reject(closedError())),
    transaction: async (work) => {
      if (current) return current.transaction(work);
      const cause = closedError();
      await work(failingTransaction(cause));
      throw cause;
    },
    listen: async (channel, callback) => {
      if (!current) throw closedError();
      const one = { channel, callback, stop: await current.listen(channel, callback) };
      subscriptions.add(one);
      return async () => {
        subscriptions.delete(one);
        if (current) await one.stop();
      };
    },
    close: async () => {
      closing.abort();
      await opening;
      await current?.close();
    },
    get closed() {
      return closing.signal.aborted;
    },
    ready: true,
    waitReady: Promise.resolve(),
  };
}
