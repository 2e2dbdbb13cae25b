import { Button } from 'react-aria-components';

import type { IconComponent } from '../../../icons';
import * as styles from './Palette.css';

interface PaletteItem<Type extends string> {
  type: Type;
  label: string;
  icon: IconComponent;
  /** The limit is reached. The tile can still be pressed: a message then gives the reason. */
  isFull: boolean;
}

export interface PaletteProps<Type extends string> {
  label: string;
  items: readonly PaletteItem<Type>[];
  onAdd: (type: Type) => void;
  /** True if the tiles can be dragged into a list with `useDrag`. */
  isDraggable?: boolean;
}

/** Tiles of the types that can be added to a document. */
export function Palette<Type extends string>({
  label,
  items,
  onAdd,
  isDraggable = false,
}: PaletteProps<Type>) {
  return (
    <ul className={styles.palette} aria-label={label}>
      {items.map((item) => (
        <li key={item.type}>
          <Button
            className={styles.tile}
            onPress={() => onAdd(item.type)}
            {...(item.isFull && { 'data-full': true })}
            {...(isDraggable && { 'data-drag-new': item.type })}
          >
            <item.icon />
            {item.label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
