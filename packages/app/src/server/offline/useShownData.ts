import { useEffect, useState } from 'react';

import { useApolloClient } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';

import { useIsReachable } from '../../session/reachability';
import { allShown, readShownData, type ShownData } from './shownData';

/** Parts of a screen come and go without a word; nobody is hurt by half a second. */
const lookEveryMs = 500;

interface Looked extends ShownData {
  /** The visit of a screen that was looked at. */
  visit: string;
}

const isSame = (one: Looked | undefined, other: Looked) =>
  one?.visit === other.visit && one.shows === other.shows && one.asOf === other.asOf;

/** What the screen around this shows while the server cannot be reached. */
export function useShownData(): ShownData {
  const client = useApolloClient();
  const isReachable = useIsReachable();
  const { key: visit } = useLocation();
  const [shown, setShown] = useState<Looked>();

  useEffect(() => {
    if (isReachable) return undefined;
    const look = () => {
      const next = { ...readShownData(client), visit };
      setShown((known) => (isSame(known, next) ? known : next));
    };
    // The questions of the last screen are given up a moment after it has gone.
    const first = setTimeout(look);
    const timer = setInterval(look, lookEveryMs);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [client, isReachable, visit]);

  return isReachable || shown?.visit !== visit ? allShown : shown;
}
