import type { ReactNode } from 'react';
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components';
import { ariaField, FieldLabel, type FieldProps, FieldText } from '../fieldParts';
import * as styles from '../../internal/field.css';
import type { SelectOption } from '../Select/Select';
import * as radioStyles from './RadioGroup.css';

export interface RadioGroupProps extends FieldProps<string> {
  options: readonly (SelectOption & {
    /** Before the label, decorative. What is told apart by its looks alone: `PictureRadioGroup`. */
    picture?: ReactNode;
  })[];
  direction?: 'down' | 'across';
}

/** Single choice of a few visible options. More than six: `Select`. */
export function RadioGroup({
  label,
  value,
  onChange,
  options,
  direction = 'down',
  ...field
}: RadioGroupProps) {
  const { autoFocus: _, ...aria } = ariaField(field);

  return (
    <AriaRadioGroup
      className={styles.field}
      value={value === '' ? null : value}
      onChange={onChange}
      {...aria}
    >
      <FieldLabel label={label} isRequired={field.isRequired} />
      <div className={radioStyles.options({ direction })}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            className={radioStyles.radio}
            data-pictured={option.picture === undefined ? undefined : true}
          >
            <span className={radioStyles.dot} />
            {option.picture !== undefined && <span aria-hidden="true">{option.picture}</span>}
            <span className={radioStyles.words}>
              {option.label}
              {option.description !== undefined && (
                <span className={radioStyles.description}>{option.description}</span>
              )}
            </span>
          </Radio>
        ))}
      </div>
      <FieldText hint={field.hint} error={field.error} />
    </AriaRadioGroup>
  );
}
