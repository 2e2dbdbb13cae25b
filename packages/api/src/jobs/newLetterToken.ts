import type { OneTimeToken } from '../account/oneTimeTokens.sql.ts';
import type { Person } from '../account/people.sql.ts';
import { newOneTimeSecret } from '../tools/oneTimeSecrets.ts';
import type { JobTools } from './defineJob.ts';

/** Makes the secret of a letter's link. It is made when the letter is written: nothing else knows it. */
export async function newLetterToken(
  { oneTimeTokens, now }: JobTools,
  person: Person,
  purpose: OneTimeToken['purpose'],
  ttlSeconds: number,
): Promise<string> {
  const { secret, hash } = newOneTimeSecret();
  await oneTimeTokens.insert({
    account_id: person.account_id,
    token_hash: hash,
    person_id: person.id,
    purpose,
    password_version: person.password_version,
    created_at: now(),
    expires_at: new Date(now().getTime() + ttlSeconds * 1_000),
  });
  return secret;
}
