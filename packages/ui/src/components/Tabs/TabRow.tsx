import { useState, type KeyboardEvent, type Ref } from 'react';

import { TabHandle } from './TabHandle';
import type { TabsProps } from './Tabs';
import * as styles from './Tabs.css';
import type { More } from './useMore';

interface Props extends Required<Pick<TabsProps, 'label' | 'tabs' | 'selected' | 'onSelect'>> {
  baseId: string;
  row: Ref<HTMLDivElement>;
  more: More | undefined;
}

/** How far each key goes along the tabs that can be opened. */
function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** The tabs beside each other: one stop for the Tab key, arrows go round. */
export function TabRow({ label, tabs, selected, onSelect, baseId, row, more }: Props) {
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
