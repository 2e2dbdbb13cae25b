import { Input, TextField as AriaTextField } from 'react-aria-components';
import {
  ariaField,
  FieldLabel,
  type FieldProps,
  FieldText,
} from '../../../packages/ui/src/fields/fieldParts';
import * as styles from '../../../packages/ui/src/internal/field.css';

export interface PlaceholderProps extends FieldProps<string> {
  maxLength?: number;
}

/** What a person types here, in one sentence. What to use instead, in another. */
export function Placeholder({ label, value, onChange, maxLength, ...field }: PlaceholderProps) {
  return (
    <AriaTextField
      className={styles.field}
      value={value}
      onChange={onChange}
      {...(maxLength === undefined ? {} : { maxLength })}
      {...ariaField(field)}
    >
      <FieldLabel label={label} isRequired={field.isRequired} />
      <div
        className={styles.control}
        data-invalid={field.error ? true : undefined}
        data-disabled={field.isDisabled ? true : undefined}
      >
        <Input className={styles.input} />
      </div>
      <FieldText hint={field.hint} error={field.error} />
    </AriaTextField>
  );
}
