import type { Selectable } from 'kysely';

import type { AccountTables } from '../database/AccountTables.ts';
import type { Database } from '../database/connect.ts';
import { toJsonText } from '../database/toJsonText.ts';
import type { OidcClaims } from './oidcProvider.ts';
import { removeSince } from './passkeys.sql.ts';

type IdentityRow = Selectable<AccountTables['oidc_identity']>;
type RequestRow = Pick<Selectable<AccountTables['oidc_request']>, 'claims' | 'expires_at'>;

/** Logins of an OpenID Connect provider that people have linked, and browsers on their way to it and back. */
export const oidcSql = {
  findBySubject: (
    database: Database,
    issuer: string,
    subject: string,
  ): Promise<IdentityRow | undefined> =>
    database
      .selectFrom('oidc_identity')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .selectAll()
      .executeTakeFirst(),

  findOfPerson: (
    database: Database,
    accountId: string,
    personId: string,
    issuer: string,
  ): Promise<IdentityRow | undefined> =>
    database
      .selectFrom('oidc_identity')
      .where('account_id', '=', accountId)
      .where('person_id', '=', personId)
      .where('issuer', '=', issuer)
      .selectAll()
      .executeTakeFirst(),

  /** Links a login. False: it is somebody's, or this person has linked another of this provider. */
  insert: async (database: Database, row: IdentityRow): Promise<boolean> => {
    const added = await database
      .insertInto('oidc_identity')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('issuer')
      .executeTakeFirst();
    return added !== undefined;
  },

  /** Notes a use. False: it is somebody else's by now, or nobody's. */
  use: async (
    database: Database,
    { account_id, person_id, issuer, subject }: IdentityRow,
    at: Date,
  ): Promise<boolean> => {
    const row = await database
      .updateTable('oidc_identity')
      .set({ used_at: at })
      .where('account_id', '=', account_id)
      .where('person_id', '=', person_id)
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .returning('issuer')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Removes those that were linked since a moment; all of them, where there is none. Returns how many. */
  removeSince: removeSince('oidc_identity'),

  addRequest: async (
    database: Database,
    request: { hash: string; personId: string | null; claims: OidcClaims | null; expiresAt: Date },
    now: Date,
  ) => {
    await database.deleteFrom('oidc_request').where('expires_at', '<', now).execute();
    await database
      .insertInto('oidc_request')
      .values({
        request_hash: request.hash,
        person_id: request.personId,
        claims: request.claims && toJsonText(request.claims),
        expires_at: request.expiresAt,
      })
      .execute();
  },

  /** Uses up a request that the provider has not answered. Of concurrent calls in any process, one returns true. */
  useRequest: async (
    database: Database,
    hash: string,
    personId: string | null,
    now: Date,
  ): Promise<boolean> => {
    const row = await database
      .deleteFrom('oidc_request')
      .where('request_hash', '=', hash)
      .where('claims', 'is', null)
      .where('person_id', 'is not distinct from', personId)
      .returning('expires_at')
      .executeTakeFirst();
    return row !== undefined && row.expires_at > now;
  },

  /** The claims of the holder of a ticket, which stays until it is used up. */
  findTicket: async (database: Database, hash: string, now: Date): Promise<OidcClaims | null> => {
    const row: RequestRow | undefined = await database
      .selectFrom('oidc_request')
      .where('request_hash', '=', hash)
      .select(['claims', 'expires_at'])
      .executeTakeFirst();
    return row && row.expires_at > now ? row.claims : null;
  },

  /** Uses a ticket up. Of concurrent calls in any process, one returns true. */
  useTicket: async (database: Database, hash: string): Promise<boolean> => {
    const row = await database
      .deleteFrom('oidc_request')
      .where('request_hash', '=', hash)
      .where('claims', 'is not', null)
      .returning('request_hash')
      .executeTakeFirst();
    return row !== undefined;
  },
};
