import type { ElementOf, FrameElement, FrameElementType } from '@hearback/schema/documents';

import type { DrawingOptions } from './DrawingOptions';
import { drawCode } from './elements/drawCode';
import { drawPicture } from './elements/drawPicture';
import { drawShape } from './elements/drawShape';
import { drawText } from './elements/drawText';
import type { Mark } from './Mark';

type Draw<Type extends FrameElementType> = (
  element: ElementOf<Type>,
  options: DrawingOptions,
) => Mark[];

/** How each type of element is drawn. A new type is a file in `elements` and a line here. */
const drawings: { [Type in FrameElementType]: Draw<Type> } = {
  code: drawCode,
  image: drawPicture,
  logo: drawPicture,
  shape: drawShape,
  text: drawText,
};

/** The marks of one element. */
export function drawElement(element: FrameElement, options: DrawingOptions): Mark[] {
  // The registry pairs each type with its own drawing; a union cannot say so by itself.
  const draw = drawings[element.type] as Draw<FrameElementType>;
  return draw(element, options);
}
