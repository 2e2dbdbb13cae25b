import { Link } from 'react-aria-components';

import { visuallyHidden } from '../../internal/visuallyHidden.css';
import type { NavigationItem } from '../Sidebar/SidebarItem';
import * as styles from './AppShell.css';

interface Props {
  item: NavigationItem;
}

/** A place where something is new, one press away while the sidebar is closed. Nothing where nothing is. */
export function NewsLink({ item: { href, icon: Icon, label, news } }: Props) {
  if (!news) return null;

  return (
    <Link href={href} className={styles.news}>
      <Icon label={label} /> <span className={styles.newsCount}>{news.count}</span>{' '}
      <span className={visuallyHidden}>{news.unit}</span>
    </Link>
  );
}
