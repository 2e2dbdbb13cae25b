import { accountDeletion } from '@hearback/schema/rules';
import * as v from 'valibot';

import { moment } from '../http/list.ts';

export const AccountDeletionInput = v.pipe(
  v.strictObject(accountDeletion.entries),
  v.metadata({ ref: 'AccountDeletionInput' }),
);
export type AccountDeletionInput = v.InferOutput<typeof AccountDeletionInput>;

export const AccountDeletion = v.pipe(
  v.object({ deletes_at: moment }),
  v.metadata({ ref: 'AccountDeletion' }),
);
export type AccountDeletion = v.InferOutput<typeof AccountDeletion>;

/** Where a download begins: once, and soon. */
export const DownloadLink = v.pipe(
  v.object({ url: v.string(), expires_at: moment }),
  v.metadata({ ref: 'DownloadLink' }),
);
export type DownloadLink = v.InferOutput<typeof DownloadLink>;
