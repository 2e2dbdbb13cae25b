import { useEffect, useLayoutEffect, useRef } from 'react';

import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { isSameScreen } from './isSameScreen';
import { scrollBackTo } from './scrollBackTo';
import { rememberScrollPosition, scrollPositionOf, storeScrollPositions } from './scrollPositions';

/** Another screen begins at its top; on the way back and forth each is where it was left. */
export function useScrollPosition() {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef(location);
  const place = useRef(location.key);

  useEffect(() => {
    const remember = () => rememberScrollPosition(place.current, window.scrollY);
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', storeScrollPositions);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', storeScrollPositions);
    };
  }, []);

  // Before the screen is painted: it must not be seen in the wrong place first.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = location;
    place.current = location.key;
    if (type === NavigationType.Pop) return scrollBackTo(scrollPositionOf(location.key));
    if (!isSameScreen(before, location)) window.scrollTo(0, 0);
    rememberScrollPosition(location.key, window.scrollY);
    return undefined;
  }, [location, type]);
}
