import type { ReactNode, RefObject } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';

import * as styles from '../../internal/tooltip.css';

export interface TooltipWordsProps {
  id: string | undefined;
  state: TooltipTriggerState;
  /** The control that the tooltip describes. */
  control: RefObject<Element | null>;
  placement: 'top' | 'bottom' | 'left' | 'right';
  children: ReactNode;
}

/** The popup of a `Tooltip`, positioned beside the control. Loaded when it is first shown. */
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
