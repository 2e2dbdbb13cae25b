import type { FrameDocument } from '@hearback/schema/documents';
import { isAlready, moveItem } from '../../kit/items';
import { placed, type Places } from './Placed';

export interface MoveElement {
  type: 'moveElement';
  elementId: string;
  /** Number of elements below it after the move. */
  toIndex: number;
}

/** Changes the stacking position of an element. A missing element is ignored. */
export function moveElement(
  frame: FrameDocument,
  { elementId, toIndex }: MoveElement,
): FrameDocument {
  const content = moveItem(frame.content, elementId, toIndex);
  return content === frame.content ? frame : { ...frame, content };
}

export interface PlaceElements {
  type:
    'moveElements' | 'resizeElements' | 'rotateElements' | 'alignElements' | 'distributeElements';
  places: Places;
  /** Joins consecutive small steps, such as those of the arrow keys, into one undo step. */
  isBit?: boolean;
}

/** Sets positions from drags, keys or alignment. Skips locked and missing elements. */
export function placeElements(frame: FrameDocument, { places }: PlaceElements): FrameDocument {
  let isChanged = false;
  const content = frame.content.map((element) => {
    const place = places[element.id];
    if (!place || element.is_locked || isAlready(element, place)) return element;
    isChanged = true;
    return placed(element, place);
  });
  return isChanged ? { ...frame, content } : frame;
}
