import { limits } from '@hearback/schema/limits';

import { followDeletions } from '../account/followDeletions.ts';
import { purgeDeleted } from '../deletion/purgeDeleted.ts';
import { keepPartitions } from '../database/partitions/keepPartitions.ts';
import { forgetVisitors } from '../feedback/forgetVisitors.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { destroyOldSalts } from '../survey/hashVisitor.ts';

type Tools = Pick<
  ServiceTools,
  | 'leftovers'
  | 'operatorEvents'
  | 'forgetting'
  | 'readWords'
  | 'partitions'
  | 'logger'
  | 'settings'
  | 'isLeaving'
  | 'surveys'
  | 'notifications'
  | 'lowRatingLetters'
  | 'webhooks'
  | 'webhookDeliveries'
  | 'replyDeliveries'
  | 'deletions'
  | 'deletedThings'
  | 'transact'
  | 'enqueue'
  | 'now'
  | 'newId'
>;

const dayMs = 86_400_000;

/** How long a registered address waits for its activation. */
const activationDays = 7;

/** An expired link says so for this long, before it is a link that never was. */
const expiredLinkDays = 30;

/** How long people can read what happened to their account. */
const securityEventDays = 400;

/** Removes what nobody can use any more. Done twice, or by two processes at once, it is done once. */
export async function purge(tools: Tools): Promise<void> {
  const { leftovers, now } = tools;
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs);

  await destroyOldSalts(tools);
  await leftovers.removeOneTimeTokens(daysAgo(expiredLinkDays));
  await leftovers.removeSessions(daysAgo(1));
  await leftovers.removeNeverActivated(daysAgo(activationDays), now());
  await leftovers.removeSecurityEvents(daysAgo(securityEventDays));
  await tools.operatorEvents.removeBefore(daysAgo(securityEventDays));
  await tools.notifications.removeBefore(daysAgo(limits.notificationDays));
  await tools.lowRatingLetters.removeBefore(daysAgo(limits.notificationDays));
  await tools.webhookDeliveries.removeBefore(daysAgo(limits.webhookDeliveryDays));
  await tools.webhooks.removeFormerSecrets(now());
  await followDeletions(tools);
  await purgeDeleted(tools);
  await forgetVisitors(tools);
  await keepPartitions(tools);
  await tools.replyDeliveries.removeOrphans();
}
