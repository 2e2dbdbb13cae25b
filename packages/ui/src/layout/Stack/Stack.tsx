import type { ReactNode } from 'react';

import type { Gap } from '../gaps';
import * as styles from './Stack.css';

export interface StackProps {
  gap?: Gap;
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** A list is announced with its length; give it `li` children. */
  as?: 'div' | 'ul' | 'ol' | 'section';
  children?: ReactNode;
}

/** Things under each other with even space between. Beside each other: `Inline`. */
export function Stack({ gap = 'medium', align = 'stretch', as = 'div', children }: StackProps) {
  const Element = as;
  return (
    <Element
      className={styles.stack({ gap, align })}
      {...(as === 'ul' || as === 'ol' ? { role: 'list' } : {})}
    >
      {children}
    </Element>
  );
}
