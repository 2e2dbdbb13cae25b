import { textIn } from '@hearback/schema/documents';

import * as styles from '../FormView/FormView.css';
import { safeColor, remSize } from '../variables';
import type { FieldLook, PartProps } from './FieldLook';

/** Static text of the owner. */
function TextPart({ field, language }: PartProps<'text'>) {
  return <p className={styles.text}>{textIn(field.text, language)}</p>;
}

export const textLook: FieldLook<'text'> = {
  Part: TextPart,
  variables: (field) => ({
    '--form-label': safeColor(field.text_color),
    '--form-size': remSize(field.font_size),
    // Large text is a heading and is bold.
    '--form-weight': field.font_size >= 22 ? '700' : '400',
  }),
};
