import { textIn } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';

import * as styles from '../FormView/FormView.css';
import { IssueLine } from './IssueLine';
import { LabelLine } from './LabelLine';
import type { PartProps } from './PartProps';

/** Room for a few sentences. */
export function CommentPart({
  field,
  language,
  words,
  values,
  issues,
  idPrefix,
}: PartProps<'comment'>) {
  const id = `${idPrefix}comment`;

  return (
    <div className={styles.question}>
      <label htmlFor={id} className={styles.labelLine}>
        <LabelLine
          label={textIn(field.label, language)}
          required={field.required}
          requiredWord={words.required}
        />
      </label>
      <textarea
        id={id}
        name="comment"
        rows={4}
        className={styles.area}
        defaultValue={values.comment}
        required={field.required}
        // Not `maxlength`, by which browsers cut off what is pasted without a word.
        data-max={limits.commentMaxLength}
        aria-describedby={`${id}-issue`}
        aria-invalid={issues.comment === undefined ? undefined : true}
      />
      <IssueLine id={`${id}-issue`} name="comment" issue={issues.comment} />
    </div>
  );
}
