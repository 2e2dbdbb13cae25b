import type { CSSProperties, ReactNode } from 'react';

import * as styles from './Box.css';

export interface BoxProps {
  padding?: 'none' | 'small' | 'medium' | 'large' | 'xlarge';
  surface?: 'none' | 'panel' | 'sunken' | 'inverse';
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}

/** The one place where a look can be set by hand. Reach for `Stack`, `Inline` or `Card` first. */
export function Box({ padding = 'none', surface = 'none', className, style, children }: BoxProps) {
  const own = styles.box({ padding, surface });
  return (
    <div className={className === undefined ? own : `${own} ${className}`} style={style}>
      {children}
    </div>
  );
}
