import { useState } from 'react';
import { Checkbox, CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components';

import { SearchField } from '../../components/SearchField/SearchField';
import { CheckMark } from '../../internal/CheckMark';
import * as boxStyles from '../../internal/checkbox.css';
import * as fieldStyles from '../../internal/field.css';
import { includesPlain } from '../../internal/plainText';
import { ariaField, FieldLabel, type FieldProps, FieldText } from '../fieldParts';
import { useUiStrings } from '../../strings/UiStringsProvider';
import type { SelectOption } from '../Select/Select';
import * as styles from './CheckboxGroup.css';

export interface CheckboxGroupProps extends FieldProps<readonly string[]> {
  options: readonly SelectOption[];
  /** Name of the field that searches among more options than are seen at a glance. Omitted: there is none. */
  searchLabel?: string;
}

/** From here on options are searched, and scroll in a frame of their own. */
const many = 9;

/** Multiple choice of a few visible options. Single choice: `RadioGroup`. Yes or no: `Checkbox`. */
export function CheckboxGroup({
  label,
  value,
  onChange,
  options,
  searchLabel,
  ...field
}: CheckboxGroupProps) {
  const { autoFocus: _, ...aria } = ariaField(field);
  const strings = useUiStrings();
  const [searched, setSearched] = useState('');
  const isSearchable = searchLabel !== undefined && options.length >= many;
  const shown = isSearchable
    ? options.filter((option) =>
        includesPlain(`${option.label} ${option.description ?? ''}`, searched),
      )
    : options;

  return (
    <AriaCheckboxGroup
      className={fieldStyles.field}
      value={[...value]}
      onChange={onChange}
      {...aria}
    >
      <FieldLabel label={label} isRequired={field.isRequired} />
      {isSearchable && <SearchField label={searchLabel} value={searched} onChange={setSearched} />}
      <div className={isSearchable ? styles.manyOptions : styles.options}>
        {shown.map((option) => (
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
      {shown.length === 0 && isSearchable && (
        <p className={styles.description}>{strings.noResults}</p>
      )}
      <FieldText hint={field.hint} error={field.error} />
    </AriaCheckboxGroup>
  );
}
