import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components';

import { CheckIcon, ChevronDownIcon } from '../icons';
import { useUiStrings } from '../strings/UiStringsProvider';
import * as styles from './ChoiceButton.css';
import * as popoverStyles from './popover.css';

interface Props {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A choice in passing, small and in one line: how many per page, sorted by what. */
export function ChoiceButton({ label, value, options, onChange }: Props) {
  const strings = useUiStrings();
  const chosen = options.find((option) => option.value === value);
  return (
    <Select
      className={styles.root}
      value={value}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
    >
      <Label className={styles.label}>{label}</Label>
      <Button className={styles.trigger}>
        <SelectValue>{chosen?.label ?? strings.chooseOption}</SelectValue>
        <ChevronDownIcon size="small" />
      </Button>
      <Popover className={popoverStyles.popover} offset={4}>
        <ListBox className={popoverStyles.list} items={options}>
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className={popoverStyles.item}>
              {({ isSelected }) => (
                <>
                  <span className={popoverStyles.itemWords}>{option.label}</span>
                  <span className={popoverStyles.itemCheck}>{isSelected && <CheckIcon />}</span>
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}
