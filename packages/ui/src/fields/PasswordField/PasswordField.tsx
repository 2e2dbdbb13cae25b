import { useState } from 'react';
import { Input, TextField } from 'react-aria-components';

import { IconButton } from '../../components/IconButton/IconButton';
import { EyeIcon, EyeOffIcon } from '../../icons';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { ariaField } from '../ariaField';
import * as styles from '../../internal/field.css';
import { FieldLabel } from '../FieldLabel';
import type { FieldProps } from '../FieldProps';
import { FieldText } from '../FieldText';

export interface PasswordFieldProps extends FieldProps<string> {
  /** Tells a password manager whether to fill in or to suggest. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until its owner wants to see it. */
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
