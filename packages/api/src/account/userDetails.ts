import { limits } from '@hearback/schema/limits';

import type { Viewer } from '../apiEnv.ts';
import type { UserDetails, UserDetailsInput } from './accountContract.ts';
import { notFound } from '../http/refuse.ts';
import type { Person } from './people.sql.ts';
import type { ServiceTools } from '../ServiceTools.ts';
import type { Origin } from './Origin.ts';

interface Tools extends Pick<
  ServiceTools,
  'people' | 'notifications' | 'transact' | 'now' | 'newId'
> {
  hasSample: (accountId: string) => Promise<boolean>;
  deletesAt: (accountId: string) => Promise<Date | null>;
}

const trialEnd = (joined: Date): Date => {
  const end = new Date(joined);
  end.setUTCMonth(end.getUTCMonth() + limits.trialMonths);
  // 30 November plus three months is the end of February, not the start of March.
  if (end.getUTCDate() !== joined.getUTCDate()) end.setUTCDate(0);
  return end;
};

const toDetails = async (
  person: Person,
  { hasSample, deletesAt, notifications }: Tools,
): Promise<UserDetails> => ({
  id: person.id,
  first_name: person.first_name,
  last_name: person.last_name,
  email: person.email,
  date_joined: person.created_at.toISOString(),
  theme: person.theme,
  language: person.language,
  has_setup: person.has_setup,
  trial_ends: trialEnd(person.created_at).toISOString(),
  has_sample: await hasSample(person.account_id),
  deletes_at: (await deletesAt(person.account_id))?.toISOString() ?? null,
  unread_notifications: await notifications.unread(person.account_id),
});

/** What a person sees of themselves. */
export const getUserDetails =
  (tools: Tools) =>
  async (accountId: string, userId: string): Promise<UserDetails> => {
    const person = await tools.people.find(accountId, userId);
    if (!person) throw notFound();
    return toDetails(person, tools);
  };

/** Changes what a person may change of themselves. What is left out stays. */
export const updateUserDetails =
  (tools: Tools) =>
  async (viewer: Viewer, input: UserDetailsInput, origin: Origin): Promise<UserDetails> => {
    const { transact, now, newId } = tools;
    const { accountId, userId, sessionId } = viewer;
    const changes = Object.fromEntries(
      Object.entries(input).filter(([, value]) => value !== undefined),
    );
    const person = await transact(async (inside) => {
      const before = await inside.people.find(accountId, userId);
      if (!before || Object.keys(changes).length === 0) return before;
      // Letters come in this language from now on; whoever did not ask for that should see it.
      if (input.language !== undefined && input.language !== before.language) {
        await inside.securityEvents.insert({
          accountId,
          id: newId(),
          personId: userId,
          kind: 'language_changed',
          createdAt: now(),
          origin,
          sessionId,
        });
      }
      return inside.people.update(accountId, userId, changes);
    });
    if (!person) throw notFound();
    return toDetails(person, tools);
  };
