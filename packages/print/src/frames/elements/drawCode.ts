import type { ElementOf, LocalizedText } from '@hearback/schema/documents';

import { drawCodeArt } from '../../codes/drawCodeArt.ts';
import { encode } from '../../codes/encode.ts';
import { usualCodeText } from '../../codes/payloadOf.ts';
import { quietZone, sideOf } from '../../codes/quietZone.ts';
import type { DrawingOptions } from '../drawFrame.ts';
import type { Mark } from '../Mark.ts';
import { fillWith } from '../paint.ts';
import { pointsToMm, round } from '../units.ts';
import { drawText } from './drawText.ts';

const sample: LocalizedText = { 'en-US': 'Sample', 'pl-PL': 'Wzór' };
/** Width of a corner square and of the light line around it, in modules. */
const eye = 7;
const gap = 1;

/** A label in the code's own colors, as high as a corner square, to the right of the lower one. */
function drawSampleLabel(element: ElementOf<'code'>, options: DrawingOptions): Mark[] {
  const style = options.codeStyle ?? element;
  const side = sideOf(encode(usualCodeText, style.logo ? 'H' : style.level));
  const module = element.width_mm / side;
  const [left, top] = [quietZone + eye + gap, side - quietZone - eye];
  const place = {
    x: element.x_mm + left * module,
    y: element.y_mm + top * module,
    width: (side - quietZone - left) * module,
    height: eye * module,
  };
  return [
    {
      tag: 'rect',
      attributes: {
        x: round(place.x - gap * module),
        y: round(place.y - gap * module),
        width: round(place.width + gap * module),
        height: round(place.height + gap * module),
        ...fillWith(style.background_color),
      },
    },
    {
      tag: 'rect',
      attributes: {
        x: round(place.x),
        y: round(place.y),
        width: round(place.width),
        height: round(place.height),
        rx: round(module),
        ...fillWith(style.color),
      },
    },
    ...drawText(
      {
        id: `${element.id}-sample`,
        type: 'text',
        text: sample,
        x_mm: place.x + module,
        y_mm: place.y,
        width_mm: place.width - 2 * module,
        height_mm: place.height,
        font_size_pt: (place.height * 0.62) / pointsToMm(1),
        font_weight: 600,
        font_family: 'text',
        align: 'center',
        color: style.background_color,
      },
      options,
    ),
  ];
}

/**
 * The printed code, quiet zone included in its width, in its own style or else in the one of its place.
 * Without a text: a sample that says so.
 */
export function drawCode(element: ElementOf<'code'>, options: DrawingOptions): Mark[] {
  const { codeText, codeStyle, addressOf } = options;
  const { x_mm: x, y_mm: y, width_mm: width } = element;
  const place = { x, y, width };
  const art = drawCodeArt(codeText ?? usualCodeText, codeStyle ?? element, place, addressOf);
  return codeText === undefined ? [...art, ...drawSampleLabel(element, options)] : art;
}
