import { apiKey, apiScopes } from '@hearback/schema/rules';
import * as v from 'valibot';

import { moment } from '../http/list.ts';

export const ApiKeyInput = v.pipe(
  v.strictObject({
    ...apiKey.entries,
    /** How long it is valid. Null, or left out: until it is revoked. */
    expires_in_days: v.optional(apiKey.entries.expires_in_days, null),
  }),
  v.metadata({ ref: 'ApiKeyInput' }),
);
export type ApiKeyInput = v.InferOutput<typeof ApiKeyInput>;

const described = {
  id: v.string(),
  name: v.string(),
  scopes: v.array(v.picklist(apiScopes)),
  /** How the key begins; the rest is known to whoever holds it. */
  prefix: v.string(),
  date_created: moment,
  expires_at: v.nullable(moment),
  /** Give or take a minute. Null: never. */
  last_used: v.nullable(moment),
  is_expired: v.boolean(),
};

export const ApiKey = v.pipe(v.object(described), v.metadata({ ref: 'ApiKey' }));
export type ApiKey = v.InferOutput<typeof ApiKey>;

export const ApiKeys = v.pipe(
  v.object({ results: v.array(ApiKey) }),
  v.metadata({ ref: 'ApiKeys' }),
);

/** A key with its secret, which no other answer ever has. */
export const NewApiKey = v.pipe(
  v.object({ ...described, key: v.string() }),
  v.metadata({ ref: 'NewApiKey' }),
);
export type NewApiKey = v.InferOutput<typeof NewApiKey>;
