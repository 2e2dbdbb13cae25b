import type { ReactNode } from 'react';

import { ErrorIcon, WarningIcon } from '../../icons';
import * as styles from './FieldMessage.css';

export interface FieldMessageProps {
  tone: 'hint' | 'warning' | 'error';
  /** For the `aria-describedby` of the described element. */
  id?: string;
  children: ReactNode;
}

/** Message below a field. Fields render their own; use it for other elements. */
export function FieldMessage({ tone, id, children }: FieldMessageProps) {
  return (
    <span id={id} className={styles.message({ tone })}>
      {tone !== 'hint' && <FieldMessageIcon tone={tone} />}
      <span>{children}</span>
    </span>
  );
}

/** Icon before a message, so that color is not the only cue. */
export function FieldMessageIcon({ tone }: { tone: 'warning' | 'error' }) {
  return tone === 'warning' ? <WarningIcon /> : <ErrorIcon />;
}
