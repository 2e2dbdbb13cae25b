import type { ReactNode } from 'react';

import { ErrorIcon, WarningIcon } from '../../icons';
import * as styles from './FieldMessage.css';

export interface FieldMessageProps {
  tone: 'hint' | 'warning' | 'error';
  /** For the `aria-describedby` of what it belongs to. */
  id?: string;
  children: ReactNode;
}

/** News about one field, under it. Fields bring their own; use it beside what is no field. */
export function FieldMessage({ tone, id, children }: FieldMessageProps) {
  return (
    <span id={id} className={styles.message({ tone })}>
      {tone !== 'hint' && <FieldMessageIcon tone={tone} />}
      <span>{children}</span>
    </span>
  );
}

/** A sign that goes before an error, so that colour is not alone. */
export function FieldMessageIcon({ tone }: { tone: 'warning' | 'error' }) {
  return tone === 'warning' ? <WarningIcon /> : <ErrorIcon />;
}
