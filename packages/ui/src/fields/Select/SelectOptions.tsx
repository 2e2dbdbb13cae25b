import {
  Autocomplete,
  Header,
  Input,
  ListBox,
  ListBoxSection,
  SearchField,
} from 'react-aria-components';

import { SearchIcon } from '../../icons';
import type { OpenedBy } from '../../internal/OpenedBy';
import { includesPlain } from '../../internal/plainText';
import * as popoverStyles from '../../internal/popover.css';
import { useUiStrings } from '../../strings/UiStringsProvider';
import * as styles from '../../internal/field.css';
import type { SelectOption } from './Select';
import { SelectItem } from './SelectItem';
import * as selectStyles from './Select.css';

interface Props {
  options: readonly SelectOption[];
  isSearchable: boolean;
  /** The option that gets the focus; left out, the list as a whole. A chosen one goes first. */
  focus: OpenedBy['focus'];
}

/** The options of an open `Select`. */
export function SelectOptions({ options, isSearchable, focus = true }: Props) {
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

/** The options in the groups that they come in. */
function groupsOf(options: readonly SelectOption[]) {
  const groups: { group: string | undefined; members: SelectOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else groups.push({ group: option.group, members: [option] });
  }
  return groups;
}
