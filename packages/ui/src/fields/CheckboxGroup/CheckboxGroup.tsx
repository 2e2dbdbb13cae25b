import { Checkbox, CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components';
import { CheckMark } from '../../internal/CheckMark';
import * as boxStyles from '../../internal/checkbox.css';
import * as fieldStyles from '../../internal/field.css';
import { ariaField, FieldLabel, type FieldProps, FieldText } from '../fieldParts';
import type { SelectOption } from '../Select/Select';
import * as styles from './CheckboxGroup.css';

export interface CheckboxGroupProps extends FieldProps<readonly string[]> {
  options: readonly SelectOption[];
}

/** Multiple choice of a few visible options. Single choice: `RadioGroup`. Yes or no: `Checkbox`. */
export function CheckboxGroup({ label, value, onChange, options, ...field }: CheckboxGroupProps) {
  const { autoFocus: _, ...aria } = ariaField(field);

  return (
    <AriaCheckboxGroup
      className={fieldStyles.field}
      value={[...value]}
      onChange={onChange}
      {...aria}
    >
      <FieldLabel label={label} isRequired={field.isRequired} />
      <div className={styles.options}>
        {options.map((option) => (
          <Checkbox key={option.value} value={option.value} className={boxStyles.checkbox}>
            {({ isSelected }) => (
              <>
                <span className={boxStyles.box}>{isSelected && <CheckMark isDash={false} />}</span>
                <span className={boxStyles.words}>
                  {option.label}
                  {option.description !== undefined && (
                    <span className={styles.description}>{option.description}</span>
                  )}
                </span>
              </>
            )}
          </Checkbox>
        ))}
      </div>
      <FieldText hint={field.hint} error={field.error} />
    </AriaCheckboxGroup>
  );
}
