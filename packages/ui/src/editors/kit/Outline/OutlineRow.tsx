import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';

import { DragIcon, WarningIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { kitWords } from '../words';
import type { OutlineItem } from './Outline';
import * as styles from './Outline.css';
import { RowWords } from './RowWords';

/** What is held down while a row is pressed. */
export interface HeldKeys {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

interface Props {
  item: OutlineItem;
  isSelected: boolean;
  /** Picked up by keys. */
  isHeld: boolean;
  /** The element that says what the handle does. */
  hintId: string;
  /** Others are chosen with it: what can be done to one alone makes room. */
  isAmongSeveral: boolean;
  onSelect: (held: HeldKeys) => void;
  onGrab: () => void;
  /** The focus left the handle. */
  onLetGo: () => void;
  /** What can be done to it. */
  children: ReactNode;
}

/** One part of an outline. */
export function OutlineRow({
  item,
  isSelected,
  isAmongSeveral,
  isHeld,
  hintId,
  onSelect,
  onGrab,
  onLetGo,
  children,
}: Props) {
  const words = useWords(kitWords);

  return (
    <li
      className={styles.row}
      data-part={item.id}
      data-selected={isSelected || undefined}
      data-several={isAmongSeveral || undefined}
      data-held={isHeld || undefined}
    >
      <Button
        className={styles.handle}
        data-drag-handle=""
        aria-label={words.move(item.name)}
        aria-describedby={hintId}
        aria-pressed={isHeld}
        // A mouse or a finger drags; a click chooses, as on the rest of the row.
        onPress={(press) =>
          press.pointerType === 'keyboard' || press.pointerType === 'virtual'
            ? onGrab()
            : onSelect(press)
        }
        onBlur={onLetGo}
      >
        <DragIcon size="small" />
      </Button>
      <Button
        className={styles.name}
        data-part-name=""
        aria-pressed={isSelected}
        onPress={onSelect}
      >
        <RowWords item={item} />
      </Button>
      {item.hasIssue && (
        <span className={styles.warning}>
          <WarningIcon size="small" label={words.issues(1)} />
        </span>
      )}
      {item.tools}
      {children}
    </li>
  );
}
