import { Focusable, Link } from 'react-aria-components';

import type { IconComponent } from '../../icons';
import { visuallyHidden } from '../../internal/visuallyHidden.css';
import { Tooltip } from '../Tooltip/Tooltip';
import * as styles from './Sidebar.css';

export interface NavigationItem {
  id: string;
  label: string;
  icon: IconComponent;
  href: string;
  isCurrent?: boolean;
  /** Reason why the link is disabled. It stays focusable and announces the reason. */
  disabledReason?: string | undefined;
  /** Sections of the page, as links under it while the sidebar is extended. */
  sections?: readonly NavigationSection[] | undefined;
  /** Badge with the number of new entries. Collapsed, it sits on the icon. */
  news?: NavigationNews | undefined;
}

export interface NavigationSection {
  id: string;
  label: string;
  href: string;
  isCurrent?: boolean;
}

interface NavigationNews {
  /** As short as a badge: "3", "99+". */
  count: string;
  /** Unit of the count for screen readers: "unread". */
  unit: string;
}

interface Props {
  item: NavigationItem;
  isExtended: boolean;
  onNavigate?: () => void;
}

/** One line of the sidebar. */
export function SidebarItem({ item, isExtended, onNavigate }: Props) {
  const { label, icon: Icon, href, isCurrent = false, disabledReason, news } = item;
  const sections = isExtended ? (item.sections ?? []) : [];
  const isPage = isCurrent && !sections.some((section) => section.isCurrent);

  const content = (
    <>
      <Icon />
      <span className={isExtended ? styles.words : visuallyHidden}>{label}</span>
      {news && (
        <>
          {' '}
          <span className={styles.count}>{news.count}</span>{' '}
          <span className={visuallyHidden}>{news.unit}</span>
        </>
      )}
    </>
  );

  return (
    <li>
      {disabledReason === undefined ? (
        <Tooltip text={label} placement="right" isDisabled={isExtended}>
          <Link
            href={href}
            className={styles.item}
            {...(isCurrent ? { 'aria-current': isPage ? ('page' as const) : true } : {})}
            {...(onNavigate ? { onPress: onNavigate } : {})}
          >
            {content}
          </Link>
        </Tooltip>
      ) : (
        <Tooltip
          text={isExtended ? disabledReason : `${label}: ${disabledReason}`}
          placement="right"
        >
          <Focusable>
            <span role="link" aria-disabled="true" className={styles.item}>
              {content}
            </span>
          </Focusable>
        </Tooltip>
      )}
      {sections.length > 0 && (
        <ul className={styles.sections} aria-label={label}>
          {sections.map((section) => (
            <li key={section.id}>
              <Link
                href={section.href}
                className={styles.section}
                {...(section.isCurrent ? { 'aria-current': 'page' as const } : {})}
                {...(onNavigate ? { onPress: onNavigate } : {})}
              >
                {section.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
