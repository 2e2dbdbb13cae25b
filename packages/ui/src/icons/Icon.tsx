import type { ComponentType, ReactNode } from 'react';

import * as styles from './Icon.css';

export interface IconProps {
  size?: 'small' | 'medium' | 'large';
  /** Only where the icon says something that no text beside it says. */
  label?: string;
}

/** Type of `icon` props: one of our icons, which the component then sizes and names. */
export type IconComponent = ComponentType<IconProps>;

interface FrameProps extends IconProps {
  /** Stroke width on the 20 × 20 grid. Icons made of dots need more. */
  weight?: number;
  children: ReactNode;
}

/** The `svg` element of every icon: size, stroke and accessible name. */
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
