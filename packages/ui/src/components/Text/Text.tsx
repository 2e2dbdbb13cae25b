import type { ReactNode } from 'react';

import * as styles from './Text.css';

export interface TextProps {
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'time' | 'dt' | 'dd';
  /** `statement`: one sentence that a page opens with, in the letters of titles. */
  size?: 'caption' | 'small' | 'body' | 'lead' | 'statement';
  tone?: 'normal' | 'strong' | 'muted' | 'accent' | 'success' | 'warning' | 'danger' | 'inherit';
  weight?: 'normal' | 'medium' | 'strong';
  align?: 'start' | 'center' | 'end';
  /** Tabular figures, for numbers in columns. */
  isTabular?: boolean;
  /** One line; what does not fit becomes an ellipsis, and a hint under the pointer has it all. */
  isTruncated?: boolean;
  /** Keeps the line breaks a person typed. */
  keepsLines?: boolean;
  children?: ReactNode;
}

/** Running text. Paragraphs keep to a readable width. For titles use `Heading`. */
export function Text({
  as = 'p',
  size = 'body',
  tone = 'normal',
  weight = 'normal',
  align = 'start',
  isTabular = false,
  isTruncated = false,
  keepsLines = false,
  children,
}: TextProps) {
  const Element = as;
  return (
    <Element
      {...(isTruncated && typeof children === 'string' ? { title: children } : {})}
      className={styles.text({
        size,
        tone,
        weight,
        align,
        isTabular,
        isTruncated,
        keepsLines,
        isMeasured: as === 'p' && !isTruncated,
      })}
    >
      {children}
    </Element>
  );
}
