import type { Person } from './people.sql.ts';
import type { Store } from '../store.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import type { Origin } from './Origin.ts';

/** What a new password leaves alone. */
interface Kept {
  keep_api_keys: readonly string[];
  keep_webhooks: readonly string[];
}

/**
 * Ends the API keys of an account and switches its webhooks off, but for those that are kept: whoever
 * had the account may have made some. Also those that were made after the list was shown end.
 */
export async function endPrograms(
  inside: Store,
  { account_id, id }: Person,
  { keep_api_keys, keep_webhooks }: Kept,
  /** When the password was changed: the letter about it names what ended at that moment. */
  at: Date,
  {
    origin,
    sessionId,
    newId,
  }: { origin: Origin; sessionId?: string } & Pick<ServiceTools, 'newId'>,
): Promise<void> {
  const event = () => ({
    accountId: account_id,
    id: newId(),
    personId: id,
    createdAt: at,
    origin,
    ...(sessionId !== undefined && { sessionId }),
  });

  for (const { id: keyId } of await inside.apiKeys.list(account_id)) {
    if (keep_api_keys.includes(keyId)) continue;
    const apiKey = await inside.apiKeys.remove(account_id, keyId);
    if (apiKey) {
      await inside.securityEvents.insert({ ...event(), kind: 'api_key_revoked', apiKey });
    }
  }

  for (const webhook of await inside.webhooks.list(account_id)) {
    if (webhook.state !== 'enabled' || keep_webhooks.includes(webhook.id)) continue;
    await inside.webhooks.setState(account_id, webhook.id, 'switched_off');
    await inside.webhookDeliveries.giveUpAll(account_id, webhook.id);
    await inside.securityEvents.insert({
      ...event(),
      kind: 'webhook_switched_off',
      webhook: new URL(webhook.url).host,
    });
  }
}
