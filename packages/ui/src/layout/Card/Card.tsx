import { useId, type ReactNode } from 'react';

import * as styles from './Card.css';
import { cardTitle, cardDescription } from './cardText.css';

export interface CardProps {
  /** Names the card; it then is a region that a screen reader can jump to. */
  title?: ReactNode;
  description?: ReactNode;
  /** On the right of the title. */
  actions?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  surface?: 'panel' | 'sunken' | 'accent';
  /** Cards in one without padding are its rows, with lines between them. */
  padding?: 'none' | 'medium' | 'large';
  children?: ReactNode;
}

/** One subject on its own sheet of paper. */
export function Card({
  title,
  description,
  actions,
  headingLevel = 2,
  surface = 'panel',
  padding = 'large',
  children,
}: CardProps) {
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  const hasTitle = title !== undefined;

  return (
    <section
      className={styles.card({ surface, padding })}
      {...(hasTitle ? { 'aria-labelledby': titleId } : {})}
    >
      {(hasTitle || actions !== undefined) && (
        <div className={styles.header}>
          <div className={description === undefined ? styles.titles : styles.titlesWithText}>
            {hasTitle && (
              <Title id={titleId} className={cardTitle}>
                {title}
              </Title>
            )}
            {description !== undefined && <p className={cardDescription}>{description}</p>}
          </div>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
