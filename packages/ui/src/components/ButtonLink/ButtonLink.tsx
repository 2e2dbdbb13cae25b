import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';

import type { IconComponent } from '../../icons';
import { defined } from '../../internal/defined';
import * as styles from '../Button/Button.css';

export interface ButtonLinkProps {
  href: string;
  tone?: 'primary' | 'secondary' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  icon?: IconComponent;
  isWide?: boolean;
  /** Opens in a new tab. */
  isExternal?: boolean;
  /** A file to keep; its name, or true for the server's own. */
  download?: boolean | string;
  isDisabled?: boolean;
  onPress?: () => void;
  children: ReactNode;
}

/** Goes somewhere and deserves the weight of a button. What does something is a `Button`. */
export function ButtonLink({
  href,
  tone = 'secondary',
  size = 'medium',
  icon: Icon,
  isWide = false,
  isExternal = false,
  download,
  isDisabled,
  onPress,
  children,
}: ButtonLinkProps) {
  return (
    <AriaLink
      href={href}
      data-tone={tone}
      className={styles.button({ tone, size, shape: 'text', isWide })}
      {...(isExternal ? { target: '_blank', rel: 'noreferrer' } : {})}
      {...defined({ download, isDisabled, onPress })}
    >
      {Icon && <Icon />}
      <span className={styles.words}>{children}</span>
    </AriaLink>
  );
}
