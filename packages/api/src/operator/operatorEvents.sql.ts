import { sql } from 'kysely';

import type { Database } from '../database/connect.ts';
import { toJsonText } from '../database/toJsonText.ts';

interface NewOperatorEvent {
  id: string;
  createdAt: Date;
  operator: string;
  command: string;
  accountId?: string | undefined;
  details: Readonly<Record<string, string | number>>;
}

/** Something that happened, to an account or to the product. */
export interface AuditRow {
  id: string;
  at: Date;
  accountId: string | null;
  kind: string;
  /** The network of a person, or the name of an operator. */
  who: string | null;
  device: string | null;
  details: Record<string, string | number> | null;
}

interface AuditQuery {
  since: Date;
  accountId?: string | undefined;
  most: number;
}

/** Actions of operators, apart from those of users. Rows are added, never changed. */
export const operatorEventsSql = {
  insert: (database: Database, event: NewOperatorEvent) =>
    database
      .insertInto('operator_event')
      .values({
        id: event.id,
        created_at: event.createdAt,
        operator: event.operator,
        command: event.command,
        account_id: event.accountId ?? null,
        details: toJsonText(event.details),
      })
      .execute(),

  /** Lists the events since a moment, the newest first: those of no account, unless one is named. */
  audit: async (
    database: Database,
    { since, accountId, most }: AuditQuery,
  ): Promise<AuditRow[]> => {
    const of = accountId === undefined ? sql`true` : sql`account_id = ${accountId}`;
    const { rows } = await sql<AuditRow>`
      select id, created_at as at, account_id as "accountId", kind, address as who, device,
        nullif(coalesce(counts, '{}') || coalesce(api_key, '{}'), '{}') as details
      from security_event where created_at >= ${since} and ${of}
      union all
      select id, created_at, account_id, 'operator: ' || command, operator, null, details
      from operator_event where created_at >= ${since} and ${of}
      order by at desc, id desc
      limit ${most}`.execute(database);
    return rows;
  },

  removeBefore: (database: Database, moment: Date) =>
    database.deleteFrom('operator_event').where('created_at', '<', moment).execute(),
};
