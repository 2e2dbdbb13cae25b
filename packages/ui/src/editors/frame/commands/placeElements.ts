import type { FrameDocument } from '@hearback/schema/documents';

import { isAlready } from '../../kit/editItem';
import { placed, type Places } from './Placed';

export interface PlaceElements {
  type:
    'moveElements' | 'resizeElements' | 'rotateElements' | 'alignElements' | 'distributeElements';
  places: Places;
  /** What is done bit by bit, as with the arrow keys, joins what was done so before. */
  isBit?: boolean;
}

/** Puts elements where a hand, a key or a reckoning wants them. What is locked or gone stays. */
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
