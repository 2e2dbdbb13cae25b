import type { ReactNode } from 'react';

import { useUiStrings } from '../../strings/UiStringsProvider';
import { Button } from '../Button/Button';
import { useDialogClose } from './Dialog';
import * as styles from './Dialog.css';

export interface DialogActionsProps {
  /** Another label for the button that closes: "Close" if nothing is canceled. */
  cancelLabel?: string;
  /** Without the button that leaves, where the cross is enough; the others share a row, on phones too. */
  isCompact?: boolean;
  /** Destructive actions, and Back: apart at the left end, and the last on phones. */
  aside?: ReactNode;
  /** The primary button; it repeats the verb of the title. */
  children?: ReactNode;
}

/** The buttons of a dialog, the way out included: it stands left of the primary one. Last inside its `Dialog`, or inside the form in it. */
export function DialogActions({
  cancelLabel,
  isCompact = false,
  aside,
  children,
}: DialogActionsProps) {
  const strings = useUiStrings();
  const close = useDialogClose();

  return (
    <div className={styles.actions} data-compact={isCompact || undefined}>
      {aside && <div className={styles.aside}>{aside}</div>}
      {!isCompact && <Button onPress={close}>{cancelLabel ?? strings.cancel}</Button>}
      {children}
    </div>
  );
}
