import { useEffect, useRef } from 'react';

import type { AnyMessage } from '../i18n/AnyMessage';
import { showSnackbar } from '../shell/snackbar/snackbar';

/** When there is a reason why what the address names cannot be opened, says it and leaves. */
export function useGone(reason: AnyMessage | false | undefined, onLeave: () => void) {
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });

  useEffect(() => {
    if (!reason) return;
    showSnackbar('warning', reason);
    leave.current();
  }, [reason]);
}
