import { TextArea as AriaTextArea, TextField } from 'react-aria-components';
import { defined } from '../../internal/defined';
import { ariaField, FieldLabel, type FieldProps, FieldText } from '../fieldParts';
import * as styles from '../../internal/field.css';

export interface TextAreaProps extends FieldProps<string> {
  /** Number of visible lines before it scrolls. */
  rows?: number;
  placeholder?: string;
  maxLength?: number;
}

/** Multi-line text input. */
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
