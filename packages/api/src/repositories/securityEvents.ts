import type { Database } from '../database/connect.ts';

type AuditKind =
  | 'registered'
  | 'activated'
  | 'logged_in'
  | 'login_failed'
  | 'logged_out'
  | 'refresh_token_reused'
  | 'password_reset'
  | 'password_changed'
  | 'sample_removed';

interface NewAuditEvent {
  accountId: string;
  id: string;
  personId: string | null;
  kind: AuditKind;
  createdAt: Date;
}

/** Who did what. Rows are added, never changed. */
export const createAuditEventsRepository = (database: Database) => ({
  insert: ({ accountId, id, personId, kind, createdAt }: NewAuditEvent) =>
    database
      .insertInto('audit_event')
      .values({ account_id: accountId, id, person_id: personId, kind, created_at: createdAt })
      .execute(),
});
