import { textIn } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';

import * as styles from '../FormView/FormView.css';
import { labelVariables, safeColor } from '../variables';
import type { FieldLook, PartProps } from './FieldLook';
import { IssueLine, LabelLine } from './lines';

const ratings = Array.from({ length: limits.ratingMax }, (_, index) => index + limits.ratingMin);

/** Ten stars: radio buttons styled with CSS only, so that no script is needed. */
function RatingPart({ field, language, words, name, id, value, issue }: PartProps<'rating'>) {
  const issueId = `${id}-issue`;

  return (
    <fieldset
      className={styles.rating}
      aria-describedby={issueId}
      aria-invalid={issue === undefined ? undefined : true}
    >
      <legend className={styles.labelLine}>
        <LabelLine
          label={textIn(field.label, language)}
          required={field.required}
          requiredWord={words.required}
        />
      </legend>
      <div className={styles.scale}>
        <span className={styles.lowest} aria-hidden="true">
          {words.lowest}
        </span>
        <div className={styles.stars}>
          {ratings.map((rating) => (
            <label key={rating} className={styles.star}>
              <input
                type="radio"
                name={name}
                value={rating}
                className={styles.radio}
                defaultChecked={String(value) === String(rating)}
                required={field.required}
                aria-label={words.rating(rating)}
              />
              <svg viewBox="0 0 24 24" className={styles.starShape} aria-hidden="true">
                <path d="m12 2.7 2.87 5.82 6.43.93-4.65 4.53 1.1 6.4L12 17.36l-5.75 3.02 1.1-6.4L2.7 9.45l6.43-.93Z" />
              </svg>
              <span className={styles.number} aria-hidden="true">
                {rating}
              </span>
            </label>
          ))}
        </div>
        <span className={styles.highest} aria-hidden="true">
          {words.highest}
        </span>
      </div>
      <IssueLine id={issueId} name={name} issue={issue} />
    </fieldset>
  );
}

export const ratingLook: FieldLook<'rating'> = {
  Part: RatingPart,
  variables: (field) => ({ ...labelVariables(field), '--form-star': safeColor(field.star_color) }),
};
