import { textIn } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';

import * as styles from '../FormView/FormView.css';
import { labelVariables, starVariables } from '../variables';
import type { FieldLook, PartProps } from './FieldLook';
import { IssueLine, LabelLine } from './lines';

const ratings = Array.from({ length: limits.ratingMax }, (_, index) => index + limits.ratingMin);

/** Ten stars: radio buttons styled with CSS only, so that no script is needed. */
function RatingPart({
  field,
  language,
  words,
  name,
  id,
  value,
  issue,
  isMarked,
}: PartProps<'rating'>) {
  const issueId = `${id}-issue`;

  return (
    <fieldset
      className={styles.rating}
      aria-describedby={issueId}
      aria-invalid={issue === undefined ? undefined : true}
    >
      <legend className={styles.labelLine}>
        <LabelLine field={field} label={textIn(field.label, language)} isMarked={isMarked} />
      </legend>
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
      <div className={styles.ends} aria-hidden="true">
        <span>{`${limits.ratingMin} · ${words.lowest}`}</span>
        <span>{`${words.highest} · ${limits.ratingMax}`}</span>
      </div>
      <IssueLine id={issueId} name={name} issue={issue} />
    </fieldset>
  );
}

export const ratingLook: FieldLook<'rating'> = {
  Part: RatingPart,
  variables: (field, style) => ({
    ...labelVariables(field),
    ...starVariables(field.star_color, style),
  }),
};
