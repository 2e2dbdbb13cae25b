import type { ReactElement } from 'react';

import { LazyMenu } from '../../internal/LazyMenu';
import type { MenuAction } from './MenuList';

export interface MenuProps {
  /** Names the list of actions. */
  label: string;
  actions: readonly MenuAction[];
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
}

const loadList = () => import('./MenuList').then((part) => part.MenuList);

/** Actions that are not worth a button each. */
export function Menu({ label, actions, trigger }: MenuProps) {
  return <LazyMenu trigger={trigger} load={loadList} list={{ label, actions }} />;
}
