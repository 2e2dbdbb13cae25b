import { StarFilledIcon } from '../../icons';
import { visuallyHidden } from '../../internal/visuallyHidden.css';
import * as styles from './StarRating.css';

export interface StarRatingProps {
  /** The rating in stars. */
  value: number;
  max?: number;
  /** Text alternative: "9 of 10". */
  label: string;
  size?: 'small' | 'large';
}

/** A given rating, in a table or a card. Not an input: that is the form itself. */
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
