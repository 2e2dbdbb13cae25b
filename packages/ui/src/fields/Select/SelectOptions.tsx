import { Autocomplete, Input, ListBox, ListBoxItem, SearchField } from 'react-aria-components';

import { CheckIcon, SearchIcon } from '../../icons';
import { includesPlain } from '../../internal/plainText';
import * as popoverStyles from '../../internal/popover.css';
import { useUiStrings } from '../../strings/UiStringsProvider';
import * as styles from '../../internal/field.css';
import type { SelectOption } from './Select';
import * as selectStyles from './Select.css';

interface Props {
  options: readonly SelectOption[];
  isSearchable: boolean;
}

/** The open list of a `Select`. */
export function SelectOptions({ options, isSearchable }: Props) {
  const strings = useUiStrings();

  const list = (
    <ListBox
      className={popoverStyles.list}
      items={options}
      renderEmptyState={() => <div className={selectStyles.empty}>{strings.noResults}</div>}
    >
      {(option) => (
        <ListBoxItem id={option.value} textValue={option.label} className={popoverStyles.item}>
          {({ isSelected }) => (
            <>
              <span className={popoverStyles.itemWords}>
                {option.label}{' '}
                {option.description !== undefined && (
                  <span className={popoverStyles.itemDescription}>{option.description}</span>
                )}
              </span>
              <span className={popoverStyles.itemCheck}>{isSelected && <CheckIcon />}</span>
            </>
          )}
        </ListBoxItem>
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
