import { randomBytes } from 'node:crypto';

import { peopleSql } from '../account/people.sql.ts';
import { securityEventsSql } from '../account/securityEvents.sql.ts';
import { drawSlug } from '../code/addCodes.ts';
import type { ServiceTools } from '../services.ts';
import { sampleSql } from './sample.sql.ts';
import { makeSampleRows } from './seed/makeSampleRows.ts';

/** The sample workspace that a new product comes with. */
export const createSample = ({
  db,
  transact,
  newId,
  now,
}: Pick<ServiceTools, 'db' | 'transact' | 'newId' | 'now'>) => ({
  isThere: (accountId: string) => sampleSql.isThere(db, accountId),

  /** Removes the sample workspace. What the owner hung on it stays, and is the owner's from now on. */
  remove: (accountId: string, personId: string): Promise<void> =>
    transact(async ({ db: inside }) => {
      await sampleSql.keepWhatIsUsed(inside, accountId);
      await sampleSql.remove(inside, accountId);
      await securityEventsSql.insert(inside, {
        accountId,
        id: newId(),
        personId,
        kind: 'sample_removed',
        createdAt: now(),
      });
    }),
});

type Tools = Pick<ServiceTools, 'db' | 'transact' | 'passwords' | 'newId' | 'now'>;

/** The login of the sample workspace's owner. The password is random and shown once. */
interface SampleLogin {
  email: string;
  password: string;
}

const email = 'owner@sample.hearback.test';

/** Twenty characters of chance, and one of each kind that a password must have. */
const drawPassword = (): string => `${randomBytes(15).toString('base64url')}Q7#`;

/**
 * Makes the sample café with its owner, on the very first start. Answers undefined, and changes
 * nothing, once there is anybody.
 */
export async function seedSample({
  db,
  transact,
  passwords,
  newId,
  now,
}: Tools): Promise<SampleLogin | undefined> {
  if (await sampleSql.isAnybodyThere(db)) return undefined;

  const password = drawPassword();
  const passwordHash = await passwords.hash(password);
  const accountId = newId();

  await transact(async ({ db }) => {
    await peopleSql.insert(db, {
      accountId,
      id: newId(),
      email,
      firstName: 'Hanna',
      lastName: 'Zielińska',
      passwordHash,
      language: 'en-US',
      createdAt: now(),
      isActive: true,
      hasSetup: true,
    });
    const rows = await makeSampleRows({ accountId, now: now(), newId, drawSlug });
    await sampleSql.seed(db, accountId, rows);
  });
  return { email, password };
}
