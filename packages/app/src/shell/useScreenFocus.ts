import { useEffect, useRef } from 'react';

import { useLocation } from 'react-router-dom';

import { isSameScreen } from './isSameScreen';
import { takeFocus } from './takeFocus';

/** Moves the focus to a screen that was gone to. The first one is the browser's own matter. */
export function useScreenFocus() {
  const location = useLocation();
  const last = useRef(location);

  useEffect(() => {
    const before = last.current;
    last.current = location;
    return isSameScreen(before, location) ? undefined : takeFocus();
  }, [location]);
}
