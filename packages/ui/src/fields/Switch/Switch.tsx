import { SwitchButton, SwitchField } from 'react-aria-components';
import { ariaField, type FieldProps, FieldText } from '../fieldParts';
import * as styles from '../../internal/field.css';
import * as switchStyles from './Switch.css';

export type SwitchProps = FieldProps<boolean>;

/** On or off, with immediate effect. For a value that is submitted later, use `Checkbox`. */
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
