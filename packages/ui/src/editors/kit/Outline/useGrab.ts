import { useState, type KeyboardEvent } from 'react';

import { useWords } from '../../../internal/useWords';
import { moveItem } from '../moveItem';
import { kitWords } from '../words';

interface Item {
  id: string;
  name: string;
}

interface GrabOptions<Entry extends Item> {
  items: readonly Entry[];
  /** The place is counted without the moved part. */
  onMove: (item: Entry, toIndex: number) => void;
  /** What a screen reader says. */
  onAnnounce: (sentence: string) => void;
}

/** Carries a part of a list by keys: picked up, moved with the arrows, put down or back. One step in the end. */
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
    /** The list as it would be. */
    shown: held && item ? moveItem([...items], held.id, held.toIndex) : items,
    heldId: item && held ? held.id : null,
    /** Picks a part up, or puts it down. */
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
      // What is in the air is not undone, removed or duplicated: it is put down first.
      if (key !== 'Tab') event.stopPropagation();
      if (altKey || ctrlKey || metaKey) return;
      if (place === undefined && key !== 'Escape') return;
      event.preventDefault();
      if (place === undefined) putBack();
      else carry(place);
    },
  };
}
