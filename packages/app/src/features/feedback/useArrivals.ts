import { useEffect, useRef, useState } from 'react';

import { useFeedbackAddedSubscription } from '../../apollo/generated/hooks';

/** Answers that come in one go are shown in one go. */
const gatherMs = 200;

/**
 * The ids of the answers that arrived since the page was opened. `onArrival` shows them: only the
 * server knows where they stand in a list that is searched, filtered and sorted.
 */
export function useArrivals(onArrival: () => void): ReadonlySet<string> {
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onArrival);

  useEffect(() => {
    latest.current = onArrival;
  });

  useFeedbackAddedSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      setArrived((known) => new Set(known).add(data.feedbackAdded.id));
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        latest.current();
      }, gatherMs);
    },
  });

  useEffect(() => {
    // A stream that broke while nobody looked may have missed some.
    const look = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, []);

  return arrived;
}
