import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';

import { CheckIcon, ColumnsIcon } from '../../icons';
import * as popoverStyles from '../../internal/popover.css';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { Button } from '../Button/Button';

interface Props {
  columns: readonly { id: string; label: string }[];
  hidden: ReadonlySet<string>;
  onHide: (hidden: ReadonlySet<string>) => void;
}

/** Shows and hides the columns of a list. */
export function ColumnsMenu({ columns, hidden, onHide }: Props) {
  const strings = useUiStrings();
  const shown = columns.map(({ id }) => id).filter((id) => !hidden.has(id));

  return (
    <MenuTrigger>
      <Button icon={ColumnsIcon}>{strings.columns}</Button>
      <Popover className={popoverStyles.popover} offset={4} placement="bottom end">
        <Menu
          aria-label={strings.columns}
          className={popoverStyles.list}
          selectionMode="multiple"
          selectedKeys={shown}
          onSelectionChange={(keys) =>
            onHide(
              new Set(columns.map(({ id }) => id).filter((id) => keys !== 'all' && !keys.has(id))),
            )
          }
        >
          {columns.map(({ id, label }) => (
            <MenuItem key={id} id={id} textValue={label} className={popoverStyles.item}>
              {({ isSelected }) => (
                <>
                  <span className={popoverStyles.itemWords}>{label}</span>
                  <span className={popoverStyles.itemCheck}>{isSelected && <CheckIcon />}</span>
                </>
              )}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
