import type { ElementOf, FrameElement, FrameElementType } from '@hearback/schema/documents';

import { areaOf } from './areaOf.ts';
import type { DrawingOptions } from './DrawingOptions.ts';
import { drawCode } from './elements/drawCode.ts';
import { drawIcon } from './elements/drawIcon.ts';
import { drawPicture } from './elements/drawPicture.ts';
import { drawShape } from './elements/drawShape.ts';
import { drawText } from './elements/drawText.ts';
import type { Mark } from './Mark.ts';
import { round } from './units.ts';

type Draw<Type extends FrameElementType> = (
  element: ElementOf<Type>,
  options: DrawingOptions,
) => Mark[];

/** How each type of element is drawn. A new type is a file in `elements` and a line here. */
const drawings: { [Type in FrameElementType]: Draw<Type> } = {
  code: drawCode,
  icon: drawIcon,
  image: drawPicture,
  logo: drawPicture,
  shape: drawShape,
  text: drawText,
};

/** The marks of one element, turned as it is. */
export function drawElement(element: FrameElement, options: DrawingOptions): Mark[] {
  // The registry pairs each type with its own drawing; a union cannot say so by itself.
  const draw = drawings[element.type] as Draw<FrameElementType>;
  const marks = draw(element, options);
  if (!element.rotation_deg || marks.length === 0) return marks;
  const { x, y, width, height } = areaOf(element);
  const middle = `${round(x + width / 2)} ${round(y + height / 2)}`;
  return [
    {
      tag: 'g',
      attributes: { transform: `rotate(${round(element.rotation_deg)} ${middle})` },
      children: marks,
    },
  ];
}
