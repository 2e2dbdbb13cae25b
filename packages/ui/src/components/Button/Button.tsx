import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';

import type { IconComponent } from '../../icons';
import { defined } from '../../internal/defined';
import { Loader } from '../Loader/Loader';
import * as styles from './Button.css';

export interface ButtonProps {
  /** Emphasis. One `primary` per view; `danger` for destructive actions. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  icon?: IconComponent | undefined;
  /** `end` for an arrow that points onwards. */
  iconPlacement?: 'start' | 'end';
  type?: 'button' | 'submit' | 'reset';
  /** The id of the form it submits, if the button is outside of it. */
  form?: string;
  /** Takes the whole width it is given. */
  isWide?: boolean;
  isDisabled?: boolean | undefined;
  /** Work is under way: it stays focusable, says so, and ignores presses. */
  isPending?: boolean | undefined;
  /** Gets the focus when its dialog opens. */
  autoFocus?: boolean;
  onPress?: (() => void) | undefined;
  children: ReactNode;
}

/** Runs an action. Navigation is a `Link` or a `ButtonLink`. */
export function Button({
  tone = 'secondary',
  size = 'medium',
  icon: Icon,
  iconPlacement = 'start',
  type = 'button',
  isWide = false,
  isPending = false,
  isDisabled,
  form,
  autoFocus,
  onPress,
  children,
}: ButtonProps) {
  // In the place of what was there: a button that grew would move its neighbours.
  const spinner = <Loader size="small" />;

  const inPlaceOfIcon = <span className={styles.iconRoom}>{spinner}</span>;
  const isCovered = isPending && !Icon;

  return (
    <AriaButton
      type={type}
      isPending={isPending}
      data-tone={tone}
      className={styles.button({ tone, size, shape: 'text', isWide })}
      {...defined({ isDisabled, form, autoFocus, onPress })}
    >
      {Icon && iconPlacement === 'start' && (isPending ? inPlaceOfIcon : <Icon />)}
      <span className={isCovered ? styles.coveredWords : styles.words}>{children}</span>
      {Icon && iconPlacement === 'end' && (isPending ? inPlaceOfIcon : <Icon />)}
      {isCovered && <span className={styles.overWords}>{spinner}</span>}
    </AriaButton>
  );
}
