import pg from 'pg';

import { sessionsSql } from '../account/sessions.sql.ts';

import type { FeedbackNews } from './contract.ts';
import type { NotificationChange } from '../notification/contract.ts';
import { notificationsSql } from '../notification/notifications.sql.ts';
import { feedbacksSql } from './feedbacks.sql.ts';
import { newsChannel, type NewsKind } from '../operator/announcement.sql.ts';
import { throttled } from '../http/limits.ts';
import { narrowStore, onBehalfOf } from '../database/ownPlaces.ts';
import type { Store } from '../database/store.ts';
import type { ServiceTools } from '../services.ts';
import { timestampOfId } from '../tools/ids.ts';

type Tools = Store & Pick<ServiceTools, 'engine' | 'logger' | 'now'>;
type EmbeddedEngine = Extract<Tools['engine'], { kind: 'embedded' }>;
type OnMessage = (payload: string) => void;

/** Limit of open streams: no one reads more windows than this at once. */
const maxListeners = 50;

/** Seconds until the connection of a closed window has surely ended. */
const roomAgainSeconds = 15;

/** A subscription to the channel: `ready` resolves once it receives, `close` ends it. */
interface Subscription {
  ready: Promise<void>;
  close: () => Promise<void>;
}

/** Listens on a connection of its own, since pools recycle theirs. */
const listenOnPostgres = (
  pool: pg.Pool,
  onMessage: OnMessage,
  onLost: () => void,
): Subscription => {
  const client = new pg.Client(pool.options);
  client.on('notification', ({ payload }) => onMessage(payload ?? ''));
  client.on('error', onLost);
  client.on('end', onLost);
  const ready = (async () => {
    await client.connect();
    await client.query(`listen ${newsChannel}`);
  })();
  return { ready, close: () => client.end() };
};

const listenOnEmbedded = ({ lite }: EmbeddedEngine, onMessage: OnMessage): Subscription => {
  const listening = lite.listen(newsChannel, onMessage);
  return {
    ready: listening.then(() => undefined),
    close: async () => (await listening)(),
  };
};

/** The sentiment as announced after a comment was judged. */
type Mood = [FeedbackNews['sentiment']?, FeedbackNews['sentiment_source']?];

/** The events of a feed. */
export type FeedEvent =
  | { event: 'feedback'; data: FeedbackNews }
  | { event: 'notification'; data: NotificationChange };

/** A subscriber to the events of an account. */
export interface FeedbackListener {
  /** Its person, the session it listens with, and the holder of the places that it is bound to. */
  userId: string;
  sessionId: string;
  placesOf: string | undefined;
  /** True if it receives the row of an answer with the event. */
  wantsRows?: boolean;
  tell: (news: FeedEvent) => void;
  /** Events from now on may be missed: the client must reconnect and reload. */
  end: () => void;
}

/**
 * Publishes each new answer and each change of the notifications as it is committed, in any process. The
 * announcement of an answer holds its id, and its sentiment if that is what changed. Its row is read only if
 * a listener requests rows: then once for all of them, bound to the account that listens.
 */
export const createFeedbackFeed = (tools: Tools) => {
  const { engine, logger, now } = tools;
  const { db } = narrowStore(tools);
  const listeners = new Map<string, Set<FeedbackListener>>();
  let subscription: Subscription | undefined;

  /**
   * True if the session of a listener is still valid, and bound to the same places. An expired access token does
   * not end it.
   */
  const mayListen = async ({
    sessionId,
    placesOf,
  }: Pick<FeedbackListener, 'sessionId' | 'placesOf'>): Promise<boolean> => {
    const session = await sessionsSql.find(db, sessionId);
    return (
      session !== undefined &&
      session.is_active &&
      session.ended_at === null &&
      session.expires_at > now() &&
      session.membership_id !== null &&
      (session.everywhere ? undefined : session.membership_id) === placesOf
    );
  };

  /** Ends the streams of sessions that are over. They receive no further events. */
  const endWithSessions = async (accountId: string): Promise<void> => {
    const mine = listeners.get(accountId) ?? new Set();
    const bySession = Map.groupBy(mine, ({ sessionId, placesOf }) => `${sessionId} ${placesOf}`);
    for (const [first, ...others] of bySession.values()) {
      if (first === undefined || (await mayListen(first))) continue;
      for (const each of [first, ...others]) {
        mine.delete(each);
        each.end();
      }
    }
  };

  /** Tells each listener what it may know: read once for all who are alike, such as by their places. */
  const tellEach = async (
    accountId: string,
    alike: (listener: FeedbackListener) => string | undefined,
    read: (all: readonly FeedbackListener[]) => Promise<(listener: FeedbackListener) => void>,
  ): Promise<void> => {
    for (const all of Map.groupBy(listeners.get(accountId) ?? [], alike).values()) {
      const tell = await onBehalfOf(all[0]?.placesOf, () => read(all));
      const there = listeners.get(accountId);
      for (const listener of all) if (there?.has(listener)) tell(listener);
    }
  };

  const tellOfAnswer = async (accountId: string, [id = '', ...mood]: string[]): Promise<void> => {
    const since = timestampOfId(id).toISOString();
    const [sentiment = null, sentiment_source = null] = mood as Mood;
    const data: FeedbackNews = { id, since, sentiment, sentiment_source };
    await tellEach(
      accountId,
      ({ placesOf }) => placesOf,
      async (all) => {
        const isBound = all.some(({ placesOf }) => placesOf !== undefined);
        const row =
          isBound || all.some(({ wantsRows }) => wantsRows)
            ? await feedbacksSql.find(db, accountId, id)
            : undefined;
        return ({ tell, wantsRows }) => {
          // An answer elsewhere is none for those who are bound to places.
          if (isBound && !row) return;
          if (!wantsRows) tell({ event: 'feedback', data });
          // A row deleted by now is not sent to listeners that read rows.
          else if (row) tell({ event: 'feedback', data: { ...data, feedback: row } });
        };
      },
    );
  };

  /** Tells each person of a notification that is theirs, or that some were read: by them, or by everybody. */
  const tellOfNotification = (accountId: string, kind: NewsKind, id: string) =>
    tellEach(
      accountId,
      ({ userId, placesOf }) => `${userId} ${placesOf}`,
      async ([first]) => {
        const reader = { accountId, userId: first?.userId ?? '' };
        if (kind === 'read') {
          if (id !== '' && id !== reader.userId) return () => {};
          const unread = await notificationsSql.unread(db, reader);
          return ({ tell }) =>
            tell({ event: 'notification', data: { notification: null, unread } });
        }
        const notification = await notificationsSql.find(db, reader, id);
        if (!notification) return () => {};
        const unread = await notificationsSql.unread(db, reader);
        return ({ tell }) => tell({ event: 'notification', data: { notification, unread } });
      },
    );

  const handleMessage = async (payload: string): Promise<void> => {
    const [accountId = '', kind = '', ...details] = payload.split(' ');
    if (!listeners.has(accountId)) return;
    try {
      if (kind === 'sessions') return await endWithSessions(accountId);
      if (kind === 'feedback') return await tellOfAnswer(accountId, details);
      const [id = ''] = details;
      await tellOfNotification(accountId, kind as NewsKind, id);
    } catch (error) {
      logger.warn({ err: error, account_id: accountId }, 'What happened could not be told live');
      // They reconnect and reload.
      for (const { end } of listeners.get(accountId) ?? []) end();
    }
  };

  const close = (lost: Subscription): void => {
    if (subscription === lost) subscription = undefined;
    // A connection that broke cannot be closed, and need not be.
    lost.close().catch(() => undefined);
  };

  const openSubscription = (): Subscription => {
    // One after another: of two counts, the later one is sent last.
    let line = Promise.resolve();
    const onMessage: OnMessage = (payload) => {
      line = line.then(() => handleMessage(payload));
    };
    const onLost = () => {
      if (subscription !== mine) return;
      close(mine);
      for (const each of [...listeners.values()].flatMap((some) => [...some])) each.end();
    };
    const mine =
      engine.kind === 'postgres'
        ? listenOnPostgres(engine.pool, onMessage, onLost)
        : listenOnEmbedded(engine, onMessage);
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
     * Subscribes a listener to an account. Returns a function to unsubscribe, once no event is missed any
     * more: what was committed earlier can be read.
     */
    async subscribe(accountId: string, listener: FeedbackListener): Promise<() => void> {
      const mine = listeners.get(accountId) ?? new Set();
      listeners.set(accountId, mine.add(listener));
      const leave = () => {
        mine.delete(listener);
        if (mine.size === 0 && listeners.get(accountId) === mine) listeners.delete(accountId);
        if (listeners.size === 0 && subscription) close(subscription);
      };
      // One connection serves all listeners; without listeners there is none.
      subscription ??= openSubscription();
      try {
        await subscription.ready;
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
  };
};
