import { UserIcon } from '../../icons';
import * as styles from './Avatar.css';

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}

export interface AvatarProps {
  /** Name of a person or a business. The name itself is beside it, so the avatar is `aria-hidden`. */
  name: string;
}

/** Someone's initials on a square of the code. */
export function Avatar({ name }: AvatarProps) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initialsOf(name) || <UserIcon />}
    </span>
  );
}
