import type { ColumnType } from 'kysely';

/** What those who run the product did to it. */
export interface OperatorTables {
  operator_event: {
    id: string;
    created_at: ColumnType<Date, Date, never>;
    operator: string;
    command: string;
    account_id: string | null;
    details: ColumnType<Record<string, string | number>, string, never>;
  };
}
