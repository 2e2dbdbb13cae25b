import {
  Autocomplete,
  Header,
  Input,
  ListBox,
  ListBoxSection,
  Popover,
  SearchField,
  Select,
} from 'react-aria-components';

import { defined } from '../../internal/defined';
import type { OpenedBy } from '../../internal/OpenedBy';
import * as popoverStyles from '../../internal/popover.css';
import { visuallyHidden } from '../../internal/visuallyHidden.css';
import type { SelectOption } from './Select';
import { SearchIcon } from '../../icons';
import { includesPlain } from '../../internal/plainText';
import { useUiStrings } from '../../strings/UiStringsProvider';
import * as styles from '../../internal/field.css';
import { SelectItem } from './SelectItem';
import * as selectStyles from './Select.css';

interface SelectOptionsProps {
  options: readonly SelectOption[];
  isSearchable: boolean;
  /** The option that gets the focus; default: the list. A selected option takes precedence. */
  focus: OpenedBy['focus'];
}

/** The options of an open `Select`. */
function SelectOptions({ options, isSearchable, focus = true }: SelectOptionsProps) {
  const strings = useUiStrings();

  const list = (
    <ListBox
      autoFocus={focus}
      className={popoverStyles.list}
      renderEmptyState={() => <div className={selectStyles.empty}>{strings.noResults}</div>}
    >
      {groupsOf(options).map(({ group, members }) =>
        group === undefined ? (
          members.map((option) => <SelectItem key={option.value} option={option} />)
        ) : (
          <ListBoxSection key={group}>
            <Header className={selectStyles.group}>{group}</Header>
            {members.map((option) => (
              <SelectItem key={option.value} option={option} />
            ))}
          </ListBoxSection>
        ),
      )}
    </ListBox>
  );

  if (!isSearchable) return list;
  return (
    <Autocomplete filter={includesPlain}>
      <SearchField aria-label={strings.search} autoFocus className={selectStyles.search}>
        <div className={styles.control}>
          <span className={styles.aside}>
            <SearchIcon />
          </span>
          <Input className={styles.input} placeholder={strings.search} />
        </div>
      </SearchField>
      {list}
    </Autocomplete>
  );
}

/** Groups adjacent options by heading. */
function groupsOf(options: readonly SelectOption[]) {
  const groups: { group: string | undefined; members: SelectOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else groups.push({ group: option.group, members: [option] });
  }
  return groups;
}

interface Props {
  /** Id of the field's label, which also labels the list. */
  labelledBy: string | undefined;
  value: string;
  options: readonly SelectOption[];
  isSearchable: boolean;
  onChange: (value: string) => void;
  openedBy: OpenedBy;
}

/** The list of a `Select`. Loaded shortly before it is opened. */
export function SelectList({
  labelledBy,
  value,
  options,
  isSearchable,
  onChange,
  openedBy,
}: Props) {
  return (
    // The list has no button of its own; the elements React Aria needs for one are visually hidden.
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
