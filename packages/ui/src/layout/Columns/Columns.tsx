import type { ReactNode } from 'react';

import type { Gap } from '../gaps';
import * as styles from './Columns.css';

export interface ColumnsProps {
  /** Minimum width of a column; as many fit side by side as the width allows. */
  columnWidth?: 'narrow' | 'medium' | 'wide' | 'quarter' | 'half' | 'pair';
  gap?: Gap;
  align?: 'stretch' | 'start';
  children?: ReactNode;
}

/** Equal columns that become fewer on narrow screens. */
export function Columns({
  columnWidth = 'medium',
  gap = 'large',
  align = 'stretch',
  children,
}: ColumnsProps) {
  return <div className={styles.columns({ columnWidth, gap, align })}>{children}</div>;
}
