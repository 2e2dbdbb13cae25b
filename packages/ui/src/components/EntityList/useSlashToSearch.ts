import { useEffect, type RefObject } from 'react';

import { useSingleKeys } from '../../internal/SingleKeysProvider';

/** The key `/` puts the cursor into the search, unless something is being typed or a dialog is open. */
export function useSlashToSearch(search: RefObject<HTMLInputElement | null>) {
  const isOn = useSingleKeys();

  useEffect(() => {
    if (!isOn) return undefined;
    const focusSearch = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target;
      const isTyping =
        at instanceof HTMLElement &&
        (at.isContentEditable || at.matches('input, textarea, select'));
      if (isTyping || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      search.current?.focus();
    };
    document.addEventListener('keydown', focusSearch);
    return () => document.removeEventListener('keydown', focusSearch);
  }, [search, isOn]);
}
