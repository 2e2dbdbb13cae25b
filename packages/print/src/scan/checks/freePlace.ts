import type { CodeOnFrame } from '../codeOf.ts';
import { inkOf } from '../outlines/inkOf.ts';
import { isOnSheet } from '../outlines/isOnSheet.ts';
import { boundsOfPoints, depthOf, turnedBox, type ConvexOutline } from '../outlines/Outline.ts';
import type { ScanArt, ScanFix } from '../ScanReport.ts';
import { cutToleranceMm } from '../thresholds.ts';

/** Resolution of the search: steps per longer side of the sheet. */
const steps = 48;

const round = (mm: number) => Math.round(mm * 100) / 100;

/** Areas that the code must not lie on, and areas that must not lie on the code. */
function obstaclesOf({ document }: Pick<ScanArt, 'document'>, code: CodeOnFrame): ConvexOutline[] {
  return document.content.flatMap((element, index) => {
    if (index === code.index) return [];
    // Grounds are there to be stood on.
    const isGround = index < code.index && element.type === 'shape';
    return isGround ? [] : inkOf(element);
  });
}

interface Spot {
  x_mm: number;
  y_mm: number;
  width_mm: number;
}

/** The nearest spot on the sheet, of those that pass. */
function nearestSpot(
  art: Pick<ScanArt, 'document'>,
  code: CodeOnFrame,
  width_mm: number,
  passes: (outline: ConvexOutline) => boolean,
): Spot | undefined {
  const { element } = code;
  const { size } = art.document;
  const step = Math.max(size.width_mm, size.height_mm) / steps;
  const middle = {
    x: element.x_mm + element.width_mm / 2,
    y: element.y_mm + element.width_mm / 2,
  };
  const places = [{ ...middle, distance: 0 }];
  for (let y = 0; y <= size.height_mm; y += step) {
    for (let x = 0; x <= size.width_mm; x += step) {
      places.push({ x, y, distance: Math.hypot(x - middle.x, y - middle.y) });
    }
  }
  places.push({
    x: size.width_mm / 2,
    y: size.height_mm / 2,
    distance: Math.hypot(size.width_mm / 2 - middle.x, size.height_mm / 2 - middle.y),
  });
  places.sort((one, other) => one.distance - other.distance);

  for (const { x, y } of places) {
    const spot = { x_mm: round(x - width_mm / 2), y_mm: round(y - width_mm / 2), width_mm };
    const box = { x: spot.x_mm, y: spot.y_mm, width: width_mm, height: width_mm };
    const outline = turnedBox(box, element.rotation_deg);
    if (isOnSheet(outline, size, cutToleranceMm) && passes(outline)) return spot;
  }
  return undefined;
}

/**
 * Finds the position nearest to the code's present one, in the first of these widths that has a
 * free place. If none has, the code is moved to the top of the drawing order.
 */
export function freePlace(
  art: Pick<ScanArt, 'document'>,
  code: CodeOnFrame,
  widths: readonly number[],
): ScanFix | undefined {
  const obstacles = obstaclesOf(art, code);
  const isFree = (outline: ConvexOutline) => {
    const bounds = boundsOfPoints(outline);
    return obstacles.every(
      (obstacle) => !overlap(bounds, boundsOfPoints(obstacle)) || depthOf(outline, obstacle) <= 0,
    );
  };
  for (const [passes, toFront] of [
    [isFree, false],
    [() => true, true],
  ] as const) {
    for (const width of widths) {
      const spot = nearestSpot(art, code, Math.ceil(width * 10) / 10, passes);
      if (spot) return { kind: 'place', ...spot, toFront };
    }
  }
  return undefined;
}

type Bounds = ReturnType<typeof boundsOfPoints>;

/** True if two bounding boxes overlap: a cheap test before the exact one of the outlines. */
const overlap = (one: Bounds, other: Bounds): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
