import { useState, type KeyboardEvent } from 'react';

import { useWords } from '../../../internal/useWords';
import { moveItem } from '../items';
import { kitWords } from '../words';

interface Item {
  id: string;
  name: string;
}

interface GrabOptions<Entry extends Item> {
  items: readonly Entry[];
  /** The index is counted without the moved part. */
  onMove: (item: Entry, toIndex: number) => void;
  /** Announces a sentence to screen readers. */
  onAnnounce: (sentence: string) => void;
}

/** Moves a list item by keyboard: grab, arrow keys, drop or cancel. A single undo step. */
export function useGrab<Entry extends Item>({ items, onMove, onAnnounce }: GrabOptions<Entry>) {
  const words = useWords(kitWords);
  const [held, setHeld] = useState<{ id: string; toIndex: number } | null>(null);
  const item = items.find(({ id }) => id === held?.id);
  const homeOf = (id: string) => items.findIndex((other) => other.id === id);

  const grab = (grabbed: Entry) => {
    const index = homeOf(grabbed.id);
    setHeld({ id: grabbed.id, toIndex: index });
    onAnnounce(words.grabbed(grabbed.name, index + 1, items.length));
  };
  const putDown = () => {
    setHeld(null);
    if (!held || !item) return;
    if (held.toIndex === homeOf(held.id)) {
      onAnnounce(words.putBack(item.name, held.toIndex + 1, items.length));
    } else onMove(item, held.toIndex);
  };
  const putBack = () => {
    if (!held || !item) return;
    setHeld(null);
    onAnnounce(words.putBack(item.name, homeOf(held.id) + 1, items.length));
  };
  const carry = (toIndex: number) => {
    if (!held || !item) return;
    const place = Math.max(0, Math.min(toIndex, items.length - 1));
    setHeld({ id: held.id, toIndex: place });
    onAnnounce(words.carried(item.name, place + 1, items.length));
  };

  return {
    /** The list as it would be after the drop. */
    shown: held && item ? moveItem([...items], held.id, held.toIndex) : items,
    heldId: item && held ? held.id : null,
    /** Grabs or drops a part. */
    toggle: (pressed: Entry) => (held?.id === pressed.id ? putDown() : grab(pressed)),
    putBack,
    onKeyDown: (event: KeyboardEvent) => {
      if (!held) return;
      const { key, altKey, ctrlKey, metaKey } = event;
      const places: Readonly<Record<string, number>> = {
        ArrowUp: held.toIndex - 1,
        ArrowDown: held.toIndex + 1,
        Home: 0,
        End: items.length - 1,
      };
      const place = places[key];
      // A grabbed part must be dropped before it can be undone, removed or duplicated.
      if (key !== 'Tab') event.stopPropagation();
      if (altKey || ctrlKey || metaKey) return;
      if (place === undefined && key !== 'Escape') return;
      event.preventDefault();
      if (place === undefined) putBack();
      else carry(place);
    },
  };
}
