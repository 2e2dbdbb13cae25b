import { textIn, type ElementOf } from '@hearback/schema/documents';

import type { DrawingOptions } from '../DrawingOptions';
import type { Mark } from '../Mark';
import { fillWith } from '../paint';
import { pointsToMm, round } from '../units';
import { wrapText } from '../wrapText';

const fontFamilies = {
  text: "Helvetica, Arial, 'Liberation Sans', 'Nimbus Sans', sans-serif",
  display: "Helvetica, Arial, 'Liberation Sans', 'Nimbus Sans', sans-serif",
} as const;

/** Of the size: the distance between lines, and from a line's top to its letters' feet. */
const lineHeight = 1.2;
const baseline = 0.94;

const anchors = { start: 'start', center: 'middle', end: 'end' } as const;
const shares = { start: 0, center: 0.5, end: 1 } as const;

/** Wrapped words. `y_mm` is the top of the first line. */
export function drawText(element: ElementOf<'text'>, { language }: DrawingOptions): Mark[] {
  const fontSize = pointsToMm(element.font_size_pt);
  const lines = wrapText(textIn(element.text, language), {
    width: element.width_mm,
    fontSize,
    fontWeight: element.font_weight,
  });
  const x = round(element.x_mm + element.width_mm * shares[element.align]);

  return [
    {
      tag: 'text',
      attributes: {
        fontFamily: fontFamilies[element.font_family],
        fontSize: round(fontSize),
        // Fonts at hand rarely have a 600: what they show for it differs, 700 they all have.
        fontWeight: element.font_weight >= 600 ? 700 : 400,
        // Said here, so that the page around a preview has no say in it.
        fontStyle: 'normal',
        letterSpacing: 0,
        wordSpacing: 0,
        // Screens would round every letter to whole pixels of a small size, and words would drift apart.
        textRendering: 'geometricPrecision',
        textAnchor: anchors[element.align],
        ...fillWith(element.color),
      },
      children: lines.map((words, index) => ({
        tag: 'tspan',
        attributes: {
          x,
          y: round(element.y_mm + fontSize * (baseline + lineHeight * index)),
        },
        words,
      })),
    },
  ];
}

/** How tall the words stand, in millimetres. */
export function heightOfText(element: ElementOf<'text'>, language: string): number {
  const fontSize = pointsToMm(element.font_size_pt);
  const lines = wrapText(textIn(element.text, language), {
    width: element.width_mm,
    fontSize,
    fontWeight: element.font_weight,
  });
  return round(lines.length * fontSize * lineHeight);
}
