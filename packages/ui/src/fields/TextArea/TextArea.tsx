import { TextArea as AriaTextArea, TextField } from 'react-aria-components';

import { defined } from '../../internal/defined';
import { ariaField } from '../ariaField';
import * as styles from '../../internal/field.css';
import { FieldLabel } from '../FieldLabel';
import type { FieldProps } from '../FieldProps';
import { FieldText } from '../FieldText';

export interface TextAreaProps extends FieldProps<string> {
  /** How many lines it shows before it scrolls. */
  rows?: number;
  placeholder?: string;
  maxLength?: number;
}

/** Several lines of text. */
export function TextArea({
  label,
  value,
  onChange,
  rows = 4,
  placeholder,
  maxLength,
  ...field
}: TextAreaProps) {
  return (
    <TextField
      className={styles.field}
      value={value}
      onChange={onChange}
      {...defined({ maxLength })}
      {...ariaField(field)}
    >
      <FieldLabel label={label} isRequired={field.isRequired} />
      <div
        className={styles.control}
        data-invalid={field.error ? true : undefined}
        data-disabled={field.isDisabled ? true : undefined}
      >
        <AriaTextArea className={styles.textArea} rows={rows} placeholder={placeholder} />
      </div>
      <FieldText hint={field.hint} error={field.error} />
    </TextField>
  );
}
