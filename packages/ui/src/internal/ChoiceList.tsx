import { Menu, MenuItem, Popover } from 'react-aria-components';

import { CheckIcon } from '../icons';
import type { OpenedBy } from './OpenedBy';
import * as popoverStyles from './popover.css';

interface Props {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  openedBy: OpenedBy;
}

/** The list of a `ChoiceButton`. */
export function ChoiceList({ label, value, options, onChange, openedBy }: Props) {
  return (
    <Popover
      className={popoverStyles.popover}
      offset={4}
      placement="bottom start"
      isOpen
      aria-label={label}
      triggerRef={openedBy.button}
      onOpenChange={openedBy.close}
    >
      <Menu
        aria-label={label}
        className={popoverStyles.list}
        // The one that is chosen gets the focus.
        autoFocus
        onClose={openedBy.close}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={(keys) => {
          const [next] = keys === 'all' ? [] : keys;
          if (next !== undefined) onChange(String(next));
        }}
        items={options}
      >
        {(option) => (
          <MenuItem id={option.value} textValue={option.label} className={popoverStyles.item}>
            {({ isSelected }) => (
              <>
                <span className={popoverStyles.itemWords}>{option.label}</span>
                <span className={popoverStyles.itemCheck}>{isSelected && <CheckIcon />}</span>
              </>
            )}
          </MenuItem>
        )}
      </Menu>
    </Popover>
  );
}
