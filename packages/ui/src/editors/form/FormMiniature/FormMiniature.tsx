import type { FormDocument, ImageReference } from '@hearback/schema/documents';
import { useEffect, useRef } from 'react';

import { FormView } from '../../../forms/FormView/FormView';
import * as styles from './FormMiniature.css';

/** What became of a field, in a comparison of two forms. */
export type FieldMark = 'added' | 'removed' | 'changed';

export interface FormMiniatureProps {
  document: Pick<FormDocument, 'style' | 'fields'>;
  language: string;
  /** `glance` shows the upper part, `half` the whole form at half its size where there is room. */
  size?: 'glance' | 'half';
  /** Marks fields, by their ids. */
  marks?: Readonly<Record<string, FieldMark>>;
  /** Where a picture's bytes are. Left out: where the document says. */
  addressOf?: (image: ImageReference) => string | undefined;
}

const noMarks = {};

/** The phone of a visitor, small: to be looked at, not touched. What it shows is said beside it. */
export function FormMiniature({
  document,
  language,
  size = 'glance',
  marks = noMarks,
  addressOf,
}: FormMiniatureProps) {
  const phone = useRef<HTMLDivElement>(null);

  // The form is the visitor's and knows nothing of marks: they are put on from outside.
  useEffect(() => {
    for (const part of phone.current?.querySelectorAll<HTMLElement>('[data-field]') ?? []) {
      const mark = marks[part.dataset['field'] ?? ''];
      if (mark) part.dataset['mark'] = mark;
      else delete part.dataset['mark'];
    }
  });

  return (
    <div ref={phone} className={styles.phone} data-size={size} aria-hidden="true" inert>
      <div className={styles.screen}>
        <FormView
          document={document}
          language={language}
          mode="preview"
          {...(addressOf && { addressOf })}
        />
      </div>
    </div>
  );
}
