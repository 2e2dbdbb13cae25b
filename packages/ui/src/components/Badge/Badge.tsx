import type { ReactNode } from 'react';

import type { IconComponent } from '../../icons';
import * as styles from './Badge.css';

export interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
  /** A module before the word: `full` is on, `half` waits, `hollow` is off. */
  dot?: 'full' | 'half' | 'hollow';
  icon?: IconComponent;
  children: ReactNode;
}

/** A state or a count in one or two words: "Published". Removable items are a `Tag`. */
export function Badge({ tone = 'neutral', dot, icon: Icon, children }: BadgeProps) {
  return (
    <span className={styles.badge({ tone })}>
      {dot && <span className={styles.dot({ fill: dot })} aria-hidden="true" />}
      {Icon && <Icon size="small" />}
      <span className={styles.words} {...(typeof children === 'string' ? { title: children } : {})}>
        {children}
      </span>
    </span>
  );
}
