import type { ReactNode } from 'react';

import { Icon } from '../../icons/Icon';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './Notice.css';

export interface NoticeProps {
  /** What kind of news this is. Sets the colour, the sign and how soon it is read aloud. */
  tone: 'info' | 'success' | 'warning' | 'danger';
  title: ReactNode;
  /** A button or a link that helps. */
  action?: ReactNode;
  /** Only then there is a cross. */
  onDismiss?: () => void;
  children?: ReactNode;
}

const signs = { info: 'info', success: 'success', warning: 'warning', danger: 'error' } as const;

/** News about the whole page or dialog; it stays. About one field: `FieldMessage`. In passing: a snackbar. */
export function Notice({ tone, title, action, onDismiss, children }: NoticeProps) {
  const strings = useUiStrings();
  // Dangerous news interrupts a screen reader; the rest waits for a pause.
  const role = tone === 'danger' ? 'alert' : 'status';

  return (
    <div role={role} className={styles.notice({ tone })}>
      <span className={styles.sign({ tone })}>
        <Icon name={signs[tone]} />
      </span>
      <div className={styles.content}>
        <p className={styles.title}>{title}</p>
        {children !== undefined && <div>{children}</div>}
      </div>
      {action !== undefined && (
        <div className={styles.aside} data-kind="action">
          {action}
        </div>
      )}
      {onDismiss && (
        <div className={styles.aside} data-kind="dismiss">
          <IconButton icon="close" size="small" label={strings.dismiss} onPress={onDismiss} />
        </div>
      )}
    </div>
  );
}
