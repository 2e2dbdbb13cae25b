import { Input, TextField as AriaTextField } from 'react-aria-components';
import type { IconComponent } from '../../icons';
import { defined } from '../../internal/defined';
import { ariaField, FieldLabel, type FieldProps, FieldText } from '../fieldParts';
import * as styles from '../../internal/field.css';

export interface TextFieldProps extends FieldProps<string> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'date';
  /** On-screen keyboard. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'url';
  autoComplete?: string;
  placeholder?: string;
  maxLength?: number;
  icon?: IconComponent;
}

/** Single-line text input. Several lines: `TextArea`. */
export function TextField({
  label,
  value,
  onChange,
  type = 'text',
  inputMode,
  autoComplete,
  placeholder,
  maxLength,
  icon: Icon,
  ...field
}: TextFieldProps) {
  const invalid = field.error ? true : undefined;
  const disabled = field.isDisabled ? true : undefined;

  return (
    <AriaTextField
      className={styles.field}
      value={value}
      onChange={onChange}
      type={type}
      {...defined({ inputMode, autoComplete, maxLength })}
      {...ariaField(field)}
    >
      <FieldLabel label={label} isRequired={field.isRequired} />
      <div className={styles.control} data-invalid={invalid} data-disabled={disabled}>
        {Icon && (
          <span className={styles.aside}>
            <Icon />
          </span>
        )}
        <Input className={styles.input} {...defined({ placeholder })} />
      </div>
      <FieldText hint={field.hint} error={field.error} />
    </AriaTextField>
  );
}
