import { type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components';
import { type IconComponent, SettingsIcon, WarningIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { kitWords } from '../words';
import * as styles from './Outline.css';
import { OutlineActions } from './OutlineActions';
import { type HeldKeys, OutlineRow, RowWords } from './OutlineRow';
import { rangeTo, toggled } from '../selection';
import { useGrab } from './useGrab';

interface PageRowProps {
  page: OutlinePage;
  isSelected: boolean;
  onSelect: () => void;
}

/** Row of a page above the parts: selectable, not movable. */
function PageRow({ page, isSelected, onSelect }: PageRowProps) {
  const words = useWords(kitWords);

  return (
    <div className={styles.page} data-part={page.id} data-selected={isSelected || undefined}>
      <Button
        className={styles.name}
        data-part-name=""
        aria-pressed={isSelected}
        onPress={onSelect}
      >
        <RowWords item={page} />
      </Button>
      {page.hasIssue && (
        <span className={styles.warning}>
          <WarningIcon size="small" label={words.issues(1)} />
        </span>
      )}
    </div>
  );
}

export interface OutlineItem {
  id: string;
  /** Localized type of the part. */
  name: string;
  /** Beginning of its text. */
  excerpt?: string | undefined;
  icon: IconComponent;
  canRemove: boolean;
  hasIssue: boolean;
  /** Buttons that are always in its row. */
  tools?: ReactNode;
}

/** A row above the parts that cannot be moved. */
export type OutlinePage = Pick<OutlineItem, 'id' | 'name' | 'excerpt' | 'icon' | 'hasIssue'>;

export interface OutlineProps {
  label: string;
  /** Name of the whole document. Selecting it deselects all parts. */
  wholeLabel: string;
  items: readonly OutlineItem[];
  /** Default: none. */
  pages?: readonly OutlinePage[] | undefined;
  /** In order of selection. Empty: the whole document is selected. */
  selectedIds: readonly string[];
  onSelect: (id: string | null) => void;
  /** Called for presses with Ctrl or Shift. Omit if only one part can be selected. */
  onSelectMany?: ((ids: readonly string[]) => void) | undefined;
  /** The index is counted without the moved part. */
  onMove: (item: OutlineItem, toIndex: number) => void;
  /** Omit if parts cannot be duplicated. */
  onDuplicate?: ((item: OutlineItem) => void) | undefined;
  onRemove: (item: OutlineItem) => void;
  /** Announces moves by keyboard to screen readers. */
  onAnnounce: (sentence: string) => void;
}

/** List of a document's parts: select, move and remove. Dragging is added by `useDrag`. */
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
    // Key events of the handles bubble here; the element itself is not a control.
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
