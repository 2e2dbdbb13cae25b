import { type ReactNode, useEffect, useRef } from 'react';
import { Button, Link } from 'react-aria-components';

import { MenuIcon, MoreIcon, SearchIcon } from '../../icons';
import { useMedia } from '../../internal/useMedia';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { media } from '../../tokens/breakpoints';
import { IconButton } from '../IconButton/IconButton';
import { Logo } from '../Logo/Logo';
import { Sidebar, type SidebarProps } from '../Sidebar/Sidebar';
import * as styles from './AppShell.css';
import { visuallyHidden } from '../../internal/visuallyHidden.css';
import type { NavigationItem } from '../Sidebar/SidebarItem';

interface NewsLinkProps {
  item: NavigationItem;
}

/** A place where something is new, one press away while the sidebar is closed. Nothing where nothing is. */
function NewsLink({ item: { href, icon: Icon, label, news } }: NewsLinkProps) {
  if (!news) return null;

  return (
    <Link href={href} className={styles.news}>
      <Icon label={label} /> <span className={styles.newsCount}>{news.count}</span>{' '}
      <span className={visuallyHidden}>{news.unit}</span>
    </Link>
  );
}

interface BottomBarProps {
  items: readonly NavigationItem[];
  isOpen: boolean;
  onOpen: () => void;
}

/** The places most often gone to, under the thumb; the sidebar with all others behind "More". */
function BottomBar({ items, isOpen, onOpen }: BottomBarProps) {
  const strings = useUiStrings();

  return (
    <nav className={styles.bottomBar} aria-label={strings.quickNavigation}>
      {items.map(({ id, href, icon: Icon, label, isCurrent = false }) => (
        <Link
          key={id}
          href={href}
          className={styles.barItem}
          {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
        >
          <Icon />
          <span className={styles.barLabel}>{label}</span>
        </Link>
      ))}
      <Button
        className={styles.barItem}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={onOpen}
      >
        <MoreIcon />
        <span className={styles.barLabel}>{strings.more}</span>
      </Button>
    </nav>
  );
}

export interface AppShellProps {
  /** Left out on screens without navigation: sign in, set-up. */
  navigation?: SidebarProps | undefined;
  /**
   * Up to four links in a bar at the foot of a phone, with the sidebar behind "More". Left out, a button of
   * the bar on top opens the sidebar: editors need the foot.
   */
  bar?: readonly NavigationItem[] | undefined;
  /** News about the whole app, over every page: offline, sample data. */
  notice?: ReactNode;
  footer?: ReactNode;
  /** While it is not known what stands over the page: the page keeps unseen, so that it never jumps. */
  isSettling?: boolean;
  children?: ReactNode;
}

/** The frame of every screen: navigation at the side, content, footer. Under 1024 px the open sidebar lies over the page. */
export function AppShell({
  navigation,
  bar,
  notice,
  footer,
  isSettling = false,
  children,
}: AppShellProps) {
  const strings = useUiStrings();
  const content = useRef<HTMLElement>(null);
  const isNarrow = useMedia(media.narrow);
  const isPhone = useMedia(media.phone);
  const isCovered = isNarrow && navigation?.isExtended === true;
  const collapse = navigation?.onExtendedChange;
  const barItems = isPhone && navigation ? bar : undefined;

  useEffect(() => {
    if (!isCovered) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') collapse?.(false);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isCovered, collapse]);

  return (
    <>
      <a
        href="#content"
        className={styles.skip}
        onClick={(event) => {
          // The address stays as it is: a router would take the fragment for a page.
          event.preventDefault();
          content.current?.focus();
        }}
      >
        {strings.skipToContent}
      </a>
      <div className={navigation ? styles.shell : styles.bare}>
        {navigation && (
          <div className={styles.side} data-extended={navigation.isExtended}>
            <Sidebar {...navigation} />
          </div>
        )}
        {isCovered && (
          <div className={styles.veil} aria-hidden="true" onClick={() => collapse?.(false)} />
        )}
        <div className={styles.main} inert={isCovered}>
          {navigation && (
            <header className={styles.topBar}>
              {barItems === undefined && (
                <IconButton
                  icon={MenuIcon}
                  label={strings.expandNavigation}
                  onPress={() => navigation.onExtendedChange(true)}
                />
              )}
              <span className={styles.barLogo}>
                <Logo size="small" />
              </span>
              <span className={styles.barEnd} />
              {navigation.search && (
                <IconButton
                  icon={SearchIcon}
                  label={navigation.search.label}
                  onPress={navigation.search.onOpen}
                />
              )}
              {[...navigation.items, ...(navigation.footItems ?? [])].map((item) => (
                <NewsLink key={item.id} item={item} />
              ))}
            </header>
          )}
          {notice && <div className={styles.notice}>{notice}</div>}
          <main
            id="content"
            ref={content}
            tabIndex={-1}
            className={styles.content}
            data-settling={isSettling}
          >
            {children}
          </main>
          {footer !== undefined && (
            <footer className={styles.footer} data-settling={isSettling}>
              {footer}
            </footer>
          )}
          {barItems && (
            <BottomBar items={barItems} isOpen={isCovered} onOpen={() => collapse?.(true)} />
          )}
        </div>
      </div>
    </>
  );
}
