import { useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { useLink } from 'react-aria/useLink';

import { defined } from '../../internal/defined';
import type { TabItem } from './Tabs';
import * as styles from './Tabs.css';

interface Props {
  tab: TabItem;
  /** Prefix of the DOM ids of all parts of these tabs. */
  baseId: string;
  isSelected: boolean;
  /** The one of the row where the Tab key stops. */
  isStop: boolean;
  onSelect: () => void;
}

export const tabId = (baseId: string, id: string) => `${baseId}-tab-${id}`;
export const panelId = (baseId: string, id: string) => `${baseId}-panel-${id}`;

/** One tab of a row: a link where it has an address. */
export function TabHandle({ tab, baseId, isSelected, isStop, onSelect }: Props) {
  const { id, label, icon: Icon, isDisabled = false } = tab;
  const href = isDisabled ? undefined : tab.href;
  const ref = useRef<HTMLElement | null>(null);
  const Element = href === undefined ? 'div' : 'a';
  const { linkProps } = useLink(
    { elementType: Element, isDisabled, onPress: onSelect, ...defined({ href }) },
    ref,
  );
  const { hoverProps, isHovered } = useHover({ isDisabled });
  const { focusProps, isFocusVisible } = useFocusRing();

  return (
    <Element
      {...mergeProps(linkProps, hoverProps, focusProps)}
      ref={(element: HTMLElement | null) => {
        ref.current = element;
      }}
      id={tabId(baseId, id)}
      role="tab"
      className={styles.tab}
      tabIndex={isDisabled ? undefined : isStop ? 0 : -1}
      aria-selected={isSelected}
      aria-controls={isSelected ? panelId(baseId, id) : undefined}
      data-key={id}
      data-selected={isSelected || undefined}
      data-disabled={isDisabled || undefined}
      data-hovered={isHovered || undefined}
      data-focus-visible={isFocusVisible || undefined}
    >
      {Icon && <Icon />}
      {label}
    </Element>
  );
}
