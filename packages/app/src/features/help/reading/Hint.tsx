import type { ReactNode } from 'react';

import { InfoIcon } from '@hearback/ui/icons';

import * as styles from './Hint.css';

interface Props {
  children: ReactNode;
}

/** A tip beside the text of an article. */
export function Hint({ children }: Props) {
  return (
    <aside className={styles.hint}>
      <span className={styles.sign}>
        <InfoIcon />
      </span>
      <div>{children}</div>
    </aside>
  );
}
