import pg from 'pg';

import type { Feedback } from './contract.ts';
import type { NotificationChange } from '../notification/contract.ts';
import { newsChannel, type NewsKind } from '../operator/announcement.sql.ts';
import { throttled } from '../http/limits.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<
  ServiceTools,
  'engine' | 'feedbacks' | 'notifications' | 'sessions' | 'logger' | 'now'
>;
type EmbeddedEngine = Extract<Tools['engine'], { kind: 'embedded' }>;
type Hear = (payload: string) => void;

/** Who watches in more windows than this at once does not read them. */
const maxListeners = 50;

/** When a window that was closed is surely gone. */
const roomAgainSeconds = 15;

/** An ear on the channel: when it hears, and how to close it. */
interface Ear {
  ready: Promise<void>;
  close: () => Promise<void>;
}

/** Listens on a connection of its own, which pools would take away. */
const listenOnPostgres = (pool: pg.Pool, hear: Hear, onLost: () => void): Ear => {
  const client = new pg.Client(pool.options);
  client.on('notification', ({ payload }) => hear(payload ?? ''));
  client.on('error', onLost);
  client.on('end', onLost);
  const ready = (async () => {
    await client.connect();
    await client.query(`listen ${newsChannel}`);
  })();
  return { ready, close: () => client.end() };
};

const listenOnEmbedded = ({ lite }: EmbeddedEngine, hear: Hear): Ear => {
  const listening = lite.listen(newsChannel, hear);
  return {
    ready: listening.then(() => undefined),
    close: async () => (await listening)(),
  };
};

/** What is told as it happens. */
export type News =
  { event: 'feedback'; data: Feedback } | { event: 'notification'; data: NotificationChange };

/** Who watches an account. */
export interface FeedbackListener {
  /** The session it listens with. */
  sessionId: string;
  tell: (news: News) => void;
  /** What arrives from now on may be missed: come back, and read what is there. */
  end: () => void;
}

/**
 * Tells of each new answer and of each change of the notifications as it is committed, in whichever
 * process that happens. What is announced is an id; the row is read again, bound to the account that
 * listens.
 */
export const createFeedbackFeed = (tools: Tools) => {
  const { engine, feedbacks, notifications, sessions, logger, now } = tools;
  const listeners = new Map<string, Set<FeedbackListener>>();
  let ear: Ear | undefined;

  /** Whether a session that listens still lives. An access token that ran out meanwhile is no reason. */
  const mayListen = async (sessionId: string): Promise<boolean> => {
    const session = await sessions.find(sessionId);
    return (
      session !== undefined &&
      session.is_active &&
      session.ended_at === null &&
      session.expires_at > now()
    );
  };

  /** Ends the streams of sessions that are over. Nothing is told to them any more. */
  const endWithSessions = async (accountId: string): Promise<void> => {
    const mine = listeners.get(accountId) ?? new Set();
    for (const sessionId of new Set([...mine].map((each) => each.sessionId))) {
      if (await mayListen(sessionId)) continue;
      for (const each of [...mine].filter((one) => one.sessionId === sessionId)) {
        mine.delete(each);
        each.end();
      }
    }
  };

  const read = async (accountId: string, kind: NewsKind, id: string): Promise<News | undefined> => {
    if (kind === 'feedback') {
      const data = await feedbacks.find(accountId, id);
      return data && { event: 'feedback', data };
    }
    const notification =
      kind === 'notification' ? ((await notifications.find(accountId, id)) ?? null) : null;
    const unread = await notifications.unread(accountId);
    return { event: 'notification', data: { notification, unread } };
  };

  const hear = async (payload: string): Promise<void> => {
    const [accountId = '', kind = '', id = ''] = payload.split(' ');
    if (!listeners.has(accountId)) return;
    try {
      if (kind === 'sessions') return await endWithSessions(accountId);
      const news = await read(accountId, kind as NewsKind, id);
      if (!news) return;
      for (const { tell } of listeners.get(accountId) ?? []) tell(news);
    } catch (error) {
      logger.warn({ err: error, account_id: accountId }, 'What happened could not be told live');
      // They come back, and read what is there.
      for (const { end } of listeners.get(accountId) ?? []) end();
    }
  };

  const close = (lost: Ear): void => {
    if (ear === lost) ear = undefined;
    // A connection that broke cannot be closed, and need not be.
    lost.close().catch(() => undefined);
  };

  const openEar = (): Ear => {
    // One after another: of two counts, the later one is told last.
    let line = Promise.resolve();
    const onHeard: Hear = (payload) => {
      line = line.then(() => hear(payload));
    };
    const onLost = () => {
      if (ear !== mine) return;
      close(mine);
      for (const each of [...listeners.values()].flatMap((some) => [...some])) each.end();
    };
    const mine =
      engine.kind === 'postgres'
        ? listenOnPostgres(engine.pool, onHeard, onLost)
        : listenOnEmbedded(engine, onHeard);
    mine.ready.catch(onLost);
    return mine;
  };

  return {
    mayListen,

    /** Refuses one listener too many of an account: each holds a connection and memory. */
    requireRoom(accountId: string): void {
      if ((listeners.get(accountId)?.size ?? 0) >= maxListeners) throw throttled(roomAgainSeconds);
    },

    /**
     * Starts telling a listener of an account. Answers how to stop, once nothing is missed any
     * more: what was committed earlier is there to be read.
     */
    async subscribe(accountId: string, listener: FeedbackListener): Promise<() => void> {
      const mine = listeners.get(accountId) ?? new Set();
      listeners.set(accountId, mine.add(listener));
      const leave = () => {
        mine.delete(listener);
        if (mine.size === 0 && listeners.get(accountId) === mine) listeners.delete(accountId);
        if (listeners.size === 0 && ear) close(ear);
      };
      // One connection serves all listeners; nobody listens, nobody is connected.
      ear ??= openEar();
      try {
        await ear.ready;
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
  };
};
