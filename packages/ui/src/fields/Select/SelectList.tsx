import { Popover, Select } from 'react-aria-components';

import { defined } from '../../internal/defined';
import type { OpenedBy } from '../../internal/OpenedBy';
import * as popoverStyles from '../../internal/popover.css';
import { visuallyHidden } from '../../internal/visuallyHidden.css';
import type { SelectOption } from './Select';
import { SelectOptions } from './SelectOptions';

interface Props {
  /** What names the field: it names the list as well. */
  labelledBy: string | undefined;
  value: string;
  options: readonly SelectOption[];
  isSearchable: boolean;
  onChange: (value: string) => void;
  openedBy: OpenedBy;
}

/** The list of a `Select`, which is loaded once somebody is about to open it. */
export function SelectList({
  labelledBy,
  value,
  options,
  isSearchable,
  onChange,
  openedBy,
}: Props) {
  return (
    // It has no button of its own: what it needs for one takes no room.
    <Select
      {...defined({ 'aria-labelledby': labelledBy })}
      className={visuallyHidden}
      isOpen
      onOpenChange={openedBy.close}
      value={value === '' ? null : value}
      onChange={(key) => onChange(key === null ? '' : String(key))}
    >
      <Popover className={popoverStyles.popover} offset={4} triggerRef={openedBy.button}>
        <SelectOptions options={options} isSearchable={isSearchable} focus={openedBy.focus} />
      </Popover>
    </Select>
  );
}
