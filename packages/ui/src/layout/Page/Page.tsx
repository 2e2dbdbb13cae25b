import type { ReactNode } from 'react';

import { HelpLink } from './HelpLink';
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
  /** Where this page is explained, and what the way there is called: “Help with companies”. */
  help?: { readonly href: string; readonly label: string };
  /** For a tool that fills the window: its header takes as little as it can. */
  isTight?: boolean;
  children?: ReactNode;
}

/** One screen inside the shell: title, purpose, action, content. */
export function Page({
  title,
  purpose,
  actions,
  width = 'content',
  above,
  help,
  isTight = false,
  children,
}: PageProps) {
  return (
    <div className={styles.page({ width, isTight })}>
      <header className={styles.header}>
        <div className={styles.titles}>
          {above}
          <div className={styles.titleLine}>
            <h1 className={isTight ? styles.tightTitle : styles.title}>{title}</h1>
            {help && <HelpLink href={help.href} label={help.label} />}
          </div>
          {purpose !== undefined && <p className={styles.purpose}>{purpose}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
