export interface SheetPoint {
  x: number;
  y: number;
}

/** The corners of a convex area, in order around it. Millimetres. */
export type ConvexOutline = readonly SheetPoint[];

export interface BoundingBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The corners of a box that is turned clockwise around a point (its middle unless said). */
export function turnedBox(
  { x, y, width, height }: BoundingBox,
  degrees = 0,
  around: SheetPoint = { x: x + width / 2, y: y + height / 2 },
): ConvexOutline {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  return corners.map((corner) => rotatePoint(corner, degrees, around));
}

/** A point, turned clockwise around another. */
export function rotatePoint({ x, y }: SheetPoint, degrees: number, around: SheetPoint): SheetPoint {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const [across, down] = [x - around.x, y - around.y];
  return {
    x: around.x + across * cosine - down * sine,
    y: around.y + across * sine + down * cosine,
  };
}

/** The upright box around some points. */
export function boundsOfPoints(points: ConvexOutline): BoundingBox {
  const across = points.map(({ x }) => x);
  const down = points.map(({ y }) => y);
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}

/** Smallest overlap of two areas along the normals of the first one's edges. */
function depthAlong(one: ConvexOutline, other: ConvexOutline): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [index, from] of one.entries()) {
    const to = one[(index + 1) % one.length] ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) continue;
    const normal = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
    const along = ({ x, y }: SheetPoint) => x * normal.x + y * normal.y;
    const [mine, theirs] = [one.map(along), other.map(along)];
    const depth = Math.min(
      Math.max(...mine) - Math.min(...theirs),
      Math.max(...theirs) - Math.min(...mine),
    );
    least = Math.min(least, depth);
  }
  return least;
}

/** Overlap depth of two areas in millimeters; zero or negative if they are apart. */
export const depthOf = (one: ConvexOutline, other: ConvexOutline): number =>
  Math.min(depthAlong(one, other), depthAlong(other, one));
