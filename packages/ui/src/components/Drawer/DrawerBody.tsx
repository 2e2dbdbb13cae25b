import type { ReactNode } from 'react';

import * as styles from './Drawer.css';

interface Props {
  title: string;
  /** Buttons that stay in sight under what scrolls. */
  actions: ReactNode;
  children: ReactNode;
}

/** What a drawer shows, and what can be done with it. Scrolled with the arrow keys, so it takes the focus. */
export function DrawerBody({ title, actions, children }: Props) {
  return (
    <>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable */}
      <div
        className={styles.body}
        tabIndex={0}
        role="group"
        aria-label={title}
        data-scroll-place="details"
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
        {children}
      </div>
      {actions !== undefined && <div className={styles.footer}>{actions}</div>}
    </>
  );
}
