import { useEffect, useRef } from 'react';

import type { EntityQuery } from '@hearback/ui';

import type { AnyMessage } from '../i18n/Messages';
import { showSnackbar } from '../shell/snackbar/snackbar';

/** Given a reason why the entity in the URL cannot be opened, shows it and leaves. */
export function useGone(reason: AnyMessage | false | undefined, onLeave: () => void) {
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });

  useEffect(() => {
    if (!reason) return;
    showSnackbar('warning', reason);
    leave.current();
  }, [reason]);
}

interface PageInfo {
  page: number;
  pageCount: number;
}

/** Goes to the last page when the one in the address no longer exists. */
export function useStayInList(
  pageInfo: PageInfo | undefined,
  query: EntityQuery,
  onQuery: (query: EntityQuery) => void,
) {
  const last = pageInfo?.pageCount ?? Infinity;

  useEffect(() => {
    // Deferred: an effect may not change the page during rendering.
    if (query.page > last) queueMicrotask(() => onQuery({ ...query, page: last }));
    // Only a list that became shorter moves the reader.
    // eslint-disable-next-line react/exhaustive-deps
  }, [last, query.page]);
}
