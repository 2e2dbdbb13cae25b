import { ProgressBar } from 'react-aria-components';

import { useUiStrings } from '../../strings/UiStringsProvider';
import * as styles from './Loader.css';

export interface LoaderProps {
  /** What is on its way. Shown beside the large one, read aloud for both. */
  label?: string;
  size?: 'small' | 'large';
}

/** Four modules of a code, printed one after the other. For known shapes use `Skeleton`. */
export function Loader({ label, size = 'large' }: LoaderProps) {
  const strings = useUiStrings();
  const words = label ?? strings.loading;

  return (
    <ProgressBar
      isIndeterminate
      aria-label={words}
      className={styles.loader({ isCentered: size === 'large' })}
    >
      <span className={styles.modules({ size })} aria-hidden="true">
        <span className={styles.module} />
        <span className={styles.module} />
        <span className={styles.module} />
        <span className={styles.module} />
      </span>
      {size === 'large' && (
        <span className={styles.label} aria-hidden="true">
          {words}
        </span>
      )}
    </ProgressBar>
  );
}
