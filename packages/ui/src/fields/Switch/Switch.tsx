import { SwitchButton, SwitchField } from 'react-aria-components';

import { ariaField } from '../ariaField';
import * as styles from '../../internal/field.css';
import type { FieldProps } from '../FieldProps';
import { FieldText } from '../FieldText';
import * as switchStyles from './Switch.css';

export type SwitchProps = FieldProps<boolean>;

/** On or off, at once. What waits for a button is a `Checkbox`. */
export function Switch({ label, value, onChange, ...field }: SwitchProps) {
  return (
    <SwitchField
      className={styles.field}
      isSelected={value}
      onChange={onChange}
      {...ariaField(field)}
    >
      <SwitchButton className={switchStyles.row}>
        <span className={switchStyles.track} />
        <span>{label}</span>
      </SwitchButton>
      <FieldText hint={field.hint} error={field.error} />
    </SwitchField>
  );
}
