import { limits } from '@hearback/schema/limits';
import { letsMoreThrough, tagKey } from '@hearback/schema/rules';

import type { Viewer } from '../apiEnv.ts';
import type { SecurityEventKind } from '../account/securityEventsContract.ts';
import type {
  AddedWebhook,
  Webhook,
  WebhookChange,
  WebhookInput,
  WebhookSecret,
} from './contract.ts';
import { invalidField, orNotFound } from '../http/ApiError.ts';
import { type StoredWebhook, webhooksSql } from './webhooks.sql.ts';
import type { Store } from '../database/store.ts';
import { askForLetter } from '../account/askForLetter.ts';
import { requirePassword } from '../account/passwords.ts';
import type { ServiceTools } from '../services.ts';
import { type Origin, securityEventsSql } from '../account/securityEvents.sql.ts';
import { userLimits } from '../account/limits.ts';
import { mayBeCalled, newWebhookSecret } from './webhookSecret.ts';
import { requireLocations } from '../notification/answerFilters.ts';
import { peopleSql } from '../account/people.sql.ts';
import { webhookDeliveriesSql } from './webhookDeliveries.sql.ts';

type Tools = Pick<
  ServiceTools,
  'db' | 'transact' | 'passwords' | 'limits' | 'settings' | 'now' | 'newId'
>;

const formerSecretMs = limits.webhookFormerSecretHours * 3_600_000;

const formerSecretUntil = ({ former_until }: StoredWebhook, now: Date): string | null =>
  former_until && former_until > now ? former_until.toISOString() : null;

const toWebhook = (webhook: StoredWebhook, now: Date): Webhook => ({
  id: webhook.id,
  url: webhook.url,
  description: webhook.description,
  events: webhook.events as Webhook['events'],
  format: webhook.format,
  rating_max: webhook.rating_max,
  locations: webhook.location_ids,
  tags: webhook.tags,
  topics: webhook.topics,
  words: webhook.words,
  digest: webhook.digest,
  state: webhook.state,
  failing_since: webhook.failing_since?.toISOString() ?? null,
  former_secret_until: formerSecretUntil(webhook, now),
  last_used: webhook.last_used?.toISOString() ?? null,
  date_created: webhook.created_at.toISOString(),
});

/** True when a change sends data elsewhere, other data, or data again: such changes take the password. */
const sendsMore = (before: StoredWebhook, change: Omit<WebhookChange, 'password'>): boolean => {
  const { url, events, is_enabled, rating_max: most, locations, tags, topics, words } = change;
  return (
    (most !== undefined && (most ?? limits.ratingMax) > (before.rating_max ?? limits.ratingMax)) ||
    (locations !== undefined && letsMoreThrough(before.location_ids, locations)) ||
    (tags !== undefined && letsMoreThrough(before.tag_keys, tags.map(tagKey))) ||
    (topics !== undefined && letsMoreThrough(before.topics, topics)) ||
    (words !== undefined && letsMoreThrough(before.words, words)) ||
    (url !== undefined && url !== before.url) ||
    (events !== undefined && events.toSorted().join() !== before.events.toSorted().join()) ||
    (is_enabled === true && before.state !== 'enabled')
  );
};

/** The programs that an account wants to be told. */
export const createWebhooks = (tools: Tools) => {
  const { db, transact, settings, now, newId } = tools;

  const requireAddress = (url: string | undefined) => {
    if (url !== undefined && !mayBeCalled(url, settings)) {
      throw invalidField('url', 'webhook_address');
    }
  };

  const requireDigest = ({ format, digest }: Pick<WebhookInput, 'format' | 'digest'>) => {
    if (format === 'json' && digest !== 'none') throw invalidField('digest', 'invalid');
  };

  /** A person says who they are once more; a program has a key that may do this. */
  const requireProof = async (viewer: Viewer, password: string | undefined) => {
    if (viewer.keyId !== undefined) return;
    if (password !== undefined) await tools.limits.spend(userLimits.password, viewer.userId);
    await requirePassword(tools, viewer, password);
  };

  const tell = async (
    inside: Store,
    letter: 'sendWebhookMade' | 'sendWebhookMoved',
    { accountId, homeId, userId }: Viewer,
    webhookId: string,
  ) => {
    const { id } = orNotFound(await peopleSql.find(inside.db, homeId, userId));
    const asker = { account_id: accountId, id };
    await askForLetter({ ...inside, now, newId }, letter, asker, webhookId);
  };

  const note = (
    inside: Store,
    kind: SecurityEventKind,
    { url }: Pick<StoredWebhook, 'url'>,
    viewer: Viewer,
    origin: Origin,
  ) =>
    securityEventsSql.insert(inside.db, {
      accountId: viewer.accountId,
      id: newId(),
      personId: viewer.userId,
      kind,
      createdAt: now(),
      origin,
      sessionId: viewer.sessionId,
      webhook: new URL(url).host,
    });

  const find = async (inside: Pick<Store, 'db'>, accountId: string, id: string) =>
    orNotFound(await webhooksSql.find(inside.db, accountId, id));

  return {
    list: async (accountId: string): Promise<Webhook[]> =>
      (await webhooksSql.list(db, accountId)).map((webhook) => toWebhook(webhook, now())),

    get: async (accountId: string, id: string): Promise<Webhook> =>
      toWebhook(await find({ db }, accountId, id), now()),

    /** Adds a webhook. Its secret is answered here, and later by the password alone. */
    async add(
      viewer: Viewer,
      { is_enabled, password, ...input }: WebhookInput,
      origin: Origin,
    ): Promise<AddedWebhook> {
      const { accountId } = viewer;
      requireAddress(input.url);
      requireDigest(input);
      await requireProof(viewer, password);
      return transact(async (inside) => {
        if ((await webhooksSql.countAlone(inside.db, accountId)) >= limits.webhooksMax) {
          throw invalidField('url', 'too_many_webhooks');
        }
        await requireLocations(inside, accountId, input.locations);
        const id = newId();
        const secret = newWebhookSecret();
        const state = is_enabled ? 'enabled' : 'switched_off';
        await webhooksSql.insert(inside.db, {
          ...input,
          accountId,
          id,
          state,
          secret,
          createdAt: now(),
        });
        await note(inside, 'webhook_added', input, viewer, origin);
        await tell(inside, 'sendWebhookMade', viewer, id);
        return { ...toWebhook(await find(inside, accountId, id), now()), secret };
      });
    },

    /** Changes a webhook. Switched off, it gives up what waits; that can be sent again. */
    async update(
      viewer: Viewer,
      id: string,
      { password, ...change }: WebhookChange,
      origin: Origin,
    ) {
      const { accountId } = viewer;
      requireAddress(change.url);
      const isProven = sendsMore(await find({ db }, accountId, id), change);
      if (isProven) await requireProof(viewer, password);
      return transact(async (inside) => {
        const before = orNotFound(await webhooksSql.lock(inside.db, accountId, id));
        // Somebody else changed it meanwhile, so that now the password is needed.
        if (!isProven && viewer.keyId === undefined && sendsMore(before, change)) {
          throw invalidField('password', 'required');
        }
        const { state } = before;
        const { is_enabled = state === 'enabled', ...columns } = change;
        const { format = before.format, digest = before.digest } = columns;
        requireDigest({ format, digest });
        await requireLocations(inside, accountId, change.locations);
        await webhooksSql.update(inside.db, accountId, id, columns, now());
        if (is_enabled !== (state === 'enabled')) {
          await webhooksSql.setState(
            inside.db,
            accountId,
            id,
            is_enabled ? 'enabled' : 'switched_off',
          );
          if (!is_enabled) await webhookDeliveriesSql.giveUpAll(inside.db, accountId, id);
        }
        const after = await find(inside, accountId, id);
        await note(inside, 'webhook_changed', after, viewer, origin);
        if (after.url !== before.url) await tell(inside, 'sendWebhookMoved', viewer, id);
        return toWebhook(after, now());
      });
    },

    /** Removes a webhook, with all that it was told. */
    async remove(viewer: Viewer, id: string, origin: Origin): Promise<void> {
      await transact(async (inside) => {
        const removed = orNotFound(await webhooksSql.remove(inside.db, viewer.accountId, id));
        await note(inside, 'webhook_removed', removed, viewer, origin);
      });
    },

    /** Shows the secret, by the password. */
    async showSecret(
      viewer: Viewer,
      id: string,
      password: string | undefined,
      origin: Origin,
    ): Promise<WebhookSecret> {
      await find({ db }, viewer.accountId, id);
      await requireProof(viewer, password);
      return transact(async (inside) => {
        const webhook = await find(inside, viewer.accountId, id);
        await note(inside, 'webhook_secret_shown', webhook, viewer, origin);
        return { secret: webhook.secret, former_secret_until: formerSecretUntil(webhook, now()) };
      });
    },

    /** Exchanges the secret, by the password or a key. The one before signs as well for a day. */
    async rotateSecret(
      viewer: Viewer,
      id: string,
      password: string | undefined,
      origin: Origin,
    ): Promise<WebhookSecret> {
      await find({ db }, viewer.accountId, id);
      await requireProof(viewer, password);
      const secret = newWebhookSecret();
      const until = new Date(now().getTime() + formerSecretMs);
      await transact(async (inside) => {
        const webhook = orNotFound(await webhooksSql.lock(inside.db, viewer.accountId, id));
        await webhooksSql.rotate(inside.db, viewer.accountId, id, secret, until);
        await note(inside, 'webhook_secret_rotated', webhook, viewer, origin);
      });
      return { secret, former_secret_until: until.toISOString() };
    },
  };
};
