import type { Person } from './people.sql.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import { askForLetter } from './askForLetter.ts';
import type { Origin } from './Origin.ts';

type Tools = Pick<ServiceTools, 'securityEvents' | 'letters' | 'enqueue' | 'now' | 'newId'>;

/**
 * Notes a login. One from a device that none came from before is told to the person, but for the
 * very first: that is the one they opened their account with.
 */
export async function noteLogin(
  tools: Tools,
  person: Person,
  sessionId: string,
  origin: Origin,
): Promise<void> {
  const { securityEvents, now, newId } = tools;
  const known = await securityEvents.listDevices(person.account_id, person.id);
  const isNew = known.length > 0 && !known.includes(origin.device);

  await securityEvents.insert({
    accountId: person.account_id,
    id: newId(),
    personId: person.id,
    kind: isNew ? 'new_device' : 'logged_in',
    createdAt: now(),
    origin,
    sessionId,
  });
  if (isNew) await askForLetter(tools, 'sendNewSignIn', person, sessionId);
}
