import { RefreshIcon, SearchIcon, WarningIcon } from '../../icons';
import { useWords } from '../../internal/useWords';
import { visuallyHidden } from '../../internal/visuallyHidden.css';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { Skeleton } from '../Skeleton/Skeleton';
import * as styles from './CommandPalette.css';
import { paletteWords } from './words';

/** State of the search on the server. */
export type PaletteStatus = 'ready' | 'loading' | 'failed' | 'offline';

interface Props {
  text: string;
  /** Number of results so far. */
  count: number;
  status: PaletteStatus;
  onRetry: (() => void) | undefined;
}

/** Status line under the results, announced as well. */
export function CommandStatus({ text, count, status, onRetry }: Props) {
  const words = useWords(paletteWords);
  const strings = useUiStrings();
  const isAsked = text.trim() !== '';
  const isNothing = count === 0 && status !== 'loading';

  return (
    <>
      <span role="status" className={visuallyHidden}>
        {status === 'loading' && strings.loading}
        {status !== 'loading' && isAsked && count > 0 && words.results(count)}
        {isNothing && words.nothing(text.trim())}
      </span>
      {count === 0 && status === 'loading' && (
        <div className={styles.waiting}>
          <Skeleton width="half" />
          <Skeleton width="short" />
        </div>
      )}
      {isNothing && (
        <EmptyState
          icon={SearchIcon}
          size="small"
          headingLevel={2}
          title={words.nothing(text.trim())}
        >
          {words.nothingHint}
        </EmptyState>
      )}
      {status === 'failed' && (
        <p className={styles.trouble} role="alert">
          <WarningIcon />
          <span className={styles.words}>{words.failed}</span>
          {onRetry && (
            <Button size="small" icon={RefreshIcon} onPress={onRetry}>
              {strings.tryAgain}
            </Button>
          )}
        </p>
      )}
      {status === 'offline' && (
        <p className={styles.trouble}>
          <WarningIcon />
          <span className={styles.words}>{words.offline}</span>
        </p>
      )}
    </>
  );
}
