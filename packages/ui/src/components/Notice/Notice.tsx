import type { ReactNode } from 'react';

import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './Notice.css';

export interface NoticeProps {
  /** Severity. Sets the color, the icon and the politeness of the live region. */
  tone: 'info' | 'success' | 'warning' | 'danger';
  title: ReactNode;
  /** A button or a link that helps. */
  action?: ReactNode;
  /** Only then there is a cross. */
  onDismiss?: () => void;
  /** One quiet line, for what stays on every screen. On narrow screens the text under the title is left out. */
  isSlim?: boolean;
  children?: ReactNode;
}

const signs = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: ErrorIcon };

/** News about the whole page or dialog; it stays. About one field: `FieldMessage`. In passing: a snackbar. */
export function Notice({ tone, title, action, onDismiss, isSlim = false, children }: NoticeProps) {
  const strings = useUiStrings();
  const Sign = signs[tone];
  // `danger` interrupts a screen reader; the other tones wait for a pause.
  const role = tone === 'danger' ? 'alert' : 'status';

  return (
    <div role={role} className={styles.notice({ tone, isSlim })}>
      <span className={styles.sign({ tone, isSlim })}>
        <Sign />
      </span>
      <div className={isSlim ? styles.slimContent : styles.content}>
        <p className={styles.title}>{title}</p>
        {children !== undefined && (
          <div className={isSlim ? styles.slimText : undefined}>{children}</div>
        )}
      </div>
      {action !== undefined && (
        <div className={styles.aside} data-kind="action" data-slim={isSlim || undefined}>
          {action}
        </div>
      )}
      {onDismiss && (
        <div className={styles.aside} data-kind="dismiss" data-slim={isSlim || undefined}>
          <IconButton icon={CloseIcon} size="small" label={strings.dismiss} onPress={onDismiss} />
        </div>
      )}
    </div>
  );
}
