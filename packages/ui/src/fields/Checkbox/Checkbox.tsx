import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components';

import { CheckMark } from '../../internal/CheckMark';
import { ariaField } from '../ariaField';
import * as styles from '../../internal/field.css';
import type { FieldProps } from '../FieldProps';
import { FieldText } from '../FieldText';
import * as checkboxStyles from '../../internal/checkbox.css';

export interface CheckboxProps extends Omit<FieldProps<boolean>, 'label'> {
  /** May hold a link, to terms for example. */
  label: ReactNode;
  /** Some of what it stands for is checked. */
  isIndeterminate?: boolean;
}

/** Yes or no, and it counts once the form is sent. What takes effect at once is a `Switch`. */
export function Checkbox({
  label,
  value,
  onChange,
  isIndeterminate = false,
  ...field
}: CheckboxProps) {
  return (
    <CheckboxField
      className={styles.field}
      isSelected={value}
      onChange={onChange}
      isIndeterminate={isIndeterminate}
      {...ariaField(field)}
    >
      <CheckboxButton className={checkboxStyles.checkbox}>
        {({ isSelected }) => (
          <>
            <span className={checkboxStyles.box}>
              {(isSelected || isIndeterminate) && <CheckMark isDash={isIndeterminate} />}
            </span>
            <span className={checkboxStyles.words}>{label}</span>
          </>
        )}
      </CheckboxButton>
      <div className={checkboxStyles.underWords}>
        <FieldText hint={field.hint} error={field.error} />
      </div>
    </CheckboxField>
  );
}
