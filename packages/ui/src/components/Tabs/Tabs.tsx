import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useHasTabbableChild } from 'react-aria/private/focus/useHasTabbableChild';
import { useFocusRing } from 'react-aria/useFocusRing';

import type { IconComponent } from '../../icons';
import { panelId, TabHandle, tabId } from './TabHandle';
import * as styles from './Tabs.css';

/** Sides on which the row of tabs overflows. */
type More = 'start' | 'end' | 'both';

/** Watches a row that can be pushed sideways. Undefined where all of it is seen. */
function useMore(row: RefObject<HTMLElement | null>): More | undefined {
  const [more, setMore] = useState<More>();

  useEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    const look = () => setMore(moreOf(list));
    const sizes = new ResizeObserver(look);
    sizes.observe(list);
    for (const item of list.children) sizes.observe(item);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, [row]);

  return more;
}

/** A pixel is nothing: zoomed pages scroll by fractions. */
function moreOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): More | undefined {
  const start = scrollLeft > 1;
  const end = scrollLeft + clientWidth < scrollWidth - 1;
  if (start && end) return 'both';
  if (start) return 'start';
  return end ? 'end' : undefined;
}

interface TabRowProps extends Required<
  Pick<TabsProps, 'label' | 'tabs' | 'selected' | 'onSelect'>
> {
  baseId: string;
  row: Ref<HTMLDivElement>;
  more: More | undefined;
}

/** Returns the index of the enabled tab that a key moves to. */
function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** The tabs beside each other: one stop for the Tab key, arrows go round. */
function TabRow({ label, tabs, selected, onSelect, baseId, row, more }: TabRowProps) {
  const [focused, setFocused] = useState<string>();
  // With addresses the reader decides when to go; arrows alone only move the focus.
  const isManual = tabs.some(({ href }) => href !== undefined);
  const stop = focused ?? selected;

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
    if (ctrlKey || metaKey || altKey) return;
    const open = tabs.filter(({ isDisabled }) => !isDisabled);
    const at = open.findIndex(({ id }) => id === stop);
    const next = open[targetOf(key, at, open.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    currentTarget.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.id)}"]`)?.focus();
    if (!isManual && next.id !== selected) onSelect(next.id);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus, one at a time
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      aria-orientation="horizontal"
      className={styles.list}
      data-more={more}
      onKeyDown={walk}
      onFocus={({ target }) => setFocused(target.dataset['key'])}
      onBlur={() => setFocused(undefined)}
    >
      {tabs.map((tab) => (
        <TabHandle
          key={tab.id}
          tab={tab}
          baseId={baseId}
          isSelected={tab.id === selected}
          isStop={tab.id === stop}
          onSelect={() => {
            if (tab.id !== selected) onSelect(tab.id);
          }}
        />
      ))}
    </div>
  );
}

interface TabPanelProps {
  baseId: string;
  /** The selected tab. */
  id: string;
  children: ReactNode;
}

/** The selected tab's panel. It is a tab stop only if it contains no focusable element. */
function TabPanel({ baseId, id, children }: TabPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hasTabbable = useHasTabbableChild(ref);
  const { focusProps, isFocusVisible } = useFocusRing();

  return (
    <div
      {...focusProps}
      ref={ref}
      id={panelId(baseId, id)}
      role="tabpanel"
      className={styles.panel}
      tabIndex={hasTabbable ? undefined : 0}
      aria-labelledby={tabId(baseId, id)}
      data-focus-visible={isFocusVisible || undefined}
    >
      {children}
    </div>
  );
}

export interface TabItem {
  id: string;
  label: string;
  icon?: IconComponent;
  /** URL of the tab, if it has one. */
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

  // Scrolls an overflowing row so that the selected tab is centered.
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
