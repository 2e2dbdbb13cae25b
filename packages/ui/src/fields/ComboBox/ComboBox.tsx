import {
  Button,
  ComboBox as AriaComboBox,
  Group,
  Input,
  ListBox,
  Popover,
} from 'react-aria-components';
import { ChevronDownIcon } from '../../icons';
import * as styles from '../../internal/field.css';
import { includesPlain } from '../../internal/plainText';
import * as popoverStyles from '../../internal/popover.css';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { ariaField, FieldLabel, type FieldProps, FieldText } from '../fieldParts';
import type { SelectOption } from '../Select/Select';
import { SelectItem } from '../Select/SelectItem';
import * as comboBoxStyles from './ComboBox.css';

export interface ComboBoxProps extends FieldProps<string> {
  options: readonly SelectOption[];
  placeholder?: string;
}

/** Select with text search. The empty string: no selection. For names people do not know, use `Select`. */
export function ComboBox({
  label,
  value,
  onChange,
  options,
  placeholder,
  ...field
}: ComboBoxProps) {
  const strings = useUiStrings();

  return (
    <AriaComboBox
      className={styles.field}
      value={value === '' ? null : value}
      onChange={(key) => onChange(key === null ? '' : String(key))}
      defaultItems={options}
      defaultFilter={includesPlain}
      // Shows an empty state for text without a match instead of closing the list.
      allowsEmptyCollection
      {...ariaField(field)}
    >
      <FieldLabel label={label} isRequired={field.isRequired} />
      <Group
        className={styles.control}
        data-invalid={field.error ? true : undefined}
        data-disabled={field.isDisabled ? true : undefined}
      >
        <Input className={styles.input} placeholder={placeholder ?? strings.chooseOption} />
        <Button className={comboBoxStyles.open}>
          <ChevronDownIcon />
        </Button>
      </Group>
      <FieldText hint={field.hint} error={field.error} />
      <Popover className={`${popoverStyles.popover} ${comboBoxStyles.sheet}`} offset={4}>
        <ListBox<SelectOption>
          className={popoverStyles.list}
          renderEmptyState={() => <div className={comboBoxStyles.empty}>{strings.noResults}</div>}
        >
          {/* React Aria keys its cached options by this id. Their index, its default, changes while
              the list is filtered. */}
          {(option) => <SelectItem id={option.value} option={option} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
