import { limits } from '@hearback/schema/limits';

import * as styles from './ReceiptView.css';

interface Props {
  rating: number;
  words: string;
}

const stars = Array.from({ length: limits.ratingMax }, (_, index) => index + 1);

/** A rating that was given, as a row of stars and in words. */
export const RatingLine = ({ rating, words }: Props) => (
  <span className={styles.rating}>
    <svg viewBox="0 0 240 24" className={styles.stars} aria-hidden="true">
      {stars.map((star) => (
        <path
          key={star}
          className={star <= rating ? styles.given : undefined}
          transform={`translate(${(star - 1) * 24})`}
          d="m12 2.7 2.87 5.82 6.43.93-4.65 4.53 1.1 6.4L12 17.36l-5.75 3.02 1.1-6.4L2.7 9.45l6.43-.93Z"
        />
      ))}
    </svg>
    {words}
  </span>
);
