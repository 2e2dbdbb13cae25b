import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';

import { DragIcon, WarningIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { kitWords } from '../words';
import type { OutlineItem, OutlinePage } from './Outline';
import * as styles from './Outline.css';

/** Name of a row and the beginning of its text. */
export function RowWords({ item }: { item: OutlinePage }) {
  return (
    <>
      <item.icon />
      <span className={styles.words}>
        <span className={styles.type} title={item.name}>
          {item.name}
        </span>
        {item.excerpt && (
          <span className={styles.excerpt} title={item.excerpt}>
            {item.excerpt}
          </span>
        )}
      </span>
    </>
  );
}

/** Modifier keys during a press. */
export interface HeldKeys {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

interface Props {
  item: OutlineItem;
  isSelected: boolean;
  /** Grabbed by keyboard. */
  isHeld: boolean;
  /** Id of the element that describes the handle. */
  hintId: string;
  /** Part of a multiple selection: hides the actions for a single part. */
  isAmongSeveral: boolean;
  onSelect: (held: HeldKeys) => void;
  onGrab: () => void;
  /** The handle lost the focus. */
  onLetGo: () => void;
  /** Action buttons of the row. */
  children: ReactNode;
}

/** One part in an outline. */
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
        // Mouse and touch drag; a click selects, as on the rest of the row.
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
