import { limits } from '@hearback/schema/limits';

import type { Viewer } from '../apiEnv.ts';
import { membershipsSql } from '../colleague/colleagues.sql.ts';
import { onBehalfOf } from '../database/ownPlaces.ts';
import type { Paged } from '../database/readPage.ts';
import { notFound } from '../http/ApiError.ts';
import { notificationsSql } from '../notification/notifications.sql.ts';
import type { ServiceTools } from '../services.ts';
import { webhooksSql } from '../webhook/webhooks.sql.ts';
import { apiKeysSql } from './apiKeys.sql.ts';
import type { UserDetails, UserDetailsInput, ValidLink } from './contract.ts';
import { createEmailChange } from './emailChange.ts';
import { createLogin } from './login.ts';
import { createOidc } from './oidc.ts';
import { createPasskeys } from './passkeys.ts';
import { createPasswordChanges, findResetToken } from './passwords.ts';
import { peopleSql, type Person } from './people.sql.ts';
import { createRegistration } from './registration.ts';
import { type Origin, securityEventsSql } from './securityEvents.sql.ts';
import type { SecurityEvent, SecurityEventQuery } from './securityEventsContract.ts';
import { createSecondFactor } from './secondFactor.ts';
import { createSessions, createTokens } from './sessions.ts';

interface UserTools extends ServiceTools {
  /** Removes ended sessions from the cache. */
  forgetSessions: (sessionIds: readonly string[]) => void;
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

/** The details of a person, and what they may do in the account that they act in. */
const toDetails = async (
  person: Person,
  { homeId, accountId, role, placesOf }: Viewer,
  { hasSample, deletesAt, db }: UserTools,
): Promise<UserDetails> => ({
  id: person.id,
  first_name: person.first_name,
  last_name: person.last_name,
  email: person.email,
  date_joined: person.created_at.toISOString(),
  theme: person.theme,
  language: person.language,
  // Nobody sets up the account of somebody else.
  has_setup: person.has_setup || accountId !== homeId,
  role,
  everywhere: placesOf === undefined,
  has_colleagues: await membershipsSql.hasOthers(db, accountId),
  accounts: (await membershipsSql.listOfPerson(db, person.id)).length,
  trial_ends: trialEnd(person.created_at).toISOString(),
  has_sample: role === 'owner' && (await hasSample(accountId)),
  deletes_at: (role === 'owner' && (await deletesAt(accountId))?.toISOString()) || null,
  unread_notifications: await onBehalfOf(placesOf, () =>
    notificationsSql.unread(db, { accountId, userId: person.id }),
  ),
});

/** The service for people and their sessions. */
export const createUsers = (tools: UserTools) => {
  const { db, transact, now, newId } = tools;

  return {
    ...createRegistration(tools),
    ...createPasswordChanges(tools),
    ...createLogin(tools),
    ...createTokens(tools),
    sessions: createSessions(tools),
    secondFactor: createSecondFactor(tools),
    emailChange: createEmailChange(tools),
    passkeys: createPasskeys(tools),
    oidc: createOidc(tools),

    /** Checks a reset link, and returns what ends with the password unless it is kept. */
    async checkResetLink(secret: string): Promise<ValidLink> {
      const { person } = await findResetToken(tools, secret);
      const owned = await membershipsSql.listOwned(db, person.id);
      const keys = (await Promise.all(owned.map((id) => apiKeysSql.list(db, id)))).flat();
      const webhooks = (await Promise.all(owned.map((id) => webhooksSql.list(db, id)))).flat();
      return {
        valid: true,
        api_keys: keys.map(({ id, name, prefix, used_at }) => ({
          id,
          name,
          prefix,
          last_used: used_at?.toISOString() ?? null,
        })),
        webhooks: webhooks
          .filter(({ state }) => state === 'enabled')
          .map(({ id, url, description, last_used }) => ({
            id,
            host: new URL(url).host,
            description,
            last_used: last_used?.toISOString() ?? null,
          })),
      };
    },

    /** The details of a person, as they see them. */
    async getDetails(viewer: Viewer): Promise<UserDetails> {
      const person = await peopleSql.find(db, viewer.homeId, viewer.userId);
      if (!person) throw notFound();
      return toDetails(person, viewer, tools);
    },

    /** Updates a person's own details. Omitted fields do not change. */
    async updateDetails(
      viewer: Viewer,
      input: UserDetailsInput,
      origin: Origin,
    ): Promise<UserDetails> {
      const { homeId: accountId, userId, sessionId } = viewer;
      const changes = Object.fromEntries(
        Object.entries(input).filter(([, value]) => value !== undefined),
      );
      const person = await transact(async (inside) => {
        const before = await peopleSql.find(inside.db, accountId, userId);
        if (!before || Object.keys(changes).length === 0) return before;
        // Letters are sent in this language from now on; an owner who did not request that should notice.
        if (input.language !== undefined && input.language !== before.language) {
          await securityEventsSql.insert(inside.db, {
            accountId,
            id: newId(),
            personId: userId,
            kind: 'language_changed',
            createdAt: now(),
            origin,
            sessionId,
          });
        }
        return peopleSql.update(inside.db, accountId, userId, changes);
      });
      if (!person) throw notFound();
      return toDetails(person, viewer, tools);
    },

    /**
     * The security events of the viewer's account, newest first. Owners of an account that does not hold their login
     * see those of both.
     */
    async listSecurityEvents(
      viewer: Viewer,
      query: SecurityEventQuery,
    ): Promise<Paged<SecurityEvent>> {
      const { count, results } = await securityEventsSql.list(
        db,
        viewer.homeId,
        viewer.userId,
        query,
        viewer.role === 'owner' ? viewer.accountId : viewer.homeId,
      );
      return {
        count,
        results: results.map((event) => ({
          id: event.id,
          kind: event.kind,
          date_created: event.created_at.toISOString(),
          address: event.address,
          device: event.device,
          is_current: event.session_id === viewer.sessionId,
          counts: event.counts,
          letter: event.letter,
          api_key: event.api_key,
          webhook: event.webhook,
          colleague: event.colleague,
          by: event.by,
        })),
      };
    },
  };
};
