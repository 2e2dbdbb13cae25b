import { IconButton } from '../../../components/IconButton/IconButton';
import { ArrowDownIcon, ArrowUpIcon, CopyIcon, TrashIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { kitWords } from '../words';
import type { OutlineItem } from './Outline';
import * as styles from './Outline.css';

interface Props {
  item: OutlineItem;
  /** Zero-based index in the list. */
  index: number;
  count: number;
  /** The index is counted without the moved part. */
  onMove: (toIndex: number) => void;
  onDuplicate: (() => void) | undefined;
  onRemove: () => void;
}

/** Buttons for the actions of one outline row. */
export function OutlineActions({ item, index, count, onMove, onDuplicate, onRemove }: Props) {
  const words = useWords(kitWords);

  return (
    <div className={styles.actions} data-drag-never="">
      <div className={styles.more}>
        <IconButton
          icon={ArrowUpIcon}
          size="small"
          label={words.moveUp(item.name)}
          isDisabled={index === 0}
          onPress={() => onMove(index - 1)}
        />
        <IconButton
          icon={ArrowDownIcon}
          size="small"
          label={words.moveDown(item.name)}
          isDisabled={index === count - 1}
          onPress={() => onMove(index + 1)}
        />
        {onDuplicate && (
          <IconButton
            icon={CopyIcon}
            size="small"
            label={words.duplicate(item.name)}
            onPress={onDuplicate}
          />
        )}
      </div>
      <IconButton
        icon={TrashIcon}
        size="small"
        label={words.remove(item.name)}
        isDisabled={!item.canRemove}
        onPress={onRemove}
      />
    </div>
  );
}
