import { Link as AriaLink } from 'react-aria-components';

import { CloseIcon, ExternalIcon, type IconComponent } from '../../icons';
import { visuallyHidden } from '../../internal/visuallyHidden.css';
import { Card } from '../../layout/Card/Card';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './TryCard.css';

/** Something to try. */
export interface TryItem {
  icon: IconComponent;
  /** One short sentence; the whole of it is the link. */
  text: string;
  href: string;
  /** Leaves the product: a new tab, marked as such. */
  isExternal?: boolean;
}

export interface TryCardProps {
  title: string;
  /** About five; each has a text of its own. */
  items: readonly TryItem[];
  /** Only then there is a cross. */
  onDismiss?: () => void;
}

/** A few things to try, in any order, each a link. Steps in an order are a `Stepper`; news about the page is a `Notice`. */
export function TryCard({ title, items, onDismiss }: TryCardProps) {
  const strings = useUiStrings();

  return (
    <Card
      surface="accent"
      title={title}
      actions={
        onDismiss && (
          <IconButton icon={CloseIcon} size="small" label={strings.dismiss} onPress={onDismiss} />
        )
      }
    >
      {/* It scrolls on phones, so that it has a name. */}
      <ul className={styles.list} aria-label={title}>
        {items.map(({ icon: Icon, text, href, isExternal = false }) => (
          <li key={text}>
            <AriaLink
              href={href}
              className={styles.link}
              {...(isExternal ? { target: '_blank', rel: 'noreferrer' } : {})}
            >
              <span className={styles.icon}>
                <Icon />
              </span>
              <span className={styles.text}>
                {text}
                {isExternal && (
                  <>
                    <span className={styles.external}>
                      <ExternalIcon size="small" />
                    </span>
                    <span className={visuallyHidden}> ({strings.opensInNewTab})</span>
                  </>
                )}
              </span>
            </AriaLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
