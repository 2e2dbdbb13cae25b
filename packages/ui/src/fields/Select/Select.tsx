import { Button, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components';

import { ChevronDownIcon } from '../../icons';
import * as popoverStyles from '../../internal/popover.css';
import { visuallyHidden } from '../../internal/visuallyHidden.css';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { ariaField } from '../ariaField';
import * as styles from '../../internal/field.css';
import { FieldLabel } from '../FieldLabel';
import type { FieldProps } from '../FieldProps';
import { FieldText } from '../FieldText';
import * as selectStyles from './Select.css';
import { SelectOptions } from './SelectOptions';

export interface SelectOption {
  value: string;
  label: string;
  /** A second, quieter line. */
  description?: string | undefined;
  /** What it stands under. Options of a group come one after the other. */
  group?: string;
}

export interface SelectProps extends FieldProps<string> {
  options: readonly SelectOption[];
  placeholder?: string;
  /** A field to narrow the options; worth it from about ten. */
  isSearchable?: boolean;
  /** Hides the label for the eye, where the place says enough: filters over a list. */
  isLabelHidden?: boolean;
}

/** One of several, in a list that opens. The empty string means nothing is chosen. Few and short: `RadioGroup`. */
export function Select({
  label,
  value,
  onChange,
  options,
  placeholder,
  isSearchable = false,
  isLabelHidden = false,
  ...field
}: SelectProps) {
  const strings = useUiStrings();

  return (
    <AriaSelect
      className={styles.field}
      value={value === '' ? null : value}
      onChange={(key) => onChange(key === null ? '' : String(key))}
      placeholder={placeholder ?? strings.chooseOption}
      {...ariaField(field)}
    >
      {isLabelHidden ? (
        <span className={visuallyHidden}>
          <FieldLabel label={label} isRequired={false} />
        </span>
      ) : (
        <FieldLabel label={label} isRequired={field.isRequired} />
      )}
      <Button className={selectStyles.trigger}>
        <SelectValue className={selectStyles.value}>
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <ChevronDownIcon />
      </Button>
      <FieldText hint={field.hint} error={field.error} />
      <Popover className={popoverStyles.popover} offset={4}>
        <SelectOptions options={options} isSearchable={isSearchable} />
      </Popover>
    </AriaSelect>
  );
}
