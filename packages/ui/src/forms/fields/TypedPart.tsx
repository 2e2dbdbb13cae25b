import { textIn, type Color, type LocalizedText } from '@hearback/schema/documents';
import type { ComponentProps } from 'react';

import * as styles from '../FormView/FormView.css';
import { IssueLine, LabelLine } from './lines';

/** A text input field. */
interface TypedField {
  label: LocalizedText;
  required: boolean;
  font_size: number;
  label_color: Color;
  textbox_color: Color;
}

interface Props {
  field: TypedField;
  language: string;
  name: string;
  id: string;
  value: number | string | undefined;
  issue: string | undefined;
  isMarked: boolean;
  isTested: boolean;
  /** Input type and autocomplete attributes. */
  input?: ComponentProps<'input'>;
  /** Maximum length. Not `maxlength`, with which browsers silently truncate pasted text. */
  max?: number;
  /** Unit and range of a number, beside the input. */
  note?: string;
  /** Number of lines. Default: a single-line input. */
  rows?: number;
}

/** A label with a text input below it. */
export function TypedPart({
  field,
  language,
  name,
  id,
  value,
  issue,
  isMarked,
  isTested,
  input,
  max,
  note,
  rows,
}: Props) {
  const noteId = `${id}-note`;
  const about = {
    'aria-describedby': note === undefined ? `${id}-issue` : `${noteId} ${id}-issue`,
    'aria-invalid': issue === undefined ? undefined : true,
    placeholder: isTested ? ' ' : undefined,
  };

  const line = (
    <input
      {...input}
      data-max={max}
      id={id}
      name={name}
      className={styles.box}
      defaultValue={value}
      required={field.required}
      {...about}
    />
  );

  return (
    <div className={styles.question}>
      <label htmlFor={id} className={styles.labelLine}>
        <LabelLine field={field} label={textIn(field.label, language)} isMarked={isMarked} />
      </label>
      {rows === undefined ? (
        note === undefined ? (
          line
        ) : (
          <div className={styles.measure}>
            {line}
            <span id={noteId}>{note}</span>
          </div>
        )
      ) : (
        <textarea
          id={id}
          name={name}
          rows={rows}
          className={styles.area}
          defaultValue={value}
          required={field.required}
          data-max={max}
          {...about}
        />
      )}
      <IssueLine id={`${id}-issue`} name={name} issue={issue} />
    </div>
  );
}
