import { type ReactNode, useState } from 'react';

import { FilterIcon } from '../../icons';
import { Stack } from '../../layout/Stack/Stack';
import { useLazyPart } from '../../internal/lazyPart';
import { useMedia } from '../../internal/useMedia';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { media } from '../../tokens/breakpoints';
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

interface FoldedFiltersProps {
  /** Number of filters that are on. */
  count: number;
  /** Entries that they leave. */
  total: number;
  onClear: () => void;
  /** The fields: with labels where they are folded. */
  fields: (isFolded: boolean) => ReactNode;
}

/** Several filters: beside the search, and on phones in a drawer that one button opens. */
export function FoldedFilters({ count, total, onClear, fields }: FoldedFiltersProps) {
  const strings = useUiStrings();
  const isPhone = useMedia(media.phone);
  const [isMissing, setIsMissing] = useState(false);
  const {
    Part: Drawer,
    isOpen,
    open,
    close,
  } = useLazyPart(
    async () => (await import('../Drawer/Drawer')).Drawer,
    // If the drawer fails to load, the fields stand beside the search, as on wider screens.
    () => setIsMissing(true),
  );
  if (!isPhone || isMissing) return fields(false);

  return (
    <>
      <Button icon={FilterIcon} onPress={open}>
        {strings.filters(count)}
      </Button>
      {Drawer && (
        <Drawer
          title={strings.filters(0)}
          isOpen={isOpen}
          onClose={close}
          aside={
            count > 0 && (
              <Button tone="quiet" onPress={onClear}>
                {strings.clearFilters}
              </Button>
            )
          }
          actions={
            <Button tone="primary" onPress={close}>
              {strings.showEntries(total)}
            </Button>
          }
        >
          <Stack gap="medium">{fields(true)}</Stack>
        </Drawer>
      )}
    </>
  );
}
