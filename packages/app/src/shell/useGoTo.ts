import { useCallback, useEffect, useRef } from 'react';

import { parsePath, useNavigate, type RouteObject } from 'react-router-dom';

import { pagesAt } from '../loading/shapeOf';
import { isSameScreen } from './isSameScreen';

/** For so long the old screen may stay: to show that something is on its way would only flash. */
const blinkMs = 150;

/** True for a reader who asked for less motion. */
export const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Follows links. A screen that is loaded fades in over the old one; one that is not gets a blink to
 * arrive, and then shows what shape it will have.
 */
export function useGoTo(routes: () => RouteObject[]): (href: string) => void {
  const navigate = useNavigate();
  // Only the link that was followed last leads anywhere.
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  return useCallback(
    (href) => {
      turn.current += 1;
      const ownTurn = turn.current;
      const { pathname = window.location.pathname, search = '' } = parsePath(href);
      const pages = pagesAt(routes(), pathname);
      const areLoaded = () => pages.every((page) => page.isLoaded());

      const go = () => {
        if (ownTurn !== turn.current) return;
        turn.current += 1;
        if (isSameScreen(window.location, { pathname, search })) void navigate(href);
        else if (areLoaded()) void navigate(href, { viewTransition: !isStill() });
        else void navigate(href, { flushSync: true });
      };

      if (areLoaded()) return go();
      const timer = setTimeout(go, blinkMs);
      void Promise.all(pages.map((page) => page.preload())).then(() => {
        clearTimeout(timer);
        go();
      });
    },
    [navigate, routes],
  );
}
