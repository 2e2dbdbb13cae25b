import type { ReactNode, RefObject } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';

import * as styles from '../../internal/tooltip.css';

export interface TooltipWordsProps {
  id: string | undefined;
  state: TooltipTriggerState;
  /** What they name. */
  control: RefObject<Element | null>;
  placement: 'top' | 'bottom' | 'left' | 'right';
  children: ReactNode;
}

/** What a `Tooltip` says, in its place beside the control. It comes when it is read for the first time. */
export function TooltipWords({ id, state, control, placement, children }: TooltipWordsProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip
        {...(id === undefined ? {} : { id })}
        triggerRef={control}
        placement={placement}
        offset={6}
        className={styles.tooltip}
      >
        {children}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}
