import { limits as sizes } from '@hearback/schema/limits';
import type { ApiScope } from '@hearback/schema/rules';

import type { NeededScope, Viewer } from '../apiEnv.ts';
import { findAccess } from '../colleague/colleagues.ts';
import { membershipsSql } from '../colleague/colleagues.sql.ts';
import { ApiError, orNotFound, notFound } from '../http/ApiError.ts';
import type { Limit } from '../http/limits.ts';
import type { ServiceTools } from '../services.ts';
import { isId } from '../tools/ids.ts';
import { hashApiSecret, isWholeApiSecret, newApiSecret } from '../tools/randomSecrets.ts';
import {
  type ApiKeyRow,
  apiKeysSql,
  type ApiKeyWithPerson,
  type ApiKeyWithPlaces,
} from './apiKeys.sql.ts';
import { askForLetter } from './askForLetter.ts';
import { requirePassword } from './passwords.ts';
import { peopleSql } from './people.sql.ts';
import { type Origin, securityEventsSql } from './securityEvents.sql.ts';
import type { NamedApiKey, SecurityEventKind } from './securityEventsContract.ts';
import type { ApiKey, ApiKeyInput, NewApiKey } from './sessionContract.ts';

type Tools = Pick<ServiceTools, 'db' | 'limits' | 'now'>;

/** Calls per minute for one API key, before RATE_LIMIT_FACTOR. */
const callsOfKey: Limit = { name: 'api_key', points: 600, seconds: 60 };

/** The precision of the last use in the list of keys. */
const lastUsedPrecisionMs = 60_000;

const notValid = () =>
  new ApiError('token_not_valid', 'This API key is not valid: it is unknown, revoked or expired.');

const sessionNeeded = () =>
  new ApiError('session_needed', 'No API key may make this call. Log in to make it.');

const scopeMissing = (scope: ApiScope) =>
  new ApiError('scope_missing', `This API key may not make this call: it needs ${scope}.`, {
    body: { scope },
    headers: {
      'WWW-Authenticate': `Bearer realm="api", error="insufficient_scope", scope="${scope}"`,
    },
  });

/**
 * Authenticates an API key and checks that it may make the call; returns the viewer. Every call queries the
 * database: a key that was revoked on another process is revoked here.
 */
export const authenticateApiKey = ({ db, limits, now }: Tools) => {
  const updateLastUsed = async ({ account_id, id, used_at }: ApiKeyWithPerson, at: Date) => {
    const isOutdated = used_at === null || at.getTime() - used_at.getTime() >= lastUsedPrecisionMs;
    if (isOutdated) await apiKeysSql.updateLastUsed(db, account_id, id, at);
  };

  return async (secret: string, scope: NeededScope | undefined): Promise<Viewer> => {
    const key = isWholeApiSecret(secret)
      ? await apiKeysSql.findByHash(db, hashApiSecret(secret))
      : undefined;
    const at = now();
    if (!key?.is_active || (key.expires_at !== null && key.expires_at <= at)) throw notValid();

    await limits.spend(callsOfKey, key.id);
    if (scope === undefined) throw sessionNeeded();
    if (scope !== 'any' && !key.scopes.includes(scope)) throw scopeMissing(scope);

    await updateLastUsed(key, at);
    return {
      accountId: key.account_id,
      userId: key.owner_id,
      homeId: key.owner_home_id,
      // A key that is bound to places does there what a manager may.
      role: key.everywhere ? 'owner' : 'manager',
      placesOf: key.everywhere ? undefined : key.id,
      sessionId: key.id,
      keyId: key.id,
    };
  };
};

type ApiKeysTools = Pick<ServiceTools, 'db' | 'transact' | 'passwords' | 'now' | 'newId'>;

const dayMs = 86_400_000;

/** Makes, lists and revokes the keys of an account's programs. */
export const createApiKeys = (tools: ApiKeysTools) => {
  const { db, transact, now, newId } = tools;

  const toApiKey = (row: ApiKeyWithPlaces): ApiKey => ({
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    prefix: row.prefix,
    everywhere: row.everywhere,
    companies: row.companies,
    locations: row.locations,
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
      (await apiKeysSql.list(db, accountId)).map(toApiKey),

    get: async (accountId: string, id: string): Promise<ApiKey> =>
      toApiKey(orNotFound(await apiKeysSql.find(db, accountId, id))),

    /** Makes a key, by the password. Its secret is in this answer and nowhere else. */
    async add(viewer: Viewer, input: ApiKeyInput, origin: Origin): Promise<NewApiKey> {
      const { accountId } = viewer;
      const person = await requirePassword(tools, viewer, input.password);

      const { secret, hash, prefix } = newApiSecret();
      const days = input.expires_in_days;
      const at = now();
      const row: Omit<ApiKeyRow, 'used_at'> = {
        account_id: accountId,
        id: newId(),
        person_id: person.id,
        name: input.name,
        everywhere: input.everywhere,
        scopes: input.scopes,
        key_hash: hash,
        prefix,
        created_at: at,
        expires_at: days === null ? null : new Date(at.getTime() + days * dayMs),
      };
      const places = await transact(async (inside) => {
        const access = await findAccess(inside, accountId, { ...input, role: 'manager' });
        // Two that are made at once wait for each other, so that neither is one too many.
        await peopleSql.lock(inside.db, person.account_id, person.id);
        if ((await apiKeysSql.count(inside.db, accountId)) >= sizes.apiKeysMax) {
          throw new ApiError(
            'too_many_keys',
            `An account has ${sizes.apiKeysMax} API keys at most. Revoke one first.`,
          );
        }
        await apiKeysSql.insert(inside.db, row);
        await membershipsSql.setPlaces(inside.db, accountId, row.id, access);
        await securityEventsSql.insert(inside.db, eventOf('api_key_made', row, viewer, origin));
        const asker = { account_id: accountId, id: person.id };
        await askForLetter({ ...inside, now, newId }, 'sendApiKeyMade', asker, row.id);
        return { companies: [...access.companies], locations: [...access.locations] };
      });
      return { ...toApiKey({ ...row, ...places, used_at: null }), key: secret };
    },

    /** Revokes a key: it opens nothing from then on, in no process. */
    async revoke(viewer: Viewer, id: string, origin: Origin): Promise<void> {
      if (!isId(id)) throw notFound();
      await transact(async (inside) => {
        const removed = await apiKeysSql.remove(inside.db, viewer.accountId, id);
        if (!removed) throw notFound();
        await securityEventsSql.insert(
          inside.db,
          eventOf('api_key_revoked', removed, viewer, origin),
        );
      });
    },
  };
};
