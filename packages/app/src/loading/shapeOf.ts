import { isValidElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

import { hasSegment } from '../paths';
import type { LazyPage } from './lazy';

const isLazyPage = (type: unknown): type is LazyPage =>
  typeof type === 'function' && 'preload' in type && 'isLoaded' in type;

/** Returns the lazy pages of a route: the layout first, then the screen. */
export const pagesAt = (routes: RouteObject[], pathname: string): LazyPage[] =>
  (matchRoutes(routes, pathname) ?? []).flatMap(({ route: { element } }) =>
    isValidElement(element) && isLazyPage(element.type) ? [element.type] : [],
  );

/** The rough layout of a screen, for its skeleton. */
export type ScreenShape = 'list' | 'gallery' | 'tiles' | 'form' | 'editor' | 'codeEditor';

const lists = [
  'companies',
  'locations',
  'feedback',
  'forms',
  'frames',
  'codes',
  'notifications',
  'recently-deleted',
];
const forms = ['account', 'account-setup', 'faq', 'app'];

/** The shape of the screen at an address, known before its file is there. */
export function shapeOf(pathname: string): ScreenShape {
  if (hasSegment(pathname, 'editor')) {
    return hasSegment(pathname, 'codes') ? 'codeEditor' : 'editor';
  }
  if (hasSegment(pathname, ...lists)) return 'list';
  return hasSegment(pathname, ...forms) ? 'form' : 'tiles';
}
