import { useState } from 'react';

/** Cursor of a page: after or before a shown item. */
type Cursor = { after: string } | { before: string };

interface PageInfo {
  page: number;
  startCursor?: string | null | undefined;
  endCursor?: string | null | undefined;
}

/**
 * Pages by cursor to the next and the previous page, which is equally fast at the end of a long list. The
 * first page, and one that was jumped to, are fetched by number. `asked` identifies the list: its cursors
 * are invalid for any other one.
 */
export function usePageCursor(page: number, asked: string) {
  const [step, setStep] = useState<{ page: number; asked: string; cursor: Cursor }>();
  const isHere = step !== undefined && step.page === page && step.asked === asked && page > 1;

  const leaveFor = (next: number, from: PageInfo | undefined) => {
    const { startCursor, endCursor } = from ?? {};
    const isFromHere = from?.page === page;
    if (isFromHere && next === page + 1 && endCursor) {
      setStep({ page: next, asked, cursor: { after: endCursor } });
    } else if (isFromHere && next === page - 1 && startCursor) {
      setStep({ page: next, asked, cursor: { before: startCursor } });
    } else {
      setStep(undefined);
    }
  };

  return { cursor: isHere ? step.cursor : {}, leaveFor };
}
