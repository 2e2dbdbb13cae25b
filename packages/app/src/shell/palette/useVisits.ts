import { useEffect } from 'react';

import { useApolloClient } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';

import { rememberThing } from '../recents/recentThings';
import { knownNameOf } from './knownNameOf';
import { thingAt } from './thingAt';

/** Remembers which things a person opens, for the palette to offer them again. */
export function useVisits() {
  const client = useApolloClient();
  const { pathname, search } = useLocation();

  useEffect(() => {
    const thing = thingAt(pathname, search);
    if (!thing) return undefined;
    const remember = () => rememberThing({ ...thing, name: knownNameOf(client.cache, thing) });
    remember();
    // By then its screen has shown what it is called.
    return remember;
  }, [client, pathname, search]);
}
