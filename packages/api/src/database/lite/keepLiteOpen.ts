import { setTimeout as wait } from 'node:timers/promises';

import type { Logger } from 'pino';

import type { Lite } from './Lite.ts';
import { gone, refuseAll, type ThreadedLite } from './openLiteThread.ts';

interface Terms {
  open: () => Promise<ThreadedLite>;
  /** Makes one that was opened again whole, before anybody else asks it anything. */
  prepare: (lite: Lite) => Promise<void>;
  /** Whether the disk has room: while it has none, trying again costs no try. */
  hasRoom: () => Promise<boolean>;
  /** What to do when it cannot be opened again. */
  giveUp: (cause: unknown) => void;
  logger: Logger;
  /** Answers after so long, or when there is nothing to wait for any more. */
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  now?: () => number;
}

interface Ear {
  channel: string;
  hear: (payload: string) => void;
  stop: () => Promise<void>;
}

/** How long is waited before each try. */
const pausesMs = [100, 500, 1_000, 2_000, 5_000];

/** One that ends sooner has used its tries. */
const calmMs = 60_000;

const waitForRoomMs = 2_000;

const pauseFor = (ms: number, signal: AbortSignal): Promise<unknown> =>
  wait(ms, undefined, { signal }).catch(() => undefined);

/**
 * Opens the embedded database and opens it again when its thread ends. Meanwhile every question
 * fails as with a server that is down.
 */
export async function keepLiteOpen(terms: Terms): Promise<Lite> {
  const { open, prepare, hasRoom, giveUp, logger } = terms;
  const { pause = pauseFor, now = () => performance.now() } = terms;
  const ears = new Set<Ear>();
  const closing = new AbortController();
  let current: ThreadedLite | undefined;
  let opening: Promise<void> | undefined;
  let openedAt = 0;
  let tries = 0;

  const use = (lite: ThreadedLite) => {
    current = lite;
    openedAt = now();
    void lite.ended.then(() => {
      current = undefined;
      if (closing.signal.aborted) return;
      logger.error('The thread of the database has ended: it is opened again');
      if (now() - openedAt > calmMs) tries = 0;
      opening = openAgain();
    });
  };

  const tryToOpen = async () => {
    const lite = await open();
    try {
      await prepare(lite);
      for (const ear of ears) ear.stop = await lite.listen(ear.channel, ear.hear);
    } catch (error) {
      await lite.close().catch(() => undefined);
      throw error;
    }
    use(lite);
  };

  const openAgain = async () => {
    let cause: unknown;
    for (let ms = pausesMs[tries]; ms !== undefined; ms = pausesMs[tries]) {
      const isFull = !(await hasRoom());
      if (!isFull) tries += 1;
      await pause(isFull ? waitForRoomMs : ms, closing.signal);
      if (closing.signal.aborted) return;
      try {
        await tryToOpen();
        logger.warn('The database is open again');
        return;
      } catch (error) {
        cause = error;
        logger.error({ err: error }, 'The database cannot be opened again yet');
      }
    }
    giveUp(cause);
  };

  use(await open());

  return {
    query: (...asked) => (current ? current.query(...asked) : Promise.reject(gone())),
    exec: (text) => (current ? current.exec(text) : Promise.reject(gone())),
    transaction: async (work) => {
      if (current) return current.transaction(work);
      const cause = gone();
      await work(refuseAll(cause));
      throw cause;
    },
    listen: async (channel, hear) => {
      if (!current) throw gone();
      const ear = { channel, hear, stop: await current.listen(channel, hear) };
      ears.add(ear);
      return async () => {
        ears.delete(ear);
        if (current) await ear.stop();
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
