import pg from 'pg';

import type { Engine } from '../../database/connect.ts';
import type { Feedback } from '../../contract/feedback.ts';
import { throttled } from '../../tools/limits.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'engine' | 'feedbacks' | 'sessions' | 'now'>;
type Hear = (payload: string) => void;

const channel = 'feedback_added';
const retryMs = 1_000;

/** Who watches in more windows than this at once does not read them. */
const maxListeners = 50;

/** When a window that was closed is surely gone. */
const roomAgainSeconds = 15;

/** Listens on a connection of its own, and comes back when that one breaks. Answers how to stop. */
const listenOnPostgres = (pool: pg.Pool, hear: Hear): (() => Promise<void>) => {
  let client: pg.Client | undefined;
  let stopped = false;

  const connect = async (): Promise<void> => {
    const mine = new pg.Client(pool.options);
    client = mine;
    mine.on('notification', ({ payload }) => hear(payload ?? ''));
    const again = () => {
      // Both `error` and `end` report the same break.
      if (stopped || client !== mine) return;
      client = undefined;
      setTimeout(() => void connect(), retryMs).unref();
    };
    mine.on('error', again);
    mine.on('end', again);
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
    } catch {
      // The database is down: the next attempt may find it up, and lists are read again meanwhile.
      again();
    }
    if (stopped) await mine.end();
  };

  void connect();
  return async () => {
    stopped = true;
    await client?.end();
  };
};

const listen = (engine: Engine, hear: Hear): (() => Promise<void>) => {
  if (engine.kind === 'postgres') return listenOnPostgres(engine.pool, hear);
  const listening = engine.lite.listen(channel, hear);
  return async () => (await listening)();
};

/**
 * Tells of each new answer as it is committed, in whichever process that happens. What is announced
 * is an id; the row is read again, bound to the account that listens.
 */
export const createFeedbackFeed = ({ engine, feedbacks, sessions, now }: Tools) => {
  const listeners = new Map<string, Set<(feedback: Feedback) => void>>();
  let stop: (() => Promise<void>) | undefined;

  const hear = async (payload: string): Promise<void> => {
    const [accountId = '', feedbackId = ''] = payload.split(' ');
    if (!listeners.has(accountId)) return;
    const feedback = await feedbacks.find(accountId, feedbackId);
    if (!feedback) return;
    for (const tell of listeners.get(accountId) ?? []) tell(feedback);
  };

  return {
    /** Whether a session that listens still lives. An access token that ran out meanwhile is no reason. */
    async mayListen(sessionId: string): Promise<boolean> {
      const session = await sessions.find(sessionId);
      return (
        session !== undefined &&
        session.is_active &&
        session.ended_at === null &&
        session.expires_at > now()
      );
    },

    /** Refuses one listener too many of an account: each holds a connection and memory. */
    requireRoom(accountId: string): void {
      if ((listeners.get(accountId)?.size ?? 0) >= maxListeners) throw throttled(roomAgainSeconds);
    },

    /** Starts telling an account's listener. Answers how to stop. */
    subscribe(accountId: string, tell: (feedback: Feedback) => void): () => void {
      const mine = listeners.get(accountId) ?? new Set();
      listeners.set(accountId, mine.add(tell));
      // One connection serves all listeners; nobody listens, nobody is connected.
      stop ??= listen(engine, (payload) => {
        hear(payload).catch(() => {
          // A list that is read again shows what could not be told.
        });
      });

      return () => {
        mine.delete(tell);
        if (mine.size === 0 && listeners.get(accountId) === mine) listeners.delete(accountId);
        if (listeners.size > 0 || !stop) return;
        stop().catch(() => {
          // The connection is gone already.
        });
        stop = undefined;
      };
    },
  };
};
