import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';

import { ExternalIcon } from '../../icons';
import { visuallyHidden } from '../../internal/visuallyHidden.css';
import { useUiStrings } from '../../strings/UiStringsProvider';
import * as styles from './Link.css';

export interface LinkProps {
  href: string;
  /** `quiet` looks like the text around it until it is pointed at. */
  tone?: 'accent' | 'quiet';
  /** Leaves the product: a new tab, marked as such. */
  isExternal?: boolean;
  /** A file to keep; its name, or true for the server's own. */
  download?: boolean | string;
  /** Called before the navigation. */
  onPress?: () => void;
  children: ReactNode;
}

/** A way to another page, inside a text. Where it looks like a button, use `ButtonLink`. */
export function Link({
  href,
  tone = 'accent',
  isExternal = false,
  download,
  onPress,
  children,
}: LinkProps) {
  const strings = useUiStrings();

  return (
    <AriaLink
      href={href}
      className={styles.link({ tone })}
      {...(isExternal ? { target: '_blank', rel: 'noreferrer' } : {})}
      {...(download === undefined ? {} : { download })}
      {...(onPress ? { onPress } : {})}
    >
      {children}
      {isExternal && (
        <>
          <span className={styles.external()}>
            <ExternalIcon size="small" />
          </span>
          <span className={visuallyHidden}> ({strings.opensInNewTab})</span>
        </>
      )}
    </AriaLink>
  );
}
