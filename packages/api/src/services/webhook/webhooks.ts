import { limits } from '@hearback/schema/limits';

import type { Viewer } from '../../apiEnv.ts';
import type { SecurityEventKind } from '../../contract/user/securityEvents.ts';
import type {
  AddedWebhook,
  Webhook,
  WebhookChange,
  WebhookInput,
  WebhookSecret,
} from '../../contract/webhook.ts';
import { invalidField } from '../../errors/refuse.ts';
import type { StoredWebhook } from '../../repositories/webhooks.ts';
import type { Store } from '../../repositories/store.ts';
import { found } from '../found.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import type { Origin } from '../user/Origin.ts';
import { userLimits } from '../user/userLimits.ts';
import { mayBeCalled } from './mayBeCalled.ts';
import { newWebhookSecret } from './webhookSecret.ts';

type Tools = Pick<
  ServiceTools,
  'webhooks' | 'people' | 'transact' | 'passwords' | 'limits' | 'settings' | 'now' | 'newId'
>;

const formerSecretMs = limits.webhookFormerSecretHours * 3_600_000;

const formerSecretUntil = ({ former_until }: StoredWebhook, now: Date): string | null =>
  former_until && former_until > now ? former_until.toISOString() : null;

const toWebhook = (webhook: StoredWebhook, now: Date): Webhook => ({
  id: webhook.id,
  url: webhook.url,
  description: webhook.description,
  events: webhook.events as Webhook['events'],
  state: webhook.state,
  failing_since: webhook.failing_since?.toISOString() ?? null,
  former_secret_until: formerSecretUntil(webhook, now),
  date_created: webhook.created_at.toISOString(),
});

/** The programs that an account wants to be told. */
export const createWebhooks = (tools: Tools) => {
  const { webhooks, people, transact, passwords, settings, now, newId } = tools;

  const requireAddress = (url: string | undefined) => {
    if (url !== undefined && !mayBeCalled(url, settings)) {
      throw invalidField('url', 'webhook_address');
    }
  };

  const requirePassword = async ({ accountId, userId }: Viewer, password: string) => {
    const person = found(await people.find(accountId, userId));
    await tools.limits.spend(userLimits.password, person.id);
    if (!(await passwords.matches(password, person.password_hash))) {
      throw invalidField('password', 'password_wrong');
    }
  };

  const note = (inside: Store, kind: SecurityEventKind, viewer: Viewer, origin: Origin) =>
    inside.securityEvents.insert({
      accountId: viewer.accountId,
      id: newId(),
      personId: viewer.userId,
      kind,
      createdAt: now(),
      origin,
      sessionId: viewer.sessionId,
    });

  const find = async (inside: Pick<Store, 'webhooks'>, accountId: string, id: string) =>
    found(await inside.webhooks.find(accountId, id));

  return {
    list: async (accountId: string): Promise<Webhook[]> =>
      (await webhooks.list(accountId)).map((webhook) => toWebhook(webhook, now())),

    get: async (accountId: string, id: string): Promise<Webhook> =>
      toWebhook(await find({ webhooks }, accountId, id), now()),

    /** Adds a webhook. Its secret is answered here, and later by the password alone. */
    async add(
      viewer: Viewer,
      { is_enabled, ...input }: WebhookInput,
      origin: Origin,
    ): Promise<AddedWebhook> {
      const { accountId } = viewer;
      requireAddress(input.url);
      return transact(async (inside) => {
        if ((await inside.webhooks.countAlone(accountId)) >= limits.webhooksMax) {
          throw invalidField('url', 'too_many_webhooks');
        }
        const id = newId();
        const secret = newWebhookSecret();
        const state = is_enabled ? 'enabled' : 'switched_off';
        await inside.webhooks.insert({ ...input, accountId, id, state, secret, createdAt: now() });
        await note(inside, 'webhook_added', viewer, origin);
        return { ...toWebhook(await find(inside, accountId, id), now()), secret };
      });
    },

    /** Changes a webhook. Switched off, it gives up what waits; that can be sent again. */
    async update(viewer: Viewer, id: string, change: WebhookChange, origin: Origin) {
      const { accountId } = viewer;
      requireAddress(change.url);
      return transact(async (inside) => {
        const { state } = found(await inside.webhooks.lock(accountId, id));
        await inside.webhooks.update(accountId, id, change, now());
        const { is_enabled = state === 'enabled' } = change;
        if (is_enabled !== (state === 'enabled')) {
          await inside.webhooks.setState(accountId, id, is_enabled ? 'enabled' : 'switched_off');
          if (!is_enabled) await inside.webhookDeliveries.giveUpAll(accountId, id);
        }
        await note(inside, 'webhook_changed', viewer, origin);
        return toWebhook(await find(inside, accountId, id), now());
      });
    },

    /** Removes a webhook, with all that it was told. */
    async remove(viewer: Viewer, id: string, origin: Origin): Promise<void> {
      await transact(async (inside) => {
        found(await inside.webhooks.remove(viewer.accountId, id));
        await note(inside, 'webhook_removed', viewer, origin);
      });
    },

    /** Shows the secret, by the password. */
    async showSecret(
      viewer: Viewer,
      id: string,
      password: string,
      origin: Origin,
    ): Promise<WebhookSecret> {
      await find({ webhooks }, viewer.accountId, id);
      await requirePassword(viewer, password);
      return transact(async (inside) => {
        const webhook = await find(inside, viewer.accountId, id);
        await note(inside, 'webhook_secret_shown', viewer, origin);
        return { secret: webhook.secret, former_secret_until: formerSecretUntil(webhook, now()) };
      });
    },

    /** Exchanges the secret, by the password. The one before signs as well for a day. */
    async rotateSecret(
      viewer: Viewer,
      id: string,
      password: string,
      origin: Origin,
    ): Promise<WebhookSecret> {
      await find({ webhooks }, viewer.accountId, id);
      await requirePassword(viewer, password);
      const secret = newWebhookSecret();
      const until = new Date(now().getTime() + formerSecretMs);
      await transact(async (inside) => {
        found(await inside.webhooks.lock(viewer.accountId, id));
        await inside.webhooks.rotate(viewer.accountId, id, secret, until);
        await note(inside, 'webhook_secret_rotated', viewer, origin);
      });
      return { secret, former_secret_until: until.toISOString() };
    },
  };
};
