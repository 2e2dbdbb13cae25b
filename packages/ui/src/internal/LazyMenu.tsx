import { useRef, useState, type ComponentType, type ReactElement } from 'react';
import { ButtonContext } from 'react-aria-components';

import { FieldMessage } from '../fields/FieldMessage/FieldMessage';
import { useUiStrings } from '../strings/UiStringsProvider';
import type { OpenedBy } from './OpenedBy';
import { useLazyPart } from './lazyPart';

interface Props<List> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The kind of popup: actions, or options to choose from. */
  popup?: 'menu' | 'listbox';
  /** The button lost the focus, and not to its list. */
  onLeave?: (() => void) | undefined;
  load: () => Promise<ComponentType<List & { openedBy: OpenedBy }>>;
  list: List;
}

/** The button of a menu whose list weighs more than it, and comes when it is about to be opened. */
export function LazyMenu<List extends object>({
  trigger,
  popup = 'menu',
  onLeave,
  load,
  list,
}: Props<List>) {
  const strings = useUiStrings();
  const button = useRef<HTMLButtonElement>(null);
  const [focus, setFocus] = useState<OpenedBy['focus']>();
  const [hasFailed, setHasFailed] = useState(false);
  const { Part, isOpen, open, close } = useLazyPart(load, () => setHasFailed(true));

  const openAt = (next: OpenedBy['focus']) => {
    setFocus(next);
    setHasFailed(false);
    open();
  };

  // A failed preload is ignored: the press loads again and reports the error.
  const loadAhead = () => void load().catch(() => undefined);

  return (
    <>
      <ButtonContext
        value={{
          ref: button,
          'aria-haspopup': popup,
          'aria-expanded': isOpen,
          onHoverStart: loadAhead,
          onFocus: loadAhead,
          onBlur: () => {
            if (!isOpen) onLeave?.();
          },
          onPress: ({ pointerType }) =>
            openAt(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : true),
          onKeyDown: (event) => {
            if (event.key === 'ArrowDown') openAt('first');
            else if (event.key === 'ArrowUp') openAt('last');
            else return event.continuePropagation();
            event.preventDefault();
          },
        }}
      >
        {trigger}
      </ButtonContext>
      {hasFailed && (
        <span role="alert">
          <FieldMessage tone="error">{strings.failedToLoad}</FieldMessage>
        </span>
      )}
      {Part && <Part {...list} openedBy={{ button, close, ...(focus && { focus }) }} />}
    </>
  );
}
