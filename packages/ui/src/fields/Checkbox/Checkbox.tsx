import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components';
import { CheckMark } from '../../internal/CheckMark';
import { ariaField, type FieldProps, FieldText } from '../fieldParts';
import * as styles from '../../internal/field.css';
import * as checkboxStyles from '../../internal/checkbox.css';

export interface CheckboxProps extends Omit<FieldProps<boolean>, 'label'> {
  /** May hold a link, to terms for example. */
  label: ReactNode;
  /** True if only some of the items it represents are checked. */
  isIndeterminate?: boolean;
}

/** Yes or no, applied when the form is submitted. For an immediate effect, use `Switch`. */
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
