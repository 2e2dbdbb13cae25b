import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components';

import * as popoverStyles from '../../internal/popover.css';
import * as styles from './Popover.css';

export interface PopoverProps {
  /** Names what opens. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'right top';
  children: ReactNode;
}

/** A few controls beside a button. A list of actions is a `Menu`; a task is a `Dialog`. */
export function Popover({ label, trigger, placement = 'bottom start', children }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover className={popoverStyles.popover} placement={placement} offset={4}>
        <Dialog aria-label={label} className={styles.content}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
