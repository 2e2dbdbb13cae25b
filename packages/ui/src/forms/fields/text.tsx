import { textIn } from '@hearback/schema/documents';

import * as styles from '../FormView/FormView.css';
import { safeColor, remSize } from '../variables';
import { section } from './choices.css';
import type { FieldLook, PartProps } from './FieldLook';
import { isHeading } from './lines';

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

/** A heading within the form. */
function SectionPart({ field, language }: PartProps<'section'>) {
  const look = isHeading(field) ? `${section} ${styles.largeLabel}` : section;
  return <h2 className={look}>{textIn(field.label, language)}</h2>;
}

export const sectionLook: FieldLook<'section'> = {
  Part: SectionPart,
  variables: (field) => ({
    '--form-label': safeColor(field.text_color),
    '--form-size': remSize(field.font_size),
  }),
};
