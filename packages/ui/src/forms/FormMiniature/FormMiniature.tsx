import type { FormDocument, ImageReference } from '@hearback/schema/documents';
import { useEffect, useRef } from 'react';

import { FormView } from '../FormView/FormView';
import * as styles from './FormMiniature.css';

/** Change of a field in a comparison of two forms. */
export type FieldMark = 'added' | 'removed' | 'changed';

export interface FormMiniatureProps {
  document: Pick<FormDocument, 'style' | 'fields'>;
  language: string;
  /** `glance` shows the upper part; `half` shows the whole form at half its size if the width allows it. */
  size?: 'glance' | 'half';
  /** Place and company, as visitors read them. */
  heading?: { venue: string; company: string } | undefined;
  /** Marks of fields, by field id. */
  marks?: Readonly<Record<string, FieldMark>>;
  /** Returns the URL of an image. Default: the URL in the document. */
  addressOf?: (image: ImageReference) => string | undefined;
}

const noMarks = {};

/** Static, small preview of a form on a phone. Needs a text alternative beside it. */
export function FormMiniature({
  document,
  language,
  size = 'glance',
  heading,
  marks = noMarks,
  addressOf,
}: FormMiniatureProps) {
  const phone = useRef<HTMLDivElement>(null);

  // FormView has no concept of marks, so they are set on its DOM elements.
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
          {...heading}
          {...(addressOf && { addressOf })}
        />
      </div>
    </div>
  );
}
