import type { ReactNode } from 'react';

import * as styles from './Page.css';

export interface PageProps {
  title: ReactNode;
  /** One sentence: what this page is for. */
  purpose?: ReactNode;
  /** The primary action, and at most one beside it. */
  actions?: ReactNode;
  /** `full` for lists and editors, `narrow` for settings. */
  width?: 'content' | 'narrow' | 'full';
  /** What stands above the title: a way back. */
  above?: ReactNode;
  children?: ReactNode;
}

/** One screen inside the shell: title, purpose, action, content. */
export function Page({ title, purpose, actions, width = 'content', above, children }: PageProps) {
  return (
    <div className={styles.page({ width })}>
      <header className={styles.header}>
        <div className={styles.titles}>
          {above}
          <h1 className={styles.title}>{title}</h1>
          {purpose !== undefined && <p className={styles.purpose}>{purpose}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
