import { textIn } from '@hearback/schema/documents';

import * as styles from '../FormView/FormView.css';
import { typedVariables } from '../variables';
import { attached, removal } from './choices.css';
import type { FieldLook, PartProps } from './FieldLook';
import { IssueLine, LabelLine } from './lines';

/**
 * Takes or chooses a picture: without `capture`, phones offer both. The picture is posted with the form, or by a
 * script as text in the hidden input, which also keeps the id of one that was taken in before.
 */
function PicturePart({
  field,
  language,
  words,
  name,
  id,
  value,
  issue,
  isMarked,
}: PartProps<'picture'>) {
  const noteId = `${id}-note`;
  const isKept = value !== undefined && value !== '';

  return (
    <div className={styles.question}>
      <label htmlFor={id} className={styles.labelLine}>
        <LabelLine field={field} label={textIn(field.label, language)} isMarked={isMarked} />
      </label>
      <input
        type="file"
        accept="image/*"
        id={id}
        name={name}
        className={styles.box}
        required={field.required && !isKept}
        aria-describedby={`${noteId} ${id}-issue`}
        aria-invalid={issue === undefined ? undefined : true}
      />
      <input type="hidden" name={name} defaultValue={value} />
      <div className={attached} role="status" data-attached="">
        <span hidden={!isKept}>{words.pictureAdded}</span>
        <button type="button" className={removal} hidden>
          {words.pictureRemove}
        </button>
      </div>
      <span className={styles.consent} id={noteId}>
        {words.pictureNote}
      </span>
      <IssueLine id={`${id}-issue`} name={name} issue={issue} />
    </div>
  );
}

export const pictureLook: FieldLook<'picture'> = { Part: PicturePart, variables: typedVariables };
