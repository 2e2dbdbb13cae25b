import { useId, type ReactNode } from 'react';
import { Button } from 'react-aria-components';

import { SettingsIcon, type IconComponent } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { kitWords } from '../words';
import * as styles from './Outline.css';
import { OutlineActions } from './OutlineActions';
import { OutlineRow, type HeldKeys } from './OutlineRow';
import { PageRow } from './PageRow';
import { rangeTo, toggled } from '../selection';
import { useGrab } from './useGrab';

export interface OutlineItem {
  id: string;
  /** What kind of part it is. */
  name: string;
  /** The beginning of its words. */
  excerpt?: string | undefined;
  icon: IconComponent;
  canRemove: boolean;
  hasIssue: boolean;
  /** Buttons that stand in its row, whatever is done to it. */
  tools?: ReactNode;
}

/** What stands above the parts, and stays there. */
export type OutlinePage = Pick<OutlineItem, 'id' | 'name' | 'excerpt' | 'icon' | 'hasIssue'>;

export interface OutlineProps {
  label: string;
  /** What the document as a whole is called. Choosing it chooses no part. */
  wholeLabel: string;
  items: readonly OutlineItem[];
  /** Left out: there are none. */
  pages?: readonly OutlinePage[] | undefined;
  /** In the order in which they were chosen. None: the document as a whole is. */
  selectedIds: readonly string[];
  onSelect: (id: string | null) => void;
  /** With Ctrl or Shift. Left out where one is chosen at most. */
  onSelectMany?: ((ids: readonly string[]) => void) | undefined;
  /** The place is counted without the moved part. */
  onMove: (item: OutlineItem, toIndex: number) => void;
  /** Left out where nothing can be there twice. */
  onDuplicate?: ((item: OutlineItem) => void) | undefined;
  onRemove: (item: OutlineItem) => void;
  /** What a screen reader says while a part is carried by keys. */
  onAnnounce: (sentence: string) => void;
}

/** The parts of a document in their order: choose one, move it, remove it. What drags them is `useDrag`. */
export function Outline({
  label,
  wholeLabel,
  items,
  pages = [],
  selectedIds,
  onSelect,
  onSelectMany,
  onMove,
  onDuplicate,
  onRemove,
  onAnnounce,
}: OutlineProps) {
  const words = useWords(kitWords);
  const hintId = useId();
  const { shown, heldId, toggle, putBack, onKeyDown } = useGrab({ items, onMove, onAnnounce });

  const ids = items.map(({ id }) => id);
  const choose = (id: string, held: HeldKeys) =>
    onSelectMany && (held.ctrlKey || held.metaKey || held.shiftKey)
      ? onSelectMany(held.shiftKey ? rangeTo(ids, selectedIds, id) : toggled(selectedIds, id))
      : onSelect(id);

  return (
    // Keys pressed on a handle bubble here; the element itself is not a control.
    <div data-editor-place="outline" onKeyDown={onKeyDown} role="presentation">
      <div
        className={styles.whole}
        data-part=""
        data-selected={selectedIds.length === 0 || undefined}
      >
        <Button
          className={styles.name}
          data-part-name=""
          aria-pressed={selectedIds.length === 0}
          onPress={() => onSelect(null)}
        >
          <SettingsIcon />
          <span className={styles.type} title={wholeLabel}>
            {wholeLabel}
          </span>
        </Button>
      </div>
      {pages.map((page) => (
        <PageRow
          key={page.id}
          page={page}
          isSelected={selectedIds.includes(page.id)}
          onSelect={() => onSelect(page.id)}
        />
      ))}
      <ol className={styles.outline} aria-label={label} data-drop-list="data-part">
        {shown.map((item, index) => (
          <OutlineRow
            key={item.id}
            item={item}
            isSelected={selectedIds.includes(item.id)}
            isAmongSeveral={selectedIds.length > 1}
            isHeld={item.id === heldId}
            hintId={hintId}
            onSelect={(held) => choose(item.id, held)}
            onGrab={() => toggle(item)}
            onLetGo={putBack}
          >
            <OutlineActions
              item={item}
              index={index}
              count={items.length}
              onMove={(toIndex) => onMove(item, toIndex)}
              onDuplicate={onDuplicate && (() => onDuplicate(item))}
              onRemove={() => onRemove(item)}
            />
          </OutlineRow>
        ))}
      </ol>
      <span id={hintId} hidden>
        {words.moveHint}
      </span>
    </div>
  );
}
