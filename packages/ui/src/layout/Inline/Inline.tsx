import type { ReactNode } from 'react';

import type { Gap } from '../gaps';
import * as styles from './Inline.css';

export interface InlineProps {
  gap?: Gap;
  align?: 'start' | 'center' | 'end' | 'baseline';
  /** Distribution of the free space. */
  spread?: 'start' | 'center' | 'end' | 'between';
  wraps?: boolean;
  children?: ReactNode;
}

/** Things beside each other that wrap when they must. Under each other: `Stack`. */
export function Inline({
  gap = 'small',
  align = 'center',
  spread = 'start',
  wraps = true,
  children,
}: InlineProps) {
  return <div className={styles.inline({ gap, align, spread, wraps })}>{children}</div>;
}
