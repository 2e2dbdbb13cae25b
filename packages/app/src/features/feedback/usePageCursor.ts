import { useState } from 'react';

/** Where a page begins or ends: right after, or right before, what was shown. */
type Cursor = { after: string } | { before: string };

interface PageInfo {
  page: number;
  startCursor?: string | null | undefined;
  endCursor?: string | null | undefined;
}

/**
 * Goes to the next and the previous page by cursor: as fast at the end of a long list as at its
 * start. A page that was jumped to, and the first one, are asked for by their number. `asked` says
 * what list it is: a cursor of another one means nothing.
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
