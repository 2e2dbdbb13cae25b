import type { ReactElement } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';

import type { IconComponent } from '../../icons';
import { defined } from '../../internal/defined';
import * as popoverStyles from '../../internal/popover.css';

export interface MenuAction {
  id: string;
  label: string;
  icon?: IconComponent;
  /** A second, quieter line. */
  description?: string;
  /** `danger` destroys something. */
  tone?: 'normal' | 'danger';
  isDisabled?: boolean;
  /** Goes somewhere instead of doing something. */
  href?: string;
  onAction?: () => void;
}

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
      <Popover className={popoverStyles.popover} offset={4} placement="bottom end">
        <AriaMenu aria-label={label} className={popoverStyles.list}>
          {actions.map(({ id, label: words, icon: Icon, description, tone, ...action }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={words}
              className={popoverStyles.item}
              data-tone={tone}
              {...defined(action)}
            >
              {Icon && <Icon />}
              <span className={popoverStyles.itemWords}>
                {words}{' '}
                {description !== undefined && (
                  <span className={popoverStyles.itemDescription}>{description}</span>
                )}
              </span>
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
