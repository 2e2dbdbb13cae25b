import { Logo } from '@hearback/ui';

import * as styles from './FirstLoader.css';

/** Shown while nothing is known yet: not who is there, and not which language to speak. */
export function FirstLoader() {
  return (
    <div className={styles.screen} role="status" aria-busy="true">
      <span className={styles.mark}>
        <Logo size="large" isMark />
      </span>
    </div>
  );
}
