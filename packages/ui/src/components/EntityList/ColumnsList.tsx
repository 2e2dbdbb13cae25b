import { Menu, MenuItem, Popover } from 'react-aria-components';

import { CheckIcon } from '../../icons';
import type { OpenedBy } from '../../internal/OpenedBy';
import * as popoverStyles from '../../internal/popover.css';
import { useUiStrings } from '../../strings/UiStringsProvider';

interface Props {
  columns: readonly { id: string; label: string }[];
  hidden: ReadonlySet<string>;
  onHide: (hidden: ReadonlySet<string>) => void;
  openedBy: OpenedBy;
}

/** The list of a `ColumnsMenu`. It stays open while columns are shown and hidden. */
export function ColumnsList({ columns, hidden, onHide, openedBy }: Props) {
  const strings = useUiStrings();
  const shown = columns.map(({ id }) => id).filter((id) => !hidden.has(id));

  return (
    <Popover
      className={popoverStyles.popover}
      offset={4}
      placement="bottom end"
      isOpen
      aria-label={strings.columns}
      triggerRef={openedBy.button}
      onOpenChange={openedBy.close}
    >
      <Menu
        aria-label={strings.columns}
        className={popoverStyles.list}
        autoFocus={openedBy.focus ?? 'first'}
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
  );
}
