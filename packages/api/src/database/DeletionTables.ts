import type { ColumnType } from 'kysely';

import type { CodeStyle } from '@hearback/schema/documents';

import type { DeletionKind } from '../deletion/contract.ts';
import type { RemovedCounts } from '../account/securityEventsContract.ts';

/** What was deleted, as long as it can be taken back. */
export interface DeletionTables {
  deletion: {
    account_id: string;
    id: string;
    kind: DeletionKind;
    label: string;
    counts: ColumnType<RemovedCounts, string, never>;
    deleted_at: Date;
    deleted_by: string | null;
  };
  deletion_rest: {
    account_id: string;
    id: string;
    deleted_at: Date;
    is_taken_back: boolean;
  };
  deletion_link: {
    account_id: string;
    deletion_id: string;
    code_id: string;
    form_id: string | null;
    frame_id: string | null;
    state: 'draft' | 'published' | 'paused';
    published_form_id: string | null;
    published_version: number | null;
    style: CodeStyle | null;
  };
}
