import type { ApiScope } from '@hearback/schema/rules';

import { newApiSecret } from '../tools/randomSecrets.ts';
import type { TestApi } from './createTestApi.ts';
import type { TestPerson } from './people.ts';
import { apiKeysSql } from '../account/apiKeys.sql.ts';

/** Gives a person's program a key. The program answers to `api.as`, too. */
export async function makeKey(
  api: TestApi,
  owner: TestPerson,
  scopes: readonly ApiScope[],
  expiresAt: Date | null = null,
): Promise<{ id: string; program: TestPerson }> {
  const { secret, hash, prefix } = newApiSecret();
  const id = api.tools.newId();
  await apiKeysSql.insert(api.store.db, {
    account_id: owner.accountId,
    id,
    person_id: owner.userId,
    name: 'Till',
    scopes: [...scopes],
    key_hash: hash,
    prefix,
    created_at: api.tools.now(),
    expires_at: expiresAt,
    everywhere: true,
  });
  return { id, program: { ...owner, name: 'a program', access: secret } };
}
