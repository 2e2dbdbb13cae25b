import type { ComponentType, ReactNode } from 'react';

import * as styles from './Icon.css';

export interface IconProps {
  size?: 'small' | 'medium' | 'large';
  /** Only where the icon says something that no text beside it says. */
  label?: string;
}

/** What an `icon` prop takes: one of our drawings, which the component then sizes and names. */
export type IconComponent = ComponentType<IconProps>;

interface FrameProps extends IconProps {
  /** How thick its lines are on the 20 × 20 grid. Drawings made of dots need more. */
  weight?: number;
  children: ReactNode;
}

/** What every drawing is framed in: its size, its lines and its name. */
export function Icon({ size = 'medium', label, weight = 1.5, children }: FrameProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={styles.icon({ size })}
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {children}
    </svg>
  );
}
