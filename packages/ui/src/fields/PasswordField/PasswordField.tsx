import { useState } from 'react';
import { Input, TextField } from 'react-aria-components';
import { IconButton } from '../../components/IconButton/IconButton';
import { EyeIcon, EyeOffIcon } from '../../icons';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { ariaField, FieldLabel, type FieldProps, FieldText } from '../fieldParts';
import * as styles from '../../internal/field.css';

export interface PasswordFieldProps extends FieldProps<string> {
  /** Makes password managers fill in the current password or suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** Password input with a button that shows the password. */
export function PasswordField({
  label,
  value,
  onChange,
  autoComplete,
  ...field
}: PasswordFieldProps) {
  const strings = useUiStrings();
  const [isShown, setIsShown] = useState(false);

  return (
    <TextField
      className={styles.field}
      value={value}
      onChange={onChange}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCorrect="off"
      spellCheck="false"
      {...ariaField(field)}
    >
      <FieldLabel label={label} isRequired={field.isRequired} />
      <div
        className={styles.control}
        data-invalid={field.error ? true : undefined}
        data-disabled={field.isDisabled ? true : undefined}
      >
        <Input className={styles.input} autoCapitalize="none" />
        <span className={styles.aside}>
          <IconButton
            size="small"
            icon={isShown ? EyeOffIcon : EyeIcon}
            label={isShown ? strings.hidePassword : strings.showPassword}
            onPress={() => setIsShown(!isShown)}
          />
        </span>
      </div>
      <FieldText hint={field.hint} error={field.error} />
    </TextField>
  );
}
