import { type ElementOf, textIn } from '@hearback/schema/documents';

import { cssFamily, type FaceName } from '../../fonts/faces.ts';
import type { DrawingOptions } from '../drawFrame.ts';
import { measureText } from '../../fonts/measureText.ts';
import { pointsToMm, round } from '../units.ts';
import { fillVariables, hasVariables, sampleValues, type VariableValues } from '../variables.ts';
import { wrapText } from '../wrapText.ts';
import type { Mark } from '../Mark.ts';
import { fillWith } from '../paint.ts';

/** A text and its box. Millimeters; sizes in points. */
export interface TextRoom {
  text: string;
  face: FaceName;
  width: number;
  height: number;
  /** From line to line, as a share of the size. */
  lineHeight: number;
  /** Words are never larger than this. */
  largest: number;
}

/** Smaller than this is not read, and not printed well: such words run over instead. */
export const smallestPoints = 4;

function fits({ text, face, width, height, lineHeight }: TextRoom, points: number): boolean {
  const fontSize = pointsToMm(points);
  // A word that must be cut does not fit yet.
  const widest = text
    .split(/\s+/)
    .every((word) => measureText(word, fontSize, face) <= width + fontSize / 1_000);
  if (!widest) return false;
  const lines = wrapText(text, { width, fontSize, face });
  return lines.length * lineHeight * fontSize <= height + fontSize / 1_000;
}

/** The largest size, in tenths of a point, at which the text fits its box without being cut. */
export function fitText(room: TextRoom): number {
  if (fits(room, room.largest)) return room.largest;
  let [small, large] = [smallestPoints * 10, Math.ceil(room.largest * 10)];
  // The smaller the words, the fewer lines they need: halving finds the edge.
  while (large - small > 1) {
    const middle = Math.floor((small + large) / 2);
    if (fits(room, middle / 10)) small = middle;
    else large = middle;
  }
  return small / 10;
}

/** From line to line, as a share of the size, unless the element says otherwise. */
const usualLineHeight = 1.2;
/** Of the size: from the top of a line without any leading to its letters' feet. */
const ascent = 0.84;

const anchors = { start: 'start', center: 'middle', end: 'end' } as const;
const shares = { start: 0, center: 0.5, end: 1 } as const;
const heights = { top: 0, middle: 0.5, bottom: 1 } as const;

const faceOf = ({ font_family, font_weight }: ElementOf<'text'>): FaceName =>
  `${font_family}-${font_weight}`;

/** The text, shortened until it fits its box at the smallest size. */
function shorten(room: TextRoom): string {
  if (fits(room, smallestPoints)) return room.text;
  const letters = [...room.text];
  const shortened = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`;
  let [short, long] = [0, letters.length];
  while (long - short > 1) {
    const middle = Math.floor((short + long) / 2);
    if (fits({ ...room, text: shortened(middle) }, smallestPoints)) short = middle;
    else long = middle;
  }
  return shortened(short);
}

/** The words as they stand below each other, how large, and the box that they stay in. */
function setText(element: ElementOf<'text'>, language: string, values?: VariableValues) {
  // Composed: the fonts have “é”, not an “e” and an accent.
  const written = textIn(element.text, language).normalize('NFC');
  const { width_mm: width, height_mm, font_size_pt: largest } = element;
  const lineHeight = element.line_height ?? usualLineHeight;
  const face = faceOf(element);
  const set = (text: string, height: number | undefined) => {
    const room = { text, face, width, height: height ?? 0, lineHeight, largest };
    const points = height === undefined ? largest : fitText(room);
    const fontSize = pointsToMm(points);
    const lines = wrapText(text, { width, fontSize, face });
    const textHeight = lines.length * fontSize * lineHeight;
    return { points, fontSize, lineHeight, lines, height: textHeight, box: height ?? textHeight };
  };
  if (!hasVariables(written)) return set(written, height_mm);
  // A frame is laid out and checked once for all of its codes: in the room of a sample, no name takes more.
  const sample = set(fillVariables(written, sampleValues(language)), height_mm);
  if (!values) return sample;
  const text = fillVariables(written, values).normalize('NFC');
  return set(shorten({ text, face, width, height: sample.box, lineHeight, largest }), sample.box);
}

/** Wrapped words. Without a height of their own, `y_mm` is the top of the first line. */
export function drawText(element: ElementOf<'text'>, { language, values }: DrawingOptions): Mark[] {
  const { fontSize, lineHeight, lines, height, box } = setText(element, language, values);
  const x = round(element.x_mm + element.width_mm * shares[element.align]);
  const spare = box - height;
  const top = element.y_mm + spare * heights[element.vertical_align ?? 'middle'];
  const baseline = ascent + (lineHeight - 1) / 2;

  return [
    {
      tag: 'text',
      face: faceOf(element),
      attributes: {
        fontFamily: cssFamily(element.font_family),
        fontSize: round(fontSize),
        fontWeight: element.font_weight,
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
        attributes: { x, y: round(top + fontSize * (baseline + lineHeight * index)) },
        words,
      })),
    },
  ];
}

/** Height of the set text, in millimeters. */
export const heightOfText = (element: ElementOf<'text'>, language: string): number =>
  round(setText(element, language).height);

/** Font size in points at which a text is drawn: smaller than requested if its box is too small. */
export const pointsOfText = (element: ElementOf<'text'>, language: string): number =>
  setText(element, language).points;
