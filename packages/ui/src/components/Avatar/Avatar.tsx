import { UserIcon } from '../../icons';
import * as styles from './Avatar.css';
import { initialsOf } from './initialsOf';

export interface AvatarProps {
  /** Of a person or a business. The name itself stands beside it; the avatar is silent. */
  name: string;
  size?: 'small' | 'medium' | 'large';
}

/** Someone's initials on a square of the code. */
export function Avatar({ name, size = 'medium' }: AvatarProps) {
  return (
    <span className={styles.avatar({ size })} aria-hidden="true">
      {initialsOf(name) || <UserIcon />}
    </span>
  );
}
