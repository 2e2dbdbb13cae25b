import { Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components';

import type { IconComponent } from '../../icons';
import { defined } from '../../internal/defined';
import type { OpenedBy } from '../../internal/OpenedBy';
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

interface Props {
  label: string;
  actions: readonly MenuAction[];
  openedBy: OpenedBy;
}

/** The list of a `Menu`, which is loaded when it is opened. */
export function MenuList({ label, actions, openedBy }: Props) {
  return (
    <Popover
      className={popoverStyles.popover}
      offset={4}
      placement="bottom end"
      isOpen
      aria-label={label}
      triggerRef={openedBy.button}
      onOpenChange={openedBy.close}
    >
      <AriaMenu
        aria-label={label}
        className={popoverStyles.list}
        autoFocus={openedBy.focus ?? 'first'}
        onClose={openedBy.close}
      >
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
  );
}
