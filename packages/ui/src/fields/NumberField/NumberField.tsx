import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components';
import { MinusIcon, PlusIcon } from '../../icons';
import { defined } from '../../internal/defined';
import { ariaField, FieldLabel, type FieldProps, FieldText } from '../fieldParts';
import * as styles from '../../internal/field.css';
import * as numberStyles from './NumberField.css';

export interface NumberFieldProps extends FieldProps<number | null> {
  min?: number;
  max?: number;
  step?: number;
  /** Shown after the number: "mm". */
  unit?: string;
}

/** Number input with steps. Null: the field is empty. */
export function NumberField({
  label,
  value,
  onChange,
  min,
  max,
  step,
  unit,
  ...field
}: NumberFieldProps) {
  return (
    <AriaNumberField
      className={styles.field}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      {...defined({ minValue: min, maxValue: max, step })}
      {...ariaField(field)}
    >
      <FieldLabel label={label} isRequired={field.isRequired} />
      <Group
        className={styles.control}
        data-invalid={field.error ? true : undefined}
        data-disabled={field.isDisabled ? true : undefined}
      >
        <Input className={`${styles.input} ${numberStyles.number}`} />
        {unit !== undefined && <span className={styles.aside}>{unit}</span>}
        <span className={numberStyles.steps}>
          <Button slot="decrement" className={numberStyles.step}>
            <MinusIcon size="small" />
          </Button>
          <Button slot="increment" className={numberStyles.step}>
            <PlusIcon size="small" />
          </Button>
        </span>
      </Group>
      <FieldText hint={field.hint} error={field.error} />
    </AriaNumberField>
  );
}
