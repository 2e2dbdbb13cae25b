import type { Database } from './database/connect.ts';
import { securityEventsSql } from './account/securityEvents.sql.ts';
import { sessionsSql } from './account/sessions.sql.ts';
import { removalsSql } from './deletion/removals.sql.ts';
import { alertAddressesSql } from './notification/alertAddresses.sql.ts';
import { lettersSql } from './notification/letters.sql.ts';
import { notificationsSql } from './notification/notifications.sql.ts';
import { webhookDeliveriesSql, type WebhookNews } from './webhook/webhookDeliveries.sql.ts';

import { createFeedbackArrivalsRepository } from './feedback/feedbackArrivals.sql.ts';

import { createFeedbacksRepository } from './feedback/feedbacks.sql.ts';
import { createForgettingRepository } from './feedback/forgetting.sql.ts';
import { createReplyDeliveriesRepository } from './feedback/replyDeliveries.sql.ts';
import { createUnjudgedRepository } from './feedback/unjudged.sql.ts';

/** What a function of SQL takes after the database. */
type Of<Sql extends (db: Database, ...about: never[]) => unknown> =
  Parameters<Sql> extends [unknown, ...infer About] ? About : never;

/** Hands `survey` and `feedback` their SQL bound to a database, until they take it as an argument. */
export const answerRepositories = (db: Database) => {
  return {
    feedbackArrivals: createFeedbackArrivalsRepository(db),
    feedbacks: createFeedbacksRepository(db),
    forgetting: createForgettingRepository(db),
    replyDeliveries: createReplyDeliveriesRepository(db),
    unjudged: createUnjudgedRepository(db),

    sessions: { find: (id: string) => sessionsSql.find(db, id) },
    notifications: {
      find: (accountId: string, id: string) => notificationsSql.find(db, accountId, id),
      unread: (accountId: string) => notificationsSql.unread(db, accountId),
      announceUnread: (accountId: string) => notificationsSql.announceUnread(db, accountId),
    },
    letters: {
      find: (accountId: string, id: string) => lettersSql.find(db, accountId, id),
      cancel: (accountId: string, id: string) => lettersSql.cancel(db, accountId, id),
      countSince: (...about: Of<typeof lettersSql.countSince>) =>
        lettersSql.countSince(db, ...about),
      countAbout: (...about: Of<typeof lettersSql.countAbout>) =>
        lettersSql.countAbout(db, ...about),
      insert: (...about: Of<typeof lettersSql.insert>) => lettersSql.insert(db, ...about),
    },
    alertAddresses: {
      isRefused: (hash: string, kind: 'alert' | 'reply') =>
        alertAddressesSql.isRefused(db, hash, kind),
    },
    webhookDeliveries: {
      tell: (news: readonly WebhookNews[], now: Date) => webhookDeliveriesSql.tell(db, news, now),
    },
    removals: {
      removeFeedback: (...about: Of<typeof removalsSql.removeFeedback>) =>
        removalsSql.removeFeedback(db, ...about),
    },
    securityEvents: {
      insert: (...about: Of<typeof securityEventsSql.insert>) =>
        securityEventsSql.insert(db, ...about),
    },
  };
};

export type AnswerRepositories = ReturnType<typeof answerRepositories>;
