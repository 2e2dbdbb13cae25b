import type { ElementOf, FrameElement, FrameElementType } from '@hearback/schema/documents';
import { areaOf } from './sheetOf.ts';
import { round } from './units.ts';
import type { DrawingOptions } from './drawFrame.ts';
import { drawCode } from './elements/drawCode.ts';
import { drawIcon } from './elements/drawIcon.ts';
import type { Mark } from './Mark.ts';
import { drawShape } from './elements/drawShape.ts';
import { drawText } from './elements/drawText.ts';

type Picture = ElementOf<'image'> | ElementOf<'logo'>;

const box = ({ x_mm, y_mm, width_mm, height_mm }: Picture): Mark['attributes'] => ({
  x: round(x_mm),
  y: round(y_mm),
  width: round(width_mm),
  height: round(height_mm),
});

/** An uploaded picture in the middle of its place: whole, or filling it and cut at its edges. */
function drawPicture(element: Picture, options: DrawingOptions): Mark[] {
  const isCut = element.type === 'image' && element.fit === 'cover';
  const href = element.image ? options.addressOf(element.image) : undefined;
  if (href !== undefined) {
    return [
      {
        tag: 'image',
        attributes: {
          ...box(element),
          href,
          preserveAspectRatio: isCut ? 'xMidYMid slice' : 'xMidYMid meet',
        },
      },
    ];
  }
  if (!options.showsPlaces) return [];
  return [
    {
      tag: 'rect',
      attributes: {
        ...box(element),
        rx: 1,
        fill: '#808080',
        fillOpacity: 0.12,
        stroke: '#808080',
        strokeWidth: 0.3,
        strokeDasharray: '1.5 1',
      },
    },
  ];
}

type Draw<Type extends FrameElementType> = (
  element: ElementOf<Type>,
  options: DrawingOptions,
) => Mark[];

/** Draw function of each type of element. A new type is a file in `elements` and a line here. */
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
