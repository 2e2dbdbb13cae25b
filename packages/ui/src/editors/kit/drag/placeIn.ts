/** Where an item of a list is on the screen, in pixels from the top. */
export interface ItemBox {
  id: string;
  top: number;
  bottom: number;
}

/** Where something would be put down. */
interface Place {
  /** Counted without the dragged item. */
  toIndex: number;
  /** Where the line is drawn that shows it. */
  lineY: number;
  /** It would stay where it is. */
  isHere: boolean;
}

/** How far a line stands from the only item it can stand at. */
const gap = 3;

/** The place of a list that a pointer means: before the first item whose middle is below it. */
export function placeIn(
  items: readonly ItemBox[],
  draggedId: string | undefined,
  pointerY: number,
  emptyY: number,
): Place {
  const others = items.filter(({ id }) => id !== draggedId);
  // An item that is not drawn has a place in the list and none on the screen.
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
