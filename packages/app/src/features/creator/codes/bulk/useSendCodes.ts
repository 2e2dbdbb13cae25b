import { useRef } from 'react';

import type { CodesTab_CodeFragment } from '../../../../server/generated/graphql';
import { useAddCodesMutation } from '../../../../server/generated/hooks';
import { refusalOf } from '../../../../fields/refusalOf';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import { newUuid } from '../../../../server/newUuid';
import { toRowInput, type BulkRow, type RowField, type RowIssue, type RowsIssues } from './BulkRow';

/** What came of it: the codes (none after a dry run), or what is wrong with which row. */
export type SentCodes = { codes: readonly CodesTab_CodeFragment[] } | { issues: RowsIssues };

/**
 * Sends many codes under an id that stays the same while the rows do: sent again after a lost answer,
 * they are added once. Answers nothing when this was said already.
 */
export function useSendCodes() {
  const batch = useRef<{ id: string; rows: string }>(undefined);
  const [addCodes] = useAddCodesMutation({
    errorPolicy: 'all',
    update: (cache, { data }) => {
      if (!data || data.addCodes.codes.length === 0) return;
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'codes' });
      cache.gc();
    },
  });

  return async (rows: readonly BulkRow[], dryRun: boolean): Promise<SentCodes | undefined> => {
    const inputs = rows.map(toRowInput);
    const words = JSON.stringify(inputs);
    if (batch.current?.rows !== words) batch.current = { id: newUuid(), rows: words };
    const input = { id: batch.current.id, dryRun, rows: inputs };
    const { data } = await addCodes({ variables: { input } });
    if (!data) return undefined;

    const { codes, errors } = data.addCodes;
    if (errors.length === 0) return { codes };
    const issues = new Map<number, Partial<Record<RowField, RowIssue>>>();
    for (const { field, code } of errors) {
      const [, row, name] = /^rows\.(\d+)\.(\w+)/.exec(field ?? '') ?? [];
      if (row === undefined) {
        showSnackbar('error', refusalOf(errors));
        return undefined;
      }
      const at = Number(row);
      issues.set(at, { ...issues.get(at), [name as RowField]: code as RowIssue });
    }
    return { issues };
  };
}
