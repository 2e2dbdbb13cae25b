import type { ReactElement } from 'react';
import { MenuTrigger } from 'react-aria-components';

import { MenuList, type MenuAction } from './MenuList';

export interface MenuProps {
  /** Names the list of actions. */
  label: string;
  actions: readonly MenuAction[];
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
}

/** Actions that are not worth a button each. */
export function Menu({ label, actions, trigger }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <MenuList label={label} actions={actions} />
    </MenuTrigger>
  );
}
