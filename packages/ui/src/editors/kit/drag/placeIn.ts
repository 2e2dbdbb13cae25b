/** Vertical position of a list item on the screen, in pixels. */
export interface ItemBox {
  id: string;
  top: number;
  bottom: number;
}

/** Drop position. */
interface Place {
  /** Index counted without the dragged item. */
  toIndex: number;
  /** Vertical position of the drop line. */
  lineY: number;
  /** True if the drop would not move the item. */
  isHere: boolean;
}

/** Distance of the drop line from the first or last item, in pixels. */
const gap = 3;

/** Drop position of a pointer: before the first item whose middle is below it. */
export function placeIn(
  items: readonly ItemBox[],
  draggedId: string | undefined,
  pointerY: number,
  emptyY: number,
): Place {
  const others = items.filter(({ id }) => id !== draggedId);
  // A hidden item has an index, but no position on the screen.
  const isDrawn = ({ top, bottom }: ItemBox) => bottom > top;
  const next = others.findIndex((item) => isDrawn(item) && pointerY < (item.top + item.bottom) / 2);
  const toIndex = next === -1 ? others.length : next;
  const above = others.slice(0, toIndex).findLast(isDrawn);
  const below = others.slice(toIndex).find(isDrawn);

  return {
    toIndex,
    lineY:
      above && below
        ? (above.bottom + below.top) / 2
        : above
          ? above.bottom + gap
          : below
            ? below.top - gap
            : emptyY,
    isHere: draggedId !== undefined && items[toIndex]?.id === draggedId,
  };
}
