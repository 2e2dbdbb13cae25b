import { limits as sizes } from '@hearback/schema/limits';

import type { Viewer } from '../apiEnv.ts';
import type { ApiKey, ApiKeyInput, NewApiKey } from './apiKeysContract.ts';
import type { NamedApiKey, SecurityEventKind } from './securityEventsContract.ts';
import { ApiError } from '../http/ApiError.ts';
import { notFound } from '../http/refuse.ts';
import type { ApiKeyRow } from './apiKeys.sql.ts';
import { newApiSecret } from '../tools/apiSecrets.ts';
import { isId } from '../tools/ids.ts';
import { found } from '../http/found.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { askForLetter } from './askForLetter.ts';
import type { Origin } from './Origin.ts';
import { requirePassword } from './requirePassword.ts';

type Tools = Pick<ServiceTools, 'apiKeys' | 'people' | 'transact' | 'passwords' | 'now' | 'newId'>;

const dayMs = 86_400_000;

/** Makes, lists and revokes the keys of an account's programs. */
export const createApiKeys = (tools: Tools) => {
  const { apiKeys, transact, now, newId } = tools;

  const toApiKey = (row: ApiKeyRow): ApiKey => ({
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    prefix: row.prefix,
    date_created: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used: row.used_at?.toISOString() ?? null,
    is_expired: row.expires_at !== null && row.expires_at <= now(),
  });

  const eventOf = (
    kind: SecurityEventKind,
    apiKey: NamedApiKey,
    viewer: Viewer,
    origin: Origin,
  ) => ({
    accountId: viewer.accountId,
    id: newId(),
    personId: viewer.userId,
    kind,
    createdAt: now(),
    origin,
    sessionId: viewer.sessionId,
    apiKey,
  });

  return {
    list: async ({ accountId }: Viewer): Promise<ApiKey[]> =>
      (await apiKeys.list(accountId)).map(toApiKey),

    get: async (accountId: string, id: string): Promise<ApiKey> =>
      toApiKey(found(await apiKeys.find(accountId, id))),

    /** Makes a key, by the password. Its secret is in this answer and nowhere else. */
    async add(viewer: Viewer, input: ApiKeyInput, origin: Origin): Promise<NewApiKey> {
      const { accountId } = viewer;
      const person = await requirePassword(tools, viewer, input.password);

      const { secret, hash, prefix } = newApiSecret();
      const days = input.expires_in_days;
      const row: Omit<ApiKeyRow, 'used_at'> = {
        account_id: accountId,
        id: newId(),
        person_id: person.id,
        name: input.name,
        scopes: input.scopes,
        key_hash: hash,
        prefix,
        created_at: now(),
        expires_at: days === null ? null : new Date(now().getTime() + days * dayMs),
      };
      await transact(async (inside) => {
        // Two that are made at once wait for each other, so that neither is one too many.
        await inside.people.lock(accountId, person.id);
        if ((await inside.apiKeys.count(accountId)) >= sizes.apiKeysMax) {
          throw new ApiError(
            'too_many_keys',
            `An account has ${sizes.apiKeysMax} API keys at most. Revoke one first.`,
          );
        }
        await inside.apiKeys.insert(row);
        await inside.securityEvents.insert(eventOf('api_key_made', row, viewer, origin));
        await askForLetter({ ...inside, now, newId }, 'sendApiKeyMade', person, row.id);
      });
      return { ...toApiKey({ ...row, used_at: null }), key: secret };
    },

    /** Revokes a key: it opens nothing from then on, in no process. */
    async revoke(viewer: Viewer, id: string, origin: Origin): Promise<void> {
      if (!isId(id)) throw notFound();
      await transact(async (inside) => {
        const removed = await inside.apiKeys.remove(viewer.accountId, id);
        if (!removed) throw notFound();
        await inside.securityEvents.insert(eventOf('api_key_revoked', removed, viewer, origin));
      });
    },
  };
};
