import { Button as AriaButton } from 'react-aria-components';

import { ChevronDownIcon, CloseIcon, TrashIcon } from '../../icons';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { Button } from '../Button/Button';
import { Menu } from '../Menu/Menu';
import type { MenuAction } from '../Menu/MenuList';
import * as styles from './EntityList.css';

interface Props {
  count: number;
  /** Left out where rows cannot be deleted. */
  onDeleteAll: (() => void) | undefined;
  more: { label: string; actions: readonly MenuAction[] } | undefined;
  onClear: () => void;
}

/** What can be done with all checked rows. */
export function BulkBar({ count, onDeleteAll, more, onClear }: Props) {
  const strings = useUiStrings();
  const [only, ...others] = more?.actions ?? [];
  return (
    <div className={styles.bulk} role="toolbar" aria-label={strings.selected(count)}>
      <span className={styles.bulkCount} role="status">
        {strings.selected(count)}
      </span>
      {only && others.length === 0 && (
        <Button size="small" icon={only.icon} onPress={only.onAction}>
          {only.label}
        </Button>
      )}
      {more && others.length > 0 && (
        <Menu
          label={more.label}
          actions={more.actions}
          trigger={
            <Button size="small" icon={ChevronDownIcon} iconPlacement="end">
              {more.label}
            </Button>
          }
        />
      )}
      {onDeleteAll && (
        <Button tone="danger" size="small" icon={TrashIcon} onPress={onDeleteAll}>
          {strings.deleteAll}
        </Button>
      )}
      <AriaButton className={styles.bulkClear} aria-label={strings.uncheckAll} onPress={onClear}>
        <CloseIcon />
      </AriaButton>
    </div>
  );
}
