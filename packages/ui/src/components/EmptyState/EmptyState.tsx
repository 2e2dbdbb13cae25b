import type { ReactNode } from 'react';

import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/iconPaths';
import * as styles from './EmptyState.css';

export interface EmptyStateProps {
  icon?: IconName;
  /** What is missing, as a fact: "No locations yet". */
  title: ReactNode;
  /** `small` inside a card or a chart. */
  size?: 'small' | 'large';
  /** The next step, as a button. */
  action?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** Why it would be good to have some. */
  children?: ReactNode;
}

/** A blank sheet between crop marks: says what belongs here and offers the first step. */
export function EmptyState({
  icon,
  title,
  size = 'large',
  action,
  headingLevel = 2,
  children,
}: EmptyStateProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div className={styles.empty({ size })}>
      {icon && (
        <span className={styles.sign}>
          <Icon name={icon} size="large" />
        </span>
      )}
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <div className={styles.words}>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
