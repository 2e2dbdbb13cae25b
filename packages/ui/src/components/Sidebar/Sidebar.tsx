import type { ReactNode } from 'react';
import { Button, Link } from 'react-aria-components';

import { SearchIcon, SidebarIcon } from '../../icons';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { IconButton } from '../IconButton/IconButton';
import { Logo } from '../Logo/Logo';
import * as styles from './Sidebar.css';
import { type NavigationItem, SidebarItem } from './SidebarItem';
import { isOnMac } from '../../internal/isOnMac';
import { KeyCombination } from '../../internal/KeyCombination';
import { visuallyHidden } from '../../internal/visuallyHidden.css';
import { Tooltip } from '../Tooltip/Tooltip';

/** The button that opens the global search. */
interface NavigationSearch {
  label: string;
  /** Its keyboard shortcut, as in a `ShortcutSheet`: `Mod+K`. */
  keys: string;
  onOpen: () => void;
  /** Called on hover and on focus, to load what the button opens. */
  onIntent?: () => void;
}

interface NavigationSearchProps {
  search: NavigationSearch;
  isExtended: boolean;
}

/** Looks like the field it opens; collapsed, an icon with its name and its keys in a tooltip. */
function SidebarSearch({ search, isExtended }: NavigationSearchProps) {
  const { label, keys, onOpen, onIntent } = search;
  const [mod, modName] = isOnMac() ? ['⌘', 'Meta'] : ['Ctrl+', 'Control'];

  return (
    <Tooltip
      text={`${label} (${keys.replace('Mod+', mod)})`}
      placement="right"
      isDisabled={isExtended}
    >
      <Button
        className={styles.search}
        aria-keyshortcuts={keys.replace('Mod', modName)}
        onPress={onOpen}
        {...(onIntent && { onHoverStart: onIntent, onFocus: onIntent })}
      >
        <SearchIcon />
        <span className={isExtended ? styles.words : visuallyHidden}>{label}</span>
        {isExtended && (
          // Screen readers get the shortcut from `aria-keyshortcuts` instead.
          <span className={styles.keys} aria-hidden="true">
            <KeyCombination keys={keys} />
          </span>
        )}
      </Button>
    </Tooltip>
  );
}

export interface SidebarProps {
  /** Link target of the logo. */
  homeHref: string;
  /** Links to the main pages. */
  items: readonly NavigationItem[];
  /** Links at the foot: account, help, logging out. */
  footItems?: readonly NavigationItem[];
  /** True with labels; false with icons alone and their names in tooltips. */
  isExtended: boolean;
  onExtendedChange: (isExtended: boolean) => void;
  /** Button of the global search, above the links. */
  search?: NavigationSearch;
  /** Called when a link is pressed: narrow screens then collapse the sidebar. */
  onNavigate?: () => void;
  /** A card above the foot; shown only while extended. */
  extra?: ReactNode;
}

/** The main navigation. Belongs in an `AppShell`. */
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
