import { useEffect, useRef, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';

import type { IconComponent } from '../../icons';
import { defined } from '../../internal/defined';
import * as styles from './Tabs.css';

export interface TabItem {
  id: string;
  label: string;
  icon?: IconComponent;
  /** Where the tab has its own address. */
  href?: string;
  isDisabled?: boolean;
}

export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly TabItem[];
  selected: string;
  /** Not needed where every tab has an `href`. */
  onSelect?: (id: string) => void;
  /** The content of the selected tab. */
  children?: ReactNode;
}

/** Several views of one subject, one at a time. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);

  // Where the row is wider than the screen, the selected tab is pushed to its middle.
  useEffect(() => {
    // The tabs themselves are drawn a moment after their row.
    const drawn = requestAnimationFrame(() => {
      const list = row.current;
      if (!list || list.scrollWidth <= list.clientWidth) return;
      const items = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
      const tab = items.find(({ dataset }) => dataset['key'] === selected)?.getBoundingClientRect();
      const edges = list.getBoundingClientRect();
      if (tab) list.scrollLeft += tab.left + tab.width / 2 - edges.left - edges.width / 2;
    });
    return () => cancelAnimationFrame(drawn);
  }, [selected]);

  return (
    <AriaTabs
      className={styles.tabs}
      selectedKey={selected}
      // With addresses the reader decides when to go; arrows alone only move the focus.
      keyboardActivation={tabs.some(({ href }) => href !== undefined) ? 'manual' : 'automatic'}
      onSelectionChange={(key) => {
        if (key !== selected) onSelect?.(String(key));
      }}
    >
      <TabList ref={row} aria-label={label} className={styles.list}>
        {tabs.map(({ id, label: words, icon: Icon, ...tab }) => (
          <Tab key={id} id={id} className={styles.tab} {...defined(tab)}>
            {Icon && <Icon />}
            {words}
          </Tab>
        ))}
      </TabList>
      <TabPanel key={selected} id={selected} className={styles.panel}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}
