import { useRef, useState } from 'react';

import type { CodesTab_CodeFragment } from '../../../../server/generated/graphql';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import {
  type BulkRow,
  findRowIssues,
  type RowField,
  type RowIssue,
  type RowsIssues,
  toRowInput,
} from './BulkRow';
import { messages } from './messages';
import { useAddCodesMutation } from '../../../../server/generated/hooks';
import { refusalOf } from '../../../../fields/refusalOf';
import { newUuid } from '../../../../server/sendRequest';

/** Result: the codes (none after a dry run), or issues by row. */
type SentCodes = { codes: readonly CodesTab_CodeFragment[] } | { issues: RowsIssues };

/**
 * Sends many codes under an id that is stable while the rows are, so that a retry after a lost response adds
 * them once. Undefined if the failure was reported already.
 */
function useSendCodes() {
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

/** The request limit is 100 kB; this leaves a margin for the rest of the request. */
const maxBytes = 90_000;

const isTooLarge = (rows: readonly BulkRow[]) =>
  new TextEncoder().encode(JSON.stringify(rows.map(toRowInput))).byteLength > maxBytes;

interface Draft {
  rows: readonly BulkRow[];
  issues: RowsIssues;
  toMend: ReadonlySet<number>;
}

/** State of adding many codes: rows are validated, corrected, validated by the server, and added. */
export function useBulkCodes() {
  const send = useSendCodes();
  const [draft, setDraft] = useState<Draft>();
  const [added, setAdded] = useState<readonly CodesTab_CodeFragment[]>();
  const [isPending, setIsPending] = useState(false);

  const show = (rows: readonly BulkRow[], issues: RowsIssues, mended?: ReadonlySet<number>) =>
    setDraft({ rows, issues, toMend: new Set([...(mended ?? []), ...issues.keys()]) });

  return {
    draft,
    added,
    isPending,

    /** Shows rows with all their issues. The server is queried for those only it can detect. */
    check: async (rows: readonly BulkRow[]): Promise<void> => {
      if (isTooLarge(rows)) {
        showSnackbar('error', messages.tooLarge);
        return;
      }
      const issues = await findRowIssues(rows);
      if (issues.size > 0) {
        show(rows, issues);
        return;
      }
      const answer = await send(rows, true);
      if (answer) show(rows, 'issues' in answer ? answer.issues : new Map());
    },

    change: async (at: number, row: BulkRow): Promise<void> => {
      if (!draft) return;
      const rows = draft.rows.with(at, row);
      // The input is kept whatever the result of the check.
      setDraft({ ...draft, rows });
      show(rows, await findRowIssues(rows), draft.toMend);
    },

    add: async (): Promise<void> => {
      if (!draft) return;
      setIsPending(true);
      const answer = await send(draft.rows, false);
      setIsPending(false);
      if (!answer) return;
      if ('issues' in answer) show(draft.rows, answer.issues, draft.toMend);
      else setAdded(answer.codes);
    },

    back: () => setDraft(undefined),
  };
}
