import { useRef, type ReactNode } from 'react';
import { useHasTabbableChild } from 'react-aria/private/focus/useHasTabbableChild';
import { useFocusRing } from 'react-aria/useFocusRing';

import { panelId, tabId } from './TabHandle';
import * as styles from './Tabs.css';

interface Props {
  baseId: string;
  /** The selected tab. */
  id: string;
  children: ReactNode;
}

/** What a tab shows. The Tab key stops at it only where nothing inside can be reached. */
export function TabPanel({ baseId, id, children }: Props) {
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
