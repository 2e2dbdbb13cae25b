import { StarFilledIcon } from '../../icons';
import { visuallyHidden } from '../../internal/visuallyHidden.css';
import * as styles from './StarRating.css';

export interface StarRatingProps {
  /** How many stars were given. */
  value: number;
  max?: number;
  /** The same in words, for whoever hears it: "9 of 10". */
  label: string;
  size?: 'small' | 'large';
}

/** A rating somebody gave, in a table or a card. To give one: the form itself. */
export function StarRating({ value, max = 10, label, size = 'small' }: StarRatingProps) {
  return (
    <span className={styles.rating({ size })}>
      <span className={styles.star}>
        <StarFilledIcon size={size === 'small' ? 'small' : 'medium'} />
      </span>
      <span className={visuallyHidden}>{label}</span>
      <span aria-hidden="true">
        {value}
        <span className={styles.max}>/{max}</span>
      </span>
    </span>
  );
}
