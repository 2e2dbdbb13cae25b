import type { AccountTables } from './AccountTables.ts';
import type { DeletionTables } from './DeletionTables.ts';
import type { NotificationTables } from './NotificationTables.ts';
import type { OperatorTables } from './OperatorTables.ts';
import type { WebhookTables } from './WebhookTables.ts';
import type { WorkspaceTables } from './WorkspaceTables.ts';

/** Every table, by its name. */
export interface Tables
  extends
    AccountTables,
    DeletionTables,
    NotificationTables,
    OperatorTables,
    WebhookTables,
    WorkspaceTables {}
