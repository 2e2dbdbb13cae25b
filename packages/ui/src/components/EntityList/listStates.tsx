import { RefreshIcon, SearchIcon, WarningIcon } from '../../icons';
import { visuallyHidden } from '../../internal/visuallyHidden.css';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { Skeleton } from '../Skeleton/Skeleton';
import type { Density } from '../Table/Table';
import * as styles from './EntityList.css';

/** Before the first rows are loaded: a table skeleton. */
export function ListWaiting({
  rows,
  hasLines = false,
  density = 'comfortable',
}: {
  rows: number;
  hasLines?: boolean;
  density?: Density;
}) {
  const strings = useUiStrings();
  return (
    <div className={styles.waiting} role="status" aria-busy="true">
      <span className={visuallyHidden}>{strings.loading}</span>
      <div className={styles.waitingHead} />
      {Array.from({ length: rows }, (_, index) => (
        <div
          key={index}
          className={styles.waitingRow}
          data-lines={hasLines || undefined}
          data-density={density}
        >
          <Skeleton width={index % 3 === 0 ? 'full' : 'long'} />
          <Skeleton width={index % 2 === 0 ? 'long' : 'half'} />
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  );
}

/** There are rows, but none that match. */
export function ListNoResults({ onClear }: { onClear: () => void }) {
  const strings = useUiStrings();
  return (
    <div role="status">
      <EmptyState
        icon={SearchIcon}
        title={strings.noResults}
        action={<Button onPress={onClear}>{strings.clearFilters}</Button>}
      >
        {strings.noResultsHint}
      </EmptyState>
    </div>
  );
}

/** The rows did not come. */
export function ListFailed({
  title,
  onRetry,
}: {
  title?: string | undefined;
  onRetry: (() => void) | undefined;
}) {
  const strings = useUiStrings();
  return (
    <div role="alert">
      <EmptyState
        icon={WarningIcon}
        tone="danger"
        title={title ?? strings.failedToLoad}
        action={
          onRetry && (
            <Button icon={RefreshIcon} onPress={onRetry}>
              {strings.tryAgain}
            </Button>
          )
        }
      />
    </div>
  );
}
