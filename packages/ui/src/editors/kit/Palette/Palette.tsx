import { Button } from 'react-aria-components';

import type { IconComponent } from '../../../icons';
import * as styles from './Palette.css';

interface PaletteItem<Type extends string> {
  type: Type;
  label: string;
  icon: IconComponent;
  /** There is no room for one more. It can still be pressed: the answer says why. */
  isFull: boolean;
}

export interface PaletteProps<Type extends string> {
  label: string;
  items: readonly PaletteItem<Type>[];
  onAdd: (type: Type) => void;
  /** Where `useDrag` can put them into a list. */
  isDraggable?: boolean;
}

/** What can be added to a document, a tile each. */
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
