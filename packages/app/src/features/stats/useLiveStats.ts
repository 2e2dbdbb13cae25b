import { useEffect, useRef } from 'react';

import { useApolloClient } from '@apollo/client/react';

import { useAccountEvents } from '../../server/useAccountEvents';

/** Answers that come in one go are counted in one go. */
const gatherMs = 500;

/** Where answers keep coming, the numbers follow no faster than they can be read. */
const restMs = 5_000;

/** While numbers are counted anew, they are asked for again until they are there. */
const recountMs = 3_000;

const isOfStats = (name: string | undefined) => name?.startsWith('Stats') === true;

/** Asks for the numbers on the screen again when an answer came, or while they are counted anew. */
export function useLiveStats({ isRecounting }: { isRecounting: boolean }) {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(0);

  const ask = useRef(() => {
    timer.current = undefined;
    asked.current = Date.now();
    const { results } = client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => isOfStats(queryName),
    });
    // What fails says so in its own place.
    for (const result of results) if (result instanceof Promise) result.catch(() => {});
  });

  useAccountEvents({
    onEvent: ({ feedbackAdded }) => {
      if (!feedbackAdded) return;
      const rest = asked.current + restMs - Date.now();
      timer.current ??= setTimeout(() => ask.current(), Math.max(gatherMs, rest));
    },
  });

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isRecounting) return undefined;
    const polling = setInterval(() => ask.current(), recountMs);
    return () => clearInterval(polling);
  }, [isRecounting]);
}
