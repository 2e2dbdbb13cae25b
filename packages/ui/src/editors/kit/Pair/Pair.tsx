import type { ReactNode } from 'react';

import * as styles from './Pair.css';

/** Two short related fields, side by side if both can show their numbers. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
