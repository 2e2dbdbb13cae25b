import type { ColumnType } from 'kysely';

import type { AccountTables } from './AccountTables.ts';
import type { DeletionTables } from './DeletionTables.ts';
import type { NotificationTables } from './NotificationTables.ts';
import type { WebhookTables } from './WebhookTables.ts';
import type { WorkspaceTables } from './WorkspaceTables.ts';

/** What those who run the product did to it. */
interface OperatorTables {
  operator_event: {
    id: string;
    created_at: ColumnType<Date, Date, never>;
    operator: string;
    command: string;
    account_id: string | null;
    details: ColumnType<Record<string, string | number>, string, never>;
  };
}

/** Every table, by its name. */
export interface Tables
  extends
    AccountTables,
    DeletionTables,
    NotificationTables,
    OperatorTables,
    WebhookTables,
    WorkspaceTables {}
