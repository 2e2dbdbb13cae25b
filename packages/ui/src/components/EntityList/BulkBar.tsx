import { Button as AriaButton } from 'react-aria-components';

import { CloseIcon, TrashIcon } from '../../icons';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { Button } from '../Button/Button';
import * as styles from './EntityList.css';

interface Props {
  count: number;
  onDeleteAll: () => void;
  onClear: () => void;
}

/** What can be done with all checked rows. */
export function BulkBar({ count, onDeleteAll, onClear }: Props) {
  const strings = useUiStrings();
  return (
    <div className={styles.bulk} role="toolbar" aria-label={strings.selected(count)}>
      <span className={styles.bulkCount} role="status">
        {strings.selected(count)}
      </span>
      <Button tone="danger" size="small" icon={TrashIcon} onPress={onDeleteAll}>
        {strings.deleteAll}
      </Button>
      <AriaButton className={styles.bulkClear} aria-label={strings.uncheckAll} onPress={onClear}>
        <CloseIcon />
      </AriaButton>
    </div>
  );
}
