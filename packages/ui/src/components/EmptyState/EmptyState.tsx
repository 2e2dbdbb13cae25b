import type { ReactNode } from 'react';

import type { IconComponent } from '../../icons';
import * as styles from './EmptyState.css';

export interface EmptyStateProps {
  icon?: IconComponent;
  /** States what is missing: "No locations yet". */
  title: ReactNode;
  /** `small` inside a card or a chart. */
  size?: 'small' | 'large';
  /** `danger` where something should be here and could not come. */
  tone?: 'accent' | 'danger';
  /** The next step, as a button. */
  action?: ReactNode;
  /** 1 if it fills a whole screen. */
  headingLevel?: 1 | 2 | 3 | 4;
  /** States the benefit of having some. */
  children?: ReactNode;
}

/** A blank sheet between crop marks: says what belongs here and offers the first step. */
export function EmptyState({
  icon: Icon,
  title,
  size = 'large',
  tone = 'accent',
  action,
  headingLevel = 2,
  children,
}: EmptyStateProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div data-empty-state="" className={styles.empty({ size })}>
      {Icon && (
        <span className={styles.sign({ tone })}>
          <Icon size="large" />
        </span>
      )}
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <div className={styles.words}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
