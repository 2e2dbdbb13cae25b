import { useState } from 'react';

import { entryOfAccount } from '../session/session';

/** If something was dismissed by this account in this browser, and a function that dismisses it for good. */
export function useDismissed(name: string): [isDismissed: boolean, dismiss: () => void] {
  const key = entryOfAccount(name);
  const [isDismissed, setIsDismissed] = useState(() => localStorage.getItem(key) === 'dismissed');
  const dismiss = () => {
    localStorage.setItem(key, 'dismissed');
    setIsDismissed(true);
  };
  return [isDismissed, dismiss];
}
