import { useEffect, useLayoutEffect, useRef } from 'react';

import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { isSameScreen } from './isSameScreen';
import { scrollBackTo } from './scrollBackTo';
import {
  page,
  rememberScrollPosition,
  scrollPositionsOf,
  storeScrollPositions,
} from './scrollPositions';

/**
 * Another screen begins at its top; on the way back and forth each is where it was left, and so is
 * what scrolls in it by itself.
 */
export function useScrollPosition() {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef(location);
  const place = useRef(location.key);

  useEffect(() => {
    const remember = ({ target }: Event) => {
      if (!(target instanceof HTMLElement)) {
        rememberScrollPosition(place.current, page, window.scrollY);
        return;
      }
      const pane = target.dataset['scrollPlace'];
      if (pane !== undefined) rememberScrollPosition(place.current, pane, target.scrollTop);
    };
    window.history.scrollRestoration = 'manual';
    // On the way down: what panes tell does not come up.
    window.addEventListener('scroll', remember, { passive: true, capture: true });
    window.addEventListener('pagehide', storeScrollPositions);
    return () => {
      window.removeEventListener('scroll', remember, { capture: true });
      window.removeEventListener('pagehide', storeScrollPositions);
    };
  }, []);

  // Before the screen is painted: it must not be seen in the wrong place first.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = location;
    place.current = location.key;
    if (type === NavigationType.Pop) return scrollBackTo(scrollPositionsOf(location.key));
    if (!isSameScreen(before, location)) window.scrollTo(0, 0);
    rememberScrollPosition(location.key, page, window.scrollY);
    return undefined;
  }, [location, type]);
}
