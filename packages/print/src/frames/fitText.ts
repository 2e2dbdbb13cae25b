import { measureText } from '../fonts/measureText.ts';
import type { FaceName } from '../fonts/faces.ts';
import { pointsToMm } from './units.ts';
import { wrapText } from './wrapText.ts';

/** Words and the room they have. Millimetres; sizes in points. */
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

/** The largest size, in tenths of a point, at which the words fit their room without being cut. */
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
