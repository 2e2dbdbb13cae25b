import { limits } from '@hearback/schema/limits';

import { testEvent } from './contract.ts';
import type { DueDelivery, TryOutcome } from './webhookDeliveries.sql.ts';
import type { Store } from '../store.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'transact' | 'newId'>;

const failingMs = limits.webhookFailingDays * 86_400_000;

/** The status by which a program says that it wants to hear no more. */
const goneStatus = 410;

const endOf = (failingSince: Date, { status }: TryOutcome, now: Date) => {
  if (status === goneStatus) return 'gone';
  return now.getTime() - failingSince.getTime() >= failingMs ? 'failing' : undefined;
};

/** Asks for the letter that tells the owner of a webhook that it was switched off. */
async function tellOwner(
  { letters, enqueue }: Store,
  { account_id: accountId, webhook_id: webhookId }: DueDelivery,
  letterId: string,
  now: Date,
) {
  const kind = 'sendWebhookSwitchedOff';
  await letters.insert({ accountId, id: letterId, kind, about: webhookId, createdAt: now });
  await enqueue(kind, { accountId, letterId, webhookId });
}

/**
 * Notes how a try ended. A webhook that failed for days, or says that it is gone, is switched off, and
 * its owner is told.
 */
export async function noteOutcome(
  { transact, newId }: Tools,
  delivery: DueDelivery,
  outcome: TryOutcome,
  now: Date,
): Promise<void> {
  const { account_id: accountId, webhook_id: webhookId, event } = delivery;
  await transact(async (inside) => {
    const { webhooks, webhookDeliveries } = inside;
    const webhook = await webhooks.lock(accountId, webhookId);
    // Removed meanwhile, with everything it was told.
    if (!webhook) return;

    await webhookDeliveries.noteTry(delivery, outcome, now);
    if (outcome.state === 'delivered')
      return void (await webhooks.noteSuccess(accountId, webhookId));
    // Somebody is trying it out.
    if (event === testEvent || webhook.state !== 'enabled') return;

    const end = endOf(await webhooks.noteFailure(accountId, webhookId, now), outcome, now);
    if (!end) return;
    await webhooks.setState(accountId, webhookId, end);
    await webhookDeliveries.giveUpAll(accountId, webhookId);
    await tellOwner(inside, delivery, newId(), now);
  });
}
