import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';

import { SidebarIcon } from '../../icons';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { IconButton } from '../IconButton/IconButton';
import { Logo } from '../Logo/Logo';
import * as styles from './Sidebar.css';
import { SidebarItem, type NavigationItem } from './SidebarItem';
import { SidebarSearch, type NavigationSearch } from './SidebarSearch';

export interface SidebarProps {
  /** Where the logo leads. */
  homeHref: string;
  /** The places people go to all day. */
  items: readonly NavigationItem[];
  /** Account, help, the way out: at the foot. */
  footItems?: readonly NavigationItem[];
  /** With words, or icons alone with their names in tooltips. */
  isExtended: boolean;
  onExtendedChange: (isExtended: boolean) => void;
  /** Opens what finds everything, over the links. */
  search?: NavigationSearch;
  /** Called after a link was followed; narrow screens then collapse. */
  onNavigate?: () => void;
  /** A card above the foot; shown only while extended. */
  extra?: ReactNode;
}

/** The way around the product. Lives in an `AppShell`. */
export function Sidebar({
  homeHref,
  items,
  footItems = [],
  isExtended,
  onExtendedChange,
  search,
  onNavigate,
  extra,
}: SidebarProps) {
  const strings = useUiStrings();
  const draw = (item: NavigationItem) => (
    <SidebarItem
      key={item.id}
      item={item}
      isExtended={isExtended}
      {...(onNavigate ? { onNavigate } : {})}
    />
  );

  return (
    <nav className={styles.sidebar} aria-label={strings.navigation} data-extended={isExtended}>
      <div className={styles.top}>
        <Link
          href={homeHref}
          className={styles.brand}
          aria-label="Hearback"
          {...(onNavigate ? { onPress: onNavigate } : {})}
        >
          <Logo isMark={!isExtended} />
        </Link>
        <IconButton
          icon={SidebarIcon}
          label={isExtended ? strings.collapseNavigation : strings.expandNavigation}
          onPress={() => onExtendedChange(!isExtended)}
        />
      </div>
      {search && <SidebarSearch search={search} isExtended={isExtended} />}
      <ul className={styles.list}>{items.map(draw)}</ul>
      <div className={styles.bottom}>
        {extra !== undefined && <div className={styles.extra}>{extra}</div>}
        {footItems.length > 0 && <ul className={styles.list}>{footItems.map(draw)}</ul>}
      </div>
    </nav>
  );
}
