import { use } from 'react';
import { ProgressBarContext, useSlottedContext } from 'react-aria-components';

import { LoadingWord } from '../../strings/UiStrings';
import * as styles from './Loader.css';

export interface LoaderProps {
  /** Describes what is loading. Visible beside the large loader, for screen readers with both. */
  label?: string;
  size?: 'small' | 'large';
}

/** Four modules of a code, printed one after the other. For known shapes use `Skeleton`. */
export function Loader({ label, size = 'large' }: LoaderProps) {
  const loading = use(LoadingWord);
  const words = label ?? loading;
  // Inside a pending button: the button points at it by this id to say what it waits for.
  const inButton = useSlottedContext(ProgressBarContext);

  return (
    <span
      role="progressbar"
      id={inButton?.id}
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
    </span>
  );
}
