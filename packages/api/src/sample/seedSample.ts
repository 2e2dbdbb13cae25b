import { randomBytes } from 'node:crypto';

import { drawSlug } from '../code/drawSlug.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'sample' | 'transact' | 'passwords' | 'newId' | 'now'>;

/** How the owner of the sample workspace logs in. The password is random and told once. */
export interface SampleLogin {
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
  sample: rows,
  transact,
  passwords,
  newId,
  now,
}: Tools): Promise<SampleLogin | undefined> {
  if (await rows.isAnybodyThere()) return undefined;

  const password = drawPassword();
  const passwordHash = await passwords.hash(password);
  const accountId = newId();

  await transact(async ({ people, sample }) => {
    await people.insert({
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
    await sample.seed({ accountId, now: now(), newId, drawSlug });
  });
  return { email, password };
}
