export interface Point {
  x: number;
  y: number;
}

/** The corners of a convex area, in order around it. Millimetres. */
export type Outline = readonly Point[];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The corners of a box that is turned clockwise around a point (its middle unless said). */
export function turnedBox(
  { x, y, width, height }: Box,
  degrees = 0,
  around: Point = { x: x + width / 2, y: y + height / 2 },
): Outline {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  return corners.map((corner) => turned(corner, degrees, around));
}

/** A point, turned clockwise around another. */
export function turned({ x, y }: Point, degrees: number, around: Point): Point {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const [across, down] = [x - around.x, y - around.y];
  return {
    x: around.x + across * cosine - down * sine,
    y: around.y + across * sine + down * cosine,
  };
}

/** The upright box around some points. */
export function boundsOfPoints(points: Outline): Box {
  const across = points.map(({ x }) => x);
  const down = points.map(({ y }) => y);
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}

/** How deep two areas lie in each other, along each direction of the first one's edges; the least. */
function depthAlong(one: Outline, other: Outline): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [index, from] of one.entries()) {
    const to = one[(index + 1) % one.length] ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) continue;
    const normal = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
    const along = ({ x, y }: Point) => x * normal.x + y * normal.y;
    const [mine, theirs] = [one.map(along), other.map(along)];
    const depth = Math.min(
      Math.max(...mine) - Math.min(...theirs),
      Math.max(...theirs) - Math.min(...mine),
    );
    least = Math.min(least, depth);
  }
  return least;
}

/** How deep two areas lie in each other, in millimetres; nothing or less when they are apart. */
export const depthOf = (one: Outline, other: Outline): number =>
  Math.min(depthAlong(one, other), depthAlong(other, one));
