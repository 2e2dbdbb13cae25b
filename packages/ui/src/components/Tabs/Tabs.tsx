import { useEffect, useId, useRef, type ReactNode } from 'react';

import type { IconComponent } from '../../icons';
import { TabPanel } from './TabPanel';
import { TabRow } from './TabRow';
import * as styles from './Tabs.css';
import { useMore } from './useMore';

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
  const baseId = useId();
  const row = useRef<HTMLDivElement>(null);
  const more = useMore(row);

  // Where the row is wider than the screen, the selected tab is pushed to its middle.
  useEffect(() => {
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
    <div className={styles.tabs}>
      <TabRow
        label={label}
        tabs={tabs}
        selected={selected}
        onSelect={(id) => onSelect?.(id)}
        baseId={baseId}
        row={row}
        more={more}
      />
      <TabPanel key={selected} baseId={baseId} id={selected}>
        {children}
      </TabPanel>
    </div>
  );
}
