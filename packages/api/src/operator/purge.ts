import { limits } from '@hearback/schema/limits';

import { remindAndPurgeDeletedAccounts } from '../account/deletion.ts';
import { purgeDeleted } from '../deletion/purgeDeleted.ts';
import type { Engine } from '../database/connect.ts';
import { keepPartitions } from '../database/partitions/keepPartitions.ts';
import { feedbackArrivalsSql } from '../feedback/feedbackArrivals.sql.ts';
import { forgetVisitors } from '../feedback/forgetVisitors.ts';
import { replyDeliveriesSql } from '../feedback/replyDeliveries.sql.ts';
import type { ServiceTools } from '../services.ts';
import { destroyOldSalts } from '../survey/scans.ts';
import { leftoversSql } from '../deletion/deletedThings.sql.ts';
import { operatorEventsSql } from './operatorEvents.sql.ts';
import { notificationsSql } from '../notification/notifications.sql.ts';
import { lowRatingLettersSql } from '../notification/lowRatingLetters.sql.ts';
import { pushSql } from '../notification/push.sql.ts';
import { webhookDeliveriesSql } from '../webhook/webhookDeliveries.sql.ts';
import { webhooksSql } from '../webhook/webhooks.sql.ts';

type Tools = Pick<
  ServiceTools,
  | 'db'
  | 'readWords'
  | 'logger'
  | 'settings'
  | 'isLeaving'
  | 'transact'
  | 'enqueue'
  | 'now'
  | 'newId'
> & { engine: Pick<Engine, 'kind'> };

const dayMs = 86_400_000;

/** The number of days for which a registered address waits for its activation. */
const activationDays = 7;

/** An expired link says so for this long, before it is a link that never was. */
const expiredLinkDays = 30;

/** The number of days for which people can read the security events of their account. */
const securityEventDays = 400;

/** Removes what nobody can use any more. Done twice, or by two processes at once, it is done once. */
export async function purge(tools: Tools): Promise<void> {
  const { db, now } = tools;
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs);

  await destroyOldSalts(tools);
  await leftoversSql.removeOneTimeTokens(db, daysAgo(expiredLinkDays));
  await leftoversSql.removeSessions(db, daysAgo(1));
  await leftoversSql.removeNeverActivated(db, daysAgo(activationDays), now());
  await leftoversSql.removeSecurityEvents(db, daysAgo(securityEventDays));
  await operatorEventsSql.removeBefore(tools.db, daysAgo(securityEventDays));
  await notificationsSql.removeBefore(tools.db, daysAgo(limits.notificationDays));
  await lowRatingLettersSql.removeBefore(tools.db, daysAgo(limits.notificationDays));
  await webhookDeliveriesSql.removeBefore(tools.db, daysAgo(limits.webhookDeliveryDays));
  await pushSql.removeLeftovers(tools.db, now(), daysAgo(limits.webhookDeliveryDays));
  await webhooksSql.removeFormerSecrets(tools.db, now());
  await remindAndPurgeDeletedAccounts(tools);
  await purgeDeleted(tools);
  await forgetVisitors(tools);
  await keepPartitions(tools);
  await feedbackArrivalsSql.removeOrphans(tools.db);
  await replyDeliveriesSql.removeOrphans(tools.db);
}
