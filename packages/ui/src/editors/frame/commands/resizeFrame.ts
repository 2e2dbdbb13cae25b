import { usualCodeText } from '@hearback/print/codes';
import { applyFix, findScanIssues } from '@hearback/print/scan';
import type { ElementOf, FrameDocument, FrameElement, FrameSize } from '@hearback/schema/documents';

import { isAlready } from '../../kit/items';
import { toTenths } from './Placed';

/** One side of a sheet before and after, in millimeters. */
interface Side {
  from: number;
  to: number;
  bleedFrom: number;
  bleedTo: number;
}

interface Fit {
  /** True if not rotated: only then do its edges align with those of the sheet. */
  isUpright: boolean;
  /** New length. Default: scaled with the sheet. */
  length?: number;
  /** Point that keeps its position if a length is given. */
  anchor?: 'start' | 'middle';
}

/** Tolerance in millimeters: sums of tenths differ in the last digits, and both ends are rounded. */
const hair = 0.11;

/** Maximum length of an element, in millimeters. */
const longest = 1_000;

/** True if an element extends from one edge of the sheet to the other. */
const spans = (start: number, length: number, { from }: Side): boolean =>
  start <= hair && start + length >= from - hair;

/** Maps a span to the new side. An end at the bleed's edge is moved to the new bleed's edge. */
function fitAlong(
  start: number,
  length: number,
  { from, to, bleedFrom, bleedTo }: Side,
  { isUpright, length: given, anchor }: Fit,
): { start: number; length: number } {
  const scale = to / from;
  const end = start + length;
  const lower =
    isUpright && start <= hair - bleedFrom ? (start + bleedFrom) * scale - bleedTo : start * scale;
  const upper =
    isUpright && end >= from + bleedFrom - hair
      ? (end - from - bleedFrom) * scale + to + bleedTo
      : end * scale;
  const settled = (at: number, long: number) => {
    const begin = toTenths(at);
    return {
      start: begin,
      length: toTenths(Math.min(longest, Math.max(0.1, at + long - begin))),
    };
  };
  if (given === undefined) return settled(lower, upper - lower);

  const isAtStart = isUpright && start <= hair;
  const isAtEnd = isUpright && end >= from - hair;
  if (isAtStart && !isAtEnd) return settled(lower, given);
  if (isAtEnd && !isAtStart) return settled(upper - given, given);
  return settled(anchor === 'middle' ? (lower + upper - given) / 2 : lower, given);
}

const sideOf = (name: 'width_mm' | 'height_mm', from: FrameSize, to: FrameSize): Side => ({
  from: from[name],
  to: to[name],
  bleedFrom: from.bleed_mm,
  bleedTo: to.bleed_mm,
});

const textSize = (points: number, scale: number) =>
  toTenths(Math.min(400, Math.max(4, points * scale)));

/** True if a picture shown whole fills its box. */
const isFull = ({ width_mm, height_mm, image }: ElementOf<'image'>) =>
  Math.abs((width_mm * image.height) / (height_mm * image.width) - 1) < 0.02;

/** A picture in its aspect ratio; one that spanned the sheet still does. */
function fitPicture<Picture extends ElementOf<'image' | 'logo'>>(
  picture: Picture,
  across: Side,
  down: Side,
): Picture {
  const { x_mm: x, y_mm: y, width_mm: width, height_mm: height } = picture;
  const isUpright = (picture.rotation_deg ?? 0) % 180 === 0;
  const isWide = isUpright && spans(x, width, across);
  const isTall = isUpright && spans(y, height, down);
  const isCover = picture.type === 'image' && picture.fit === 'cover';
  const scale = Math.min(across.to / across.from, down.to / down.from);
  const wide = fitAlong(x, width, across, { isUpright });
  const tall = fitAlong(y, height, down, { isUpright });
  const grown = isWide ? wide.length / width : isTall ? tall.length / height : scale;
  const isStretched = (isWide && isTall) || (isCover && (isWide || isTall));
  const fixed = { isUpright, anchor: 'middle' as const };
  const [column, row] = isStretched
    ? [wide, tall]
    : [
        isWide ? wide : fitAlong(x, width, across, { ...fixed, length: width * grown }),
        isTall
          ? tall
          : fitAlong(y, height, down, { ...fixed, anchor: 'start', length: height * grown }),
      ];
  const fills = isWide && isTall && picture.type === 'image' && !isCover && isFull(picture);
  return {
    ...picture,
    x_mm: column.start,
    y_mm: row.start,
    width_mm: column.length,
    height_mm: row.length,
    ...(fills && { fit: 'cover' }),
  };
}

/** Fits an element to another sheet: same relative position, scaled; edges at the bleed stay there. */
function fitElement(element: FrameElement, from: FrameSize, to: FrameSize): FrameElement {
  const across = sideOf('width_mm', from, to);
  const down = sideOf('height_mm', from, to);
  const scale = Math.min(across.to / across.from, down.to / down.from);
  const { x_mm: x, y_mm: y, width_mm: width } = element;
  const isUpright = (element.rotation_deg ?? 0) % 180 === 0;
  const column = fitAlong(x, width, across, { isUpright });
  const laidOut = { ...element, x_mm: column.start, width_mm: column.length };

  if (laidOut.type === 'text') {
    const { height_mm: height, font_size_pt: points } = laidOut;
    const row = fitAlong(y, height ?? 0.1, down, { isUpright });
    return {
      ...laidOut,
      y_mm: row.start,
      ...(height !== undefined && { height_mm: row.length }),
      font_size_pt: textSize(points, scale),
    };
  }
  if (laidOut.type === 'shape') {
    const row = fitAlong(y, laidOut.height_mm, down, { isUpright });
    return { ...laidOut, y_mm: row.start, height_mm: row.length };
  }
  if (element.type === 'image' || element.type === 'logo') return fitPicture(element, across, down);

  const length = width * scale;
  const place = fitAlong(x, width, across, { isUpright, length, anchor: 'middle' });
  const { start } = fitAlong(y, width, down, { isUpright, length, anchor: 'start' });
  return { ...element, x_mm: place.start, y_mm: start, width_mm: place.length };
}

export interface ResizeFrame {
  type: 'resizeFrame';
  size: FrameSize;
}

const isSame = (from: FrameSize, to: FrameSize) =>
  from.width_mm === to.width_mm &&
  from.height_mm === to.height_mm &&
  from.bleed_mm === to.bleed_mm &&
  from.cut === to.cut &&
  from.fold === to.fold &&
  from.placement === to.placement;

const artOf = (document: FrameDocument) => ({
  document,
  codeText: usualCodeText,
  language: 'en-US',
});

const tooSmallOf = (frame: FrameDocument, wantsFixes: boolean) =>
  findScanIssues(artOf(frame), wantsFixes).find(({ code }) => code === 'too_small_for_distance');

/** Enlarges the code to the size recommended for the new sheet, if it became too small and there is space. */
function withSafeCode(frame: FrameDocument, before: FrameDocument): FrameDocument {
  if (!tooSmallOf(frame, false) || tooSmallOf(before, false)) return frame;
  const fix = tooSmallOf(frame, true)?.fix;
  return fix?.kind === 'place' && !fix.toFront
    ? applyFix({ document: frame }, fix).document
    : frame;
}

/**
 * Moves the art to another sheet size. Computed from the frame before the first of several
 * consecutive size changes, so that trying out sizes loses nothing.
 */
export function resizeFrame(
  frame: FrameDocument,
  { size }: ResizeFrame,
  before: FrameDocument = frame,
): FrameDocument {
  if (isSame(frame.size, size)) return frame;
  const from = before.size;
  const isAsBefore = from.width_mm === size.width_mm && from.height_mm === size.height_mm;
  if (isAsBefore && from.bleed_mm === size.bleed_mm) {
    return { ...frame, size, content: before.content };
  }
  const fitted = before.content.map((element) => {
    const moved = fitElement(element, from, size);
    return isAlready(element, moved) ? element : moved;
  });
  const isMoved = fitted.some((element, index) => element !== before.content[index]);
  const resized = { ...frame, size, content: isMoved ? fitted : before.content };
  return isAsBefore ? resized : withSafeCode(resized, before);
}
