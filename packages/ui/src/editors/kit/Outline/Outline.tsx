import { Button } from 'react-aria-components';

import { IconButton } from '../../../components/IconButton/IconButton';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  SettingsIcon,
  TrashIcon,
  WarningIcon,
  type IconComponent,
} from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { kitWords } from '../words';
import * as styles from './Outline.css';

export interface OutlineItem {
  id: string;
  /** What kind of part it is. */
  name: string;
  /** The beginning of its words. */
  excerpt?: string | undefined;
  icon: IconComponent;
  canRemove: boolean;
  hasIssue: boolean;
}

export interface OutlineProps {
  label: string;
  /** What the document as a whole is called. Choosing it chooses no part. */
  wholeLabel: string;
  items: readonly OutlineItem[];
  selectedId: string | null;
  onSelect: (id: string | null) => void;
  /** The place is counted without the moved part. */
  onMove: (item: OutlineItem, toIndex: number) => void;
  onRemove: (item: OutlineItem) => void;
}

/** The parts of a document in their order: choose one, move it, remove it. */
export function Outline({
  label,
  wholeLabel,
  items,
  selectedId,
  onSelect,
  onMove,
  onRemove,
}: OutlineProps) {
  const words = useWords(kitWords);

  return (
    <div data-editor-place="outline">
      <div className={styles.row} data-part="" data-selected={selectedId === null || undefined}>
        <Button
          className={styles.name}
          aria-pressed={selectedId === null}
          onPress={() => onSelect(null)}
        >
          <SettingsIcon />
          <span className={styles.type} title={wholeLabel}>
            {wholeLabel}
          </span>
        </Button>
      </div>
      <ol className={styles.outline} aria-label={label}>
        {items.map((item, index) => (
          <li
            key={item.id}
            className={styles.row}
            data-part={item.id}
            data-selected={item.id === selectedId || undefined}
          >
            <Button
              className={styles.name}
              aria-pressed={item.id === selectedId}
              onPress={() => onSelect(item.id)}
            >
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
            </Button>
            {item.hasIssue && (
              <span className={styles.warning}>
                <WarningIcon size="small" label={words.issues(1)} />
              </span>
            )}
            <div className={styles.actions}>
              <IconButton
                icon={ArrowUpIcon}
                size="small"
                label={words.moveUp(item.name)}
                isDisabled={index === 0}
                onPress={() => onMove(item, index - 1)}
              />
              <IconButton
                icon={ArrowDownIcon}
                size="small"
                label={words.moveDown(item.name)}
                isDisabled={index === items.length - 1}
                onPress={() => onMove(item, index + 1)}
              />
              <IconButton
                icon={TrashIcon}
                size="small"
                label={words.remove(item.name)}
                isDisabled={!item.canRemove}
                onPress={() => onRemove(item)}
              />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
