import { useEffect, useRef, type RefObject } from 'react';

import { useSingleKeys } from '../../internal/SingleKeysProvider';
import { isTyping } from './shortcuts';

const covers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Opens the shortcut list with `?` also if the focus is outside of the editor, which handles the
 * key inside.
 */
export function useHelpKey(root: RefObject<HTMLElement | null>, onHelp: () => void) {
  const isOn = useSingleKeys();
  const latest = useRef(onHelp);
  useEffect(() => {
    latest.current = onHelp;
  });

  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== '?' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (!(target instanceof Element) || isTyping(target) || root.current?.contains(target))
        return;
      if (document.querySelector(covers)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [root, isOn]);
}
