import type { ReactNode } from 'react';

import * as styles from './Placeholder.css';

export interface PlaceholderProps {
  /** Visual weight. */
  emphasis?: 'quiet' | 'strong';
  children: ReactNode;
}

/** What it is for, in one sentence. What to use instead, in another. */
export function Placeholder({ emphasis = 'quiet', children }: PlaceholderProps) {
  return <div className={styles.box({ emphasis })}>{children}</div>;
}
