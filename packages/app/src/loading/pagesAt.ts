import { isValidElement } from 'react';

import { matchRoutes, type RouteObject } from 'react-router-dom';

import type { LazyPage } from './lazyPage';

const isLazyPage = (type: unknown): type is LazyPage =>
  typeof type === 'function' && 'preload' in type && 'isLoaded' in type;

/** What has to be loaded before an address can be drawn: the frame around its screen, then the screen. */
export const pagesAt = (routes: RouteObject[], pathname: string): LazyPage[] =>
  (matchRoutes(routes, pathname) ?? []).flatMap(({ route: { element } }) =>
    isValidElement(element) && isLazyPage(element.type) ? [element.type] : [],
  );
