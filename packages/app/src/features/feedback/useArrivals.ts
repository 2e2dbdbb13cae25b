import { useEffect, useRef, useState } from 'react';

import type { FeedbackRow_FeedbackFragment } from '../../apollo/generated/graphql';
import type { StreamContext } from '../../apollo/links/stream';
import { useFeedbackAddedSubscription } from '../../apollo/generated/hooks';

/** Answers that come in one go are asked for in one go. */
const gatherMs = 300;

interface Listeners {
  /** Each answer as it arrives. */
  onArrival: (feedback: FeedbackRow_FeedbackFragment) => void;
  /** Some answers may have arrived: what is shown has to be asked for again. */
  onStale: () => void;
}

/** The ids of the answers that arrived since the page was opened. */
export function useArrivals(listeners: Listeners): ReadonlySet<string> {
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(listeners);

  useEffect(() => {
    latest.current = listeners;
  });

  useFeedbackAddedSubscription({
    ignoreResults: true,
    context: {
      // Between the list and the stream, or while the stream was broken, some may have come.
      onOpen: () => latest.current.onStale(),
    } satisfies StreamContext,
    onData: ({ data: { data } }) => {
      if (!data) return;
      setArrived((known) => new Set(known).add(data.feedbackAdded.id));
      latest.current.onArrival(data.feedbackAdded);
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        latest.current.onStale();
      }, gatherMs);
    },
  });

  useEffect(() => {
    // A stream that broke while nobody looked may have missed some.
    const look = () => {
      if (document.visibilityState === 'visible') latest.current.onStale();
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
