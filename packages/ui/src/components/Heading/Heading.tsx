import type { ReactNode } from 'react';

import * as styles from './Heading.css';

export interface HeadingProps {
  /** Its place in the outline of the page. One level 1 per page. */
  level: 1 | 2 | 3 | 4;
  /** Only when the look has to differ from the level. */
  size?: 'small' | 'body' | 'lead' | 'title' | 'headline' | 'display';
  tone?: 'normal' | 'inherit';
  id?: string;
  children: ReactNode;
}

const sizeOf = { 1: 'headline', 2: 'title', 3: 'lead', 4: 'body' } as const;

/** A title. Big ones are set in the display face. */
export function Heading({
  level,
  size = sizeOf[level],
  tone = 'normal',
  id,
  children,
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={styles.heading({ size, tone })}>
      {children}
    </Element>
  );
}
