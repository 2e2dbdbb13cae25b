import { useUiStrings } from '../../strings/UiStringsProvider';
import { Button } from '../Button/Button';
import { Tag } from '../Tag/Tag';
import * as styles from './EntityList.css';

/** One active filter, as a label. */
export interface ActiveFilter {
  id: string;
  label: string;
  onRemove: () => void;
}

interface Props {
  filters: readonly ActiveFilter[];
  onClear: () => void;
}

/** Active filters of the list. They can be removed one by one, or all at once. */
export function ActiveFilters({ filters, onClear }: Props) {
  const strings = useUiStrings();
  return (
    <div className={styles.active}>
      {filters.map(({ id, label, onRemove }) => (
        <Tag key={id} label={label} onRemove={onRemove} />
      ))}
      <Button size="small" tone="quiet" onPress={onClear}>
        {strings.clearFilters}
      </Button>
    </div>
  );
}
