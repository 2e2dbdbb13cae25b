import { useState } from 'react';

import type { CodesTab_CodeFragment } from '../../../../server/generated/graphql';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import { findRowIssues, toRowInput, type BulkRow, type RowsIssues } from './BulkRow';
import { messages } from './messages';
import { useSendCodes } from './useSendCodes';

/** A request may have 100 kB; the rest of it needs little. */
const maxBytes = 90_000;

const isTooLarge = (rows: readonly BulkRow[]) =>
  new TextEncoder().encode(JSON.stringify(rows.map(toRowInput))).byteLength > maxBytes;

interface Draft {
  rows: readonly BulkRow[];
  issues: RowsIssues;
  toMend: ReadonlySet<number>;
}

/** Many codes on their way: rows that are checked, mended, checked by the server, and added. */
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

    /** Shows rows with all that is wrong with them. The server is asked what only it knows. */
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
      // What is typed stays, whatever comes of the check.
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
