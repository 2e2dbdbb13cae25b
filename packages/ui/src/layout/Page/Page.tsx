import type { ReactNode } from 'react';
import { Link, Tooltip, TooltipTrigger } from 'react-aria-components';

import { HelpIcon } from '../../icons';
import * as tooltip from '../../internal/tooltip.css';
import * as styles from './Page.css';

interface HelpLinkProps {
  href: string;
  label: string;
}

/** The quiet way from a page's title to what explains it. */
function HelpLink({ href, label }: HelpLinkProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      <Link href={href} aria-label={label} className={styles.help}>
        <HelpIcon />
      </Link>
      <Tooltip placement="right" offset={6} className={tooltip.tooltip}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}

export interface PageProps {
  title: ReactNode;
  /** One sentence: what this page is for. Phones leave it to the help beside the title. */
  purpose?: ReactNode;
  /** The primary action, and at most one beside it. `MoreActions` has what is needed less often. */
  actions?: ReactNode;
  /** `full` for lists and editors, `narrow` for settings. */
  width?: 'content' | 'narrow' | 'full';
  /** Rendered above the title: a link back. */
  above?: ReactNode;
  /** Link to the help on this page, and its label: “Help with companies”. */
  help?: { readonly href: string; readonly label: string };
  /** For a tool that fills the window: its header is one bar of 56 px, and an editor below it has no margin. */
  isTight?: boolean;
  /** Steps of the task, in the bar of a tool. */
  steps?: ReactNode;
  /** State of what a tool edits, beside the actions where its bar has room. */
  status?: ReactNode;
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
  steps,
  status,
  children,
}: PageProps) {
  if (isTight) {
    return (
      <div className={styles.tool} data-page-width="tool">
        <div className={styles.barRoom}>
          <header className={styles.bar}>
            {above !== undefined && <div className={styles.barAbove}>{above}</div>}
            <div className={styles.barTitle}>
              <h1
                className={styles.tightTitle}
                // Its end may be cut off.
                title={typeof title === 'string' ? title : undefined}
              >
                {title}
              </h1>
              {help && <HelpLink href={help.href} label={help.label} />}
            </div>
            {steps !== undefined && <div className={styles.barSteps}>{steps}</div>}
            <div className={styles.barActions}>
              {status !== undefined && <span className={styles.barStatus}>{status}</span>}
              {actions}
            </div>
          </header>
        </div>
        <div className={styles.toolBody}>{children}</div>
      </div>
    );
  }
  return (
    <div className={styles.page({ width })} data-page-width={width}>
      <header className={styles.header}>
        <div className={styles.titles}>
          {above !== undefined && <div className={styles.above}>{above}</div>}
          <div className={styles.titleLine}>
            <h1 className={styles.title}>{title}</h1>
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
