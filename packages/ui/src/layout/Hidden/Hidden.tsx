import type { ReactNode } from 'react';

import * as styles from './Hidden.css';

export interface HiddenProps {
  /**
   * `visually`: only screen readers meet it; `phoneVisually`: on phones, as a name beside an icon. The others leave it
   * out on such screens.
   */
  on?: 'visually' | 'phoneVisually' | 'phone' | 'narrow' | 'wide';
  as?: 'span' | 'div';
  children: ReactNode;
}

/** Leaves something out for the eye, or for a width of screen. */
export function Hidden({ on = 'visually', as = 'span', children }: HiddenProps) {
  const Element = as;
  return <Element className={styles.hidden[on]}>{children}</Element>;
}
