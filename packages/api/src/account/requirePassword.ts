import type { Viewer } from '../apiEnv.ts';
import { invalidField } from '../http/refuse.ts';
import type { Person } from './people.sql.ts';
import { found } from '../http/found.ts';
import type { ServiceTools } from '../ServiceTools.ts';

/**
 * Refuses whoever does not say the password of the person that a session is of. Callers count the tries:
 * most by the limit that their call is documented with.
 */
export async function requirePassword(
  { people, passwords }: Pick<ServiceTools, 'people' | 'passwords'>,
  { accountId, userId }: Viewer,
  password: string | undefined,
): Promise<Person> {
  if (password === undefined || password === '') throw invalidField('password', 'required');
  const person = found(await people.find(accountId, userId));
  if (!(await passwords.matches(password, person.password_hash))) {
    throw invalidField('password', 'password_wrong');
  }
  return person;
}
