import * as v from 'valibot';

import { issueSentences } from '@hearback/schema/errors';

import { listQuery, moment, pageOf } from '../http/list.ts';
import { ids } from '../collection/contract.ts';
import { RemovedCounts } from '../account/securityEventsContract.ts';

/** The kinds of things that can be deleted, and restored. */
export const DeletionKind = v.picklist(
  ['company', 'location', 'form', 'frame', 'template', 'code', 'feedback'],
  issueSentences.invalid,
);
export type DeletionKind = v.InferOutput<typeof DeletionKind>;

/** One delete, of one thing or of many, with what went along. */
export const Deletion = v.pipe(
  v.object({
    id: v.string(),
    kind: DeletionKind,
    /** The name of the thing, or of the first of many; of feedback, its code. */
    label: v.string(),
    counts: RemovedCounts,
    date_deleted: moment,
    /** Until then it can be taken back. */
    restorable_until: moment,
  }),
  v.metadata({ ref: 'Deletion' }),
);
export type Deletion = v.InferOutput<typeof Deletion>;

export const DeletionPage = pageOf('DeletionPage', Deletion);

export const DeletionQuery = v.object({
  page: listQuery.page,
  page_size: listQuery.page_size,
  search: listQuery.search,
});
export type DeletionQuery = v.InferOutput<typeof DeletionQuery>;

/** Which things somebody is about to delete. */
export const RemovalPreviewInput = v.pipe(
  v.strictObject({ kind: DeletionKind, ids }),
  v.metadata({ ref: 'RemovalPreviewInput' }),
);
export type RemovalPreviewInput = v.InferOutput<typeof RemovalPreviewInput>;
