import { useEffect, useRef, type RefObject } from 'react';

import { useSingleKeys } from '../../internal/SingleKeysProvider';
import { isTyping } from './useShortcuts';

const covers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * The key `?` shows the list of keys also where the focus is beside the editor, which answers to it
 * inside: whoever looks at an editor means its keys.
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
