import { useEffect, useRef, useState } from 'react';

import { useApolloClient } from '@apollo/client/react';

import { NewestFeedbackDocument } from '../../server/generated/graphql';
import type { NewestFeedbackQueryVariables } from '../../server/generated/graphql';
import { useAccountEvents } from '../../server/useAccountEvents';

/** Answers that come in one go are asked for in one go. */
const gatherMs = 300;

interface List {
  /** What narrows it: what it would not show does not count as new. */
  filters: NewestFeedbackQueryVariables;
  /** When the newest answer that the reader can see arrived. Undefined where others may be newer. */
  newest: string | undefined;
  /** There is no row that could move. */
  isEmpty: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * How many answers arrived that the list does not show yet. Rows that somebody reads do not move;
 * an empty list shows what comes at once.
 */
export function useArrivals({ filters, newest, isEmpty, refetch }: List) {
  const client = useApolloClient();
  const [waiting, setWaiting] = useState({ asked: '', dates: [] as readonly string[] });
  const seen = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = JSON.stringify(filters);

  const check = async () => {
    if (isEmpty) {
      await refetch();
      return;
    }
    const { data } = await client.query({
      query: NewestFeedbackDocument,
      variables: filters,
      // The list itself must not hear of it: it would move.
      fetchPolicy: 'no-cache',
    });
    const items = data?.feedbacks.items ?? [];
    const known = (seen.current ??= items[0]?.dateSubmitted ?? '');
    const dates = items.map(({ dateSubmitted }) => dateSubmitted);
    setWaiting({ asked, dates: dates.filter((date) => date > known) });
  };
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });

  // What cannot be asked now is asked with the next answer, or when the reader comes back.
  const look = useRef(() => void latest.current().catch(() => {}));

  useEffect(() => {
    // Everything up to here is in sight.
    if (newest !== undefined && newest > (seen.current ?? '')) seen.current = newest;
  }, [newest]);

  useAccountEvents({
    // Between the list and the stream, or while the stream was broken, some may have come.
    onOpen: () => look.current(),
    onEvent: ({ feedbackAdded }) => {
      if (!feedbackAdded) return;
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        look.current();
      }, gatherMs);
    },
  });

  useEffect(() => {
    // A stream that broke while nobody looked may have missed some.
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

  // Other filters show other rows, and those are as new as can be.
  if (waiting.asked !== asked) return 0;
  return waiting.dates.filter((date) => newest === undefined || date > newest).length;
}
