import { useEffect, useRef, useState } from 'react';

import { useApolloClient } from '@apollo/client/react';

import { FeedbackArrivalsDocument } from '../../server/generated/graphql';
import type { FeedbackArrivalsQueryVariables } from '../../server/generated/graphql';
import { useAccountEvents } from '../../server/useAccountEvents';

/** Batches simultaneous submissions into one count. */
const gatherMs = 300;

/** Initial value for an empty list: every submission is newer. */
const beginning = '1970-01-01T00:00:00.000Z';

interface List {
  /** Filters of the list: submissions that do not match are not counted as new. */
  filters: Omit<FeedbackArrivalsQueryVariables, 'since'>;
  /** Arrival of the newest visible submission. Undefined if newer ones may exist. */
  newest: string | undefined;
  /** True if there are no visible rows that could move. */
  isEmpty: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * Returns the number of new submissions that the list does not show yet. Visible rows do not move; an empty
 * list refetches at once.
 */
export function useArrivals({ filters, newest, isEmpty, refetch }: List) {
  const client = useApolloClient();
  const [waiting, setWaiting] = useState({ asked: '', count: 0, latest: '' });
  const seen = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = JSON.stringify(filters);

  const check = async () => {
    if (isEmpty) {
      await refetch();
      return;
    }
    const { data } = await client.query({
      query: FeedbackArrivalsDocument,
      variables: { ...filters, since: seen.current ?? null },
      fetchPolicy: 'no-cache',
    });
    if (!data) return;
    const { count, latest } = data.feedbackArrivals;
    seen.current ??= latest ?? beginning;
    setWaiting({ asked, count, latest: latest ?? '' });
  };
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });

  // A failed check is repeated with the next event, or when the tab becomes visible again.
  const look = useRef(() => void latest.current().catch(() => {}));

  useEffect(() => {
    // All submissions up to here are visible.
    if (newest === undefined || newest <= (seen.current ?? '')) return;
    seen.current = newest;
    // The list shows only some of the counted submissions, so they are counted again.
    if (newest < waiting.latest) look.current();
  }, [newest, waiting.latest]);

  useAccountEvents({
    // Submissions may have arrived between the query and the stream, or while it was disconnected.
    onOpen: () => look.current(),
    onEvent: ({ feedbackChanged }) => {
      if (!feedbackChanged) return;
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        look.current();
      }, gatherMs);
    },
  });

  useEffect(() => {
    // Events may have been missed while the tab was hidden or offline.
    const comeBack = () => {
      if (document.visibilityState === 'visible') look.current();
    };
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('online', comeBack);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('online', comeBack);
    };
  }, []);

  // A list with other filters was just fetched.
  if (waiting.asked !== asked || (newest !== undefined && newest >= waiting.latest)) return 0;
  return waiting.count;
}
