import { limits } from '@hearback/schema/limits';
import type { WebhookEvent } from '@hearback/schema/rules';

import type { Paged } from '../database/readPage.ts';
import type { Store } from '../database/store.ts';
import { orNotFound } from '../http/ApiError.ts';
import type { Limit } from '../http/limits.ts';
import { afterQuietHours, nextTogether } from '../notification/localClock.ts';
import { notificationSettingsSql } from '../notification/notificationSettings.sql.ts';
import { lettersSql } from '../notification/letters.sql.ts';
import type { ServiceTools } from '../services.ts';
import { testEvent, type WebhookDelivery, type WebhookDeliveryQuery } from './contract.ts';
import {
  type DueDelivery,
  type TryOutcome,
  webhookDeliveriesSql,
  type WebhookNews,
} from './webhookDeliveries.sql.ts';
import { webhooksSql } from './webhooks.sql.ts';

/** Something that happened to an answer or a code, for webhooks that want to hear of it: see `findTextMatches`. */
export const newsOf = (
  event: WebhookEvent,
  accountId: string,
  subjectId: string,
  at: Date,
  matches: readonly string[] = [],
): WebhookNews => ({
  account_id: accountId,
  event,
  subject_id: subjectId,
  happened_at: at,
  matches,
});

/**
 * Writes messages to the webhooks that want to hear of something. In the quiet hours of an account those for chats,
 * which people read, wait until they are over, and those that are put together until they are due; programs are told at
 * once.
 */
export async function enqueueWebhookMessages(
  db: Store['db'],
  news: readonly WebhookNews[],
  now: Date,
): Promise<void> {
  for (const [accountId, own] of Map.groupBy(news, ({ account_id }) => account_id)) {
    const all = await webhookDeliveriesSql.tell(db, accountId, own, now);
    if (all.length === 0) continue;
    const settings = await notificationSettingsSql.find(db, accountId);
    const dueAt = afterQuietHours(settings, now);
    const quiet = all.flatMap(({ id }) => id ?? []);
    if (dueAt > now && quiet.length > 0) {
      await webhookDeliveriesSql.postpone(db, accountId, quiet, dueAt);
    }
    const together = all.filter(({ id }) => id === null);
    for (const [webhookId, some] of Map.groupBy(together, ({ webhook_id }) => webhook_id)) {
      const [{ digest } = { digest: 'none' as const }] = some;
      const answers = some.map(({ subject_id }) => subject_id);
      const told = { accountId, webhookId, answers };
      await webhookDeliveriesSql.addToDigest(db, told, nextTogether(settings, digest, now), now);
    }
  }
}

const minute = 60;
const hour = 3_600;

/** The seconds between a failed attempt and the next one: some 75 hours in all. */
const pauses = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** Messages that failed together are tried again apart. */
const jitter = 0.1;

const heldMostMs = limits.webhookRetryAfterHoursMax * hour * 1_000;

/**
 * When a message is tried again that failed so many times: not before the moment that its receiver
 * asks for, as long as that is not too far. Undefined: it is given up.
 */
export function nextTry(
  failures: number,
  now: Date,
  {
    notBefore = now,
    chance = Math.random(),
  }: { notBefore?: Date | undefined; chance?: number } = {},
): Date | undefined {
  const pause = pauses[failures - 1];
  if (pause === undefined) return undefined;
  const ours = now.getTime() + pause * 1_000 * (1 + jitter * (2 * chance - 1));
  const theirs = Math.min(notBefore.getTime(), now.getTime() + heldMostMs);
  return new Date(Math.max(ours, theirs));
}

type Tools = Pick<ServiceTools, 'transact' | 'newId'>;

const failingMs = limits.webhookFailingDays * 86_400_000;

/** The status with which a receiver ends its webhook. */
const goneStatus = 410;

const endOf = (failingSince: Date, { status }: TryOutcome, now: Date) => {
  if (status === goneStatus) return 'gone';
  return now.getTime() - failingSince.getTime() >= failingMs ? 'failing' : undefined;
};

/** Enqueues the letter that notifies the owner of a webhook that it was switched off. */
async function notifyOwner(
  { db, enqueue }: Store,
  { account_id: accountId, webhook_id: webhookId }: DueDelivery,
  letterId: string,
  now: Date,
) {
  const kind = 'sendWebhookSwitchedOff';
  await lettersSql.insert(db, { accountId, id: letterId, kind, about: webhookId, createdAt: now });
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
    const { db } = inside;
    const webhook = await webhooksSql.lock(db, accountId, webhookId);
    // Removed meanwhile, with everything it was told.
    if (!webhook) return;

    await webhookDeliveriesSql.noteTry(db, delivery, outcome, now);
    if (outcome.state === 'delivered')
      return void (await webhooksSql.noteSuccess(db, accountId, webhookId));
    // Somebody is trying it out.
    if (event === testEvent || webhook.state !== 'enabled') return;

    const end = endOf(await webhooksSql.noteFailure(db, accountId, webhookId, now), outcome, now);
    if (!end) return;
    await webhooksSql.setState(db, accountId, webhookId, end);
    await webhookDeliveriesSql.giveUpAll(db, accountId, webhookId);
    await notifyOwner(inside, delivery, newId(), now);
  });
}

type DeliveriesTools = Pick<ServiceTools, 'db' | 'now' | 'newId'>;

/** Nobody shall be flooded through us. */
export const sendByHand: Limit = { name: 'webhook_by_hand', points: 60, seconds: 600 };

/** The messages to webhooks: lists them, and sends them once more. */
export const createWebhookDeliveries = (tools: DeliveriesTools) => {
  const { db, now, newId } = tools;

  const requireWebhook = async (accountId: string, webhookId: string) =>
    orNotFound(await webhooksSql.find(db, accountId, webhookId));

  const requireDelivery = async (accountId: string, webhookId: string, id: string) =>
    orNotFound(await webhookDeliveriesSql.find(db, accountId, webhookId, id));

  return {
    async list(
      accountId: string,
      webhookId: string,
      query: WebhookDeliveryQuery,
    ): Promise<Paged<WebhookDelivery>> {
      await requireWebhook(accountId, webhookId);
      return webhookDeliveriesSql.list(db, accountId, webhookId, query);
    },

    /** Sends a message that says hello, also to a webhook that is switched off. */
    async sendTest(accountId: string, webhookId: string): Promise<WebhookDelivery> {
      await requireWebhook(accountId, webhookId);
      const id = newId();
      await webhookDeliveriesSql.insert(db, accountId, webhookId, {
        id,
        event: testEvent,
        now: now(),
      });
      return requireDelivery(accountId, webhookId, id);
    },

    /** Sends a message again, under the id that it had. */
    async replay(accountId: string, webhookId: string, id: string): Promise<WebhookDelivery> {
      await requireDelivery(accountId, webhookId, id);
      await webhookDeliveriesSql.replay(db, accountId, webhookId, id, now());
      return requireDelivery(accountId, webhookId, id);
    },

    /** Sends everything again that failed since a moment. */
    async replayFailed(
      accountId: string,
      webhookId: string,
      since: Date,
    ): Promise<{ count: number }> {
      await requireWebhook(accountId, webhookId);
      return {
        count: await webhookDeliveriesSql.replayFailed(db, accountId, webhookId, since, now()),
      };
    },
  };
};
