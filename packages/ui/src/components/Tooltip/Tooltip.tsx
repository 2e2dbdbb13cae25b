import { useEffect, useRef, useState, type ComponentType, type ReactElement } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';

import type { TooltipWordsProps } from './TooltipWords';

export interface TooltipProps {
  text: string;
  placement?: 'top' | 'bottom' | 'left' | 'right';
  isDisabled?: boolean;
  /** One control that can take the focus: a button or a link. */
  children: ReactElement;
}

const loadWords = () => import('./TooltipWords').then((part) => part.TooltipWords);

/** A tooltip is never the only place of something: without its file the control is named as before. */
const loadAhead = () => void loadWords().catch(() => undefined);

/** A short text on hover and focus that names a control. Never the only place of necessary information. */
export function Tooltip({ text, placement = 'top', isDisabled = false, children }: TooltipProps) {
  const control = useRef<HTMLElement>(null);
  const state = useTooltipTriggerState({ delay: 500, closeDelay: 100, isDisabled });
  const { triggerProps, tooltipProps } = useTooltipTrigger({ isDisabled }, state, control);
  const [Words, setWords] = useState<ComponentType<TooltipWordsProps>>();

  useEffect(() => {
    if (!state.isOpen || Words) return;
    let isGone = false;
    loadWords().then(
      (part) => {
        if (!isGone) setWords(() => part);
      },
      // See above.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [state.isOpen, Words]);

  return (
    <>
      <FocusableProvider
        {...mergeProps(triggerProps, { onPointerEnter: isDisabled ? undefined : loadAhead })}
        ref={control}
      >
        {children}
      </FocusableProvider>
      {Words && (
        <Words id={tooltipProps.id} state={state} control={control} placement={placement}>
          {text}
        </Words>
      )}
    </>
  );
}
