import { useEffect } from 'react';

import { closeOverlay, typeAhead } from './overlay';

/**
 * Takes what is typed while an overlay is still on its way. The screen below must not get it: there,
 * letters may be keys that do something.
 */
export function useTypedAhead(isWaiting: boolean) {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const take = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') closeOverlay();
      else if (event.key === 'Backspace') typeAhead((typed) => typed.slice(0, -1));
      else if (event.key.length === 1) typeAhead((typed) => typed + event.key);
    };
    window.addEventListener('keydown', take, true);
    return () => window.removeEventListener('keydown', take, true);
  }, [isWaiting]);
}
