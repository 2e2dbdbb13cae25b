import { Button as AriaButton } from 'react-aria-components';

import type { IconComponent } from '../../icons';
import { defined } from '../../internal/defined';
import * as styles from '../Button/Button.css';
import { Tooltip } from '../Tooltip/Tooltip';

export interface IconButtonProps {
  icon: IconComponent;
  /** Accessible name and tooltip. */
  label: string;
  tone?: 'secondary' | 'quiet' | 'primary' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** For one that is on or off. */
  isPressed?: boolean;
  isDisabled?: boolean;
  onPress?: () => void;
}

/** A button that is only an icon, where its meaning is known to everyone. If in doubt: `Button`. */
export function IconButton({
  icon: Icon,
  label,
  tone = 'quiet',
  size = 'medium',
  isPressed,
  isDisabled,
  onPress,
}: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <AriaButton
        aria-label={label}
        className={styles.button({ tone, size, shape: 'icon' })}
        {...defined({ 'aria-pressed': isPressed, isDisabled, onPress })}
      >
        <Icon />
      </AriaButton>
    </Tooltip>
  );
}
