import { type Selectable, sql } from 'kysely';

import type { AccountTables } from '../database/AccountTables.ts';
import type { Database } from '../database/connect.ts';
import { type Paged, type PageOfList, readPage } from '../database/readPage.ts';
import { toJsonText } from '../database/toJsonText.ts';
import { isId } from '../tools/ids.ts';
import type {
  LetterKind,
  NamedApiKey,
  RemovedCounts,
  SecurityEventKind,
} from './securityEventsContract.ts';

type SecurityEventRow = Selectable<AccountTables['security_event']>;

/** The origin of an event, as far as it may be stored. */
interface Provenance {
  /** The network, never the whole address. */
  address: string | null;
  device: string;
}

interface NewSecurityEvent {
  accountId: string;
  id: string;
  personId: string | null;
  kind: SecurityEventKind;
  createdAt: Date;
  /** Omitted for actions of the product itself. */
  origin?: Provenance;
  sessionId?: string;
  counts?: RemovedCounts;
  letter?: LetterKind;
  /** The key it is about. Left out: the one with which it was done, if any. */
  apiKey?: NamedApiKey;
  /** The host of the webhook it is about. */
  webhook?: string;
  /** The address of the colleague it is about. */
  colleague?: string;
}

/** Failed logins per hour that are recorded: more give the owner no new information. */
const failedLoginsPerHour = 20;

/** For an API key, its id takes the place of the session id. */
async function keyOf(database: Database, { apiKey, accountId, sessionId }: NewSecurityEvent) {
  const key =
    apiKey ??
    (sessionId !== undefined &&
      (await database
        .selectFrom('api_key')
        .where('account_id', '=', accountId)
        .where('id', '=', sessionId)
        .select(['name', 'prefix'])
        .executeTakeFirst()));
  return key ? toJsonText({ name: key.name, prefix: key.prefix }) : null;
}

const hourMs = 3_600_000;

/** Queries on security events. Rows are inserted, never updated. */
export const securityEventsSql = {
  insert: async (database: Database, event: NewSecurityEvent): Promise<void> => {
    await database
      .insertInto('security_event')
      .values({
        account_id: event.accountId,
        id: event.id,
        person_id: event.personId,
        kind: event.kind,
        created_at: event.createdAt,
        address: event.origin?.address ?? null,
        device: event.origin?.device ?? null,
        session_id: event.sessionId ?? null,
        counts: event.counts ? toJsonText(event.counts) : null,
        letter: event.letter ?? null,
        api_key: await keyOf(database, event),
        webhook: event.webhook ?? null,
        colleague: event.colleague ?? null,
      })
      .execute();
  },

  /**
   * Records a failed login, or a wrong code after the right password, unless there were many lately: an attacker
   * must not fill the table. For a person who does not exist it does the same work and records nothing.
   */
  insertFailedLogin: async (
    database: Database,
    event: {
      id: string;
      personId: string;
      createdAt: Date;
      origin: Provenance;
    },
    kind: 'login_failed' | 'code_failed' = 'login_failed',
  ): Promise<void> => {
    const person = await database
      .selectFrom('person')
      .where('id', '=', event.personId)
      .select('account_id')
      .executeTakeFirst();
    // Of somebody who does not exist, the id is no account's either.
    const accountId = person?.account_id ?? event.personId;
    await sql`
      insert into security_event (account_id, id, person_id, kind, created_at, address, device)
      select ${accountId}::uuid, ${event.id}::uuid, ${event.personId}::uuid, ${kind},
        ${event.createdAt}::timestamptz, ${event.origin.address}, ${event.origin.device}
      from (
        select count(*) as count from security_event
        where account_id = ${accountId} and kind = ${kind}
          and created_at > ${new Date(event.createdAt.getTime() - hourMs)}) as earlier
      where ${person !== undefined} and count < ${failedLoginsPerHour}`.execute(database);
  },

  /** The devices that a person logged in from. */
  listDevices: async (
    database: Database,
    accountId: string,
    personId: string,
  ): Promise<string[]> => {
    const rows = await database
      .selectFrom('security_event')
      .where('account_id', '=', accountId)
      .where('person_id', '=', personId)
      .where('kind', 'in', ['logged_in', 'new_device'])
      .where('device', 'is not', null)
      .select('device')
      .distinct()
      .execute();
    return rows.flatMap(({ device }) => device ?? []);
  },

  /** True if a person logged in from this network with such a device before. */
  knowsOrigin: async (
    database: Database,
    accountId: string,
    personId: string,
    { address, device }: Provenance,
  ): Promise<boolean> => {
    const row = await database
      .selectFrom('security_event')
      .where('account_id', '=', accountId)
      .where('person_id', '=', personId)
      .where('kind', 'in', ['logged_in', 'new_device'])
      .where('address', '=', address)
      .where('device', '=', device)
      .select('id')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  find: async (
    database: Database,
    accountId: string,
    id: string,
  ): Promise<SecurityEventRow | undefined> =>
    isId(id)
      ? database
          .selectFrom('security_event')
          .where('account_id', '=', accountId)
          .where('id', '=', id)
          .selectAll()
          .executeTakeFirst()
      : undefined,

  /** The API keys and webhooks that a change of the password ended together with an event. */
  listEndedWith: async (
    database: Database,
    accountId: string,
    eventId: string,
  ): Promise<SecurityEventRow[]> => {
    if (!isId(eventId)) return [];
    return database
      .selectFrom('security_event')
      .where('account_id', '=', accountId)
      .where('kind', 'in', ['api_key_revoked', 'webhook_switched_off'])
      .where('created_at', '=', (builder) =>
        builder
          .selectFrom('security_event as cause')
          .where('cause.account_id', '=', accountId)
          .where('cause.id', '=', eventId)
          .select('cause.created_at'),
      )
      .orderBy('id')
      .selectAll()
      .execute();
  },

  /** Events of some kinds since a moment, oldest first. */
  listSince: <Kind extends SecurityEventKind>(
    database: Database,
    accountId: string,
    kinds: readonly Kind[],
    since: Date,
  ): Promise<(SecurityEventRow & { kind: Kind })[]> =>
    database
      .selectFrom('security_event')
      .where('account_id', '=', accountId)
      .where('kind', 'in', kinds)
      .where('created_at', '>', since)
      .orderBy('id')
      .selectAll()
      .$castTo<SecurityEventRow & { kind: Kind }>()
      .execute(),

  /** The security events of a person's own account, newest first, with the names of colleagues who did them. */
  list: (
    database: Database,
    accountId: string,
    personId: string,
    page: PageOfList,
    /** Another account of theirs, whose events they see, too. */
    ownedId = accountId,
  ): Promise<Paged<SecurityEventRow & { by: string | null }>> =>
    readPage(database, page, {
      select: sql`security_event.*, case when actor.id <> ${personId}
        then actor.first_name || ' ' || actor.last_name end as by`,
      from: sql`security_event left join person as actor on actor.id = security_event.person_id`,
      where: [
        ownedId === accountId
          ? sql`security_event.account_id = ${accountId}`
          : sql`(security_event.account_id = ${ownedId} or (security_event.account_id = ${accountId}
              and security_event.person_id = ${personId}))`,
      ],
      // Ids begin with the time, and the key is sorted by them.
      orderBy: sql`security_event.id desc`,
    }),
};

/** The origin of a request. */
export interface Origin extends Provenance {
  /** As the browser calls itself, shortened. */
  userAgent: string;
}
