import { textIn } from '@hearback/schema/documents';

import * as styles from '../FormView/FormView.css';
import { safeColor, remSize } from '../variables';
import { section } from './choices.css';
import type { FieldLook, PartProps } from './FieldLook';

/** True if a text is set in the display face. */
export const isHeading = ({ font_size }: { font_size: number }): boolean => font_size >= 22;

/** Static text of the owner. */
function TextPart({ field, language }: PartProps<'text'>) {
  // Large text is a heading.
  const look = isHeading(field) ? styles.heading : styles.text;
  return <p className={look}>{textIn(field.text, language)}</p>;
}

export const textLook: FieldLook<'text'> = {
  Part: TextPart,
  variables: (field) => ({
    '--form-label': safeColor(field.text_color),
    '--form-size': remSize(field.font_size),
  }),
};

/** A heading within the form. Not in the display face, whose letters a page brings for its first words alone. */
function SectionPart({ field, language }: PartProps<'section'>) {
  return <h2 className={section}>{textIn(field.label, language)}</h2>;
}

export const sectionLook: FieldLook<'section'> = {
  Part: SectionPart,
  variables: (field) => ({
    '--form-label': safeColor(field.text_color),
    '--form-size': remSize(field.font_size),
  }),
};
