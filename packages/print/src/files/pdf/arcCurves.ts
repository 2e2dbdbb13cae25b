/** The two handles of a curve and its end. */
export type Curve = [number, number, number, number, number, number];

/** An arc as SVG says it, from the point (x, y). */
export interface Arc {
  x: number;
  y: number;
  rx: number;
  ry: number;
  /** Degrees. */
  turn: number;
  isLarge: boolean;
  isClockwise: boolean;
  toX: number;
  toY: number;
}

/** An arc as curves of a quarter each: https://www.w3.org/TR/SVG11/implnote.html#ArcImplementationNotes */
export function arcCurves(arc: Arc): Curve[] {
  const { x, y, toX, toY, isLarge, isClockwise } = arc;
  if (x === toX && y === toY) return [];
  let [rx, ry] = [Math.abs(arc.rx), Math.abs(arc.ry)];
  if (rx === 0 || ry === 0) return [[x, y, toX, toY, toX, toY]];

  const angle = (arc.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // In the arc's own directions, around the middle between its ends.
  const halfX = (cos * (x - toX) + sin * (y - toY)) / 2;
  const halfY = (cos * (y - toY) - sin * (x - toX)) / 2;
  const reach = Math.sqrt((halfX / rx) ** 2 + (halfY / ry) ** 2);
  if (reach > 1) [rx, ry] = [rx * reach, ry * reach];
  const room = (rx * ry) ** 2 / ((rx * halfY) ** 2 + (ry * halfX) ** 2) - 1;
  const share = Math.sqrt(Math.max(0, room)) * (isLarge === isClockwise ? -1 : 1);
  const [ownX, ownY] = [(share * rx * halfY) / ry, (-share * ry * halfX) / rx];
  const middleX = cos * ownX - sin * ownY + (x + toX) / 2;
  const middleY = sin * ownX + cos * ownY + (y + toY) / 2;

  const from = Math.atan2((halfY - ownY) / ry, (halfX - ownX) / rx);
  const to = Math.atan2((-halfY - ownY) / ry, (-halfX - ownX) / rx);
  const whole = 2 * Math.PI;
  const swept = isClockwise
    ? (((to - from) % whole) + whole) % whole
    : -((((from - to) % whole) + whole) % whole);
  const count = Math.max(1, Math.ceil(Math.abs(swept) / (Math.PI / 2) - 1e-9));
  const step = swept / count;
  const handle = (4 / 3) * Math.tan(step / 4);
  const place = (ownCos: number, ownSin: number): [number, number] => [
    middleX + cos * rx * ownCos - sin * ry * ownSin,
    middleY + sin * rx * ownCos + cos * ry * ownSin,
  ];

  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [from + index * step, from + (index + 1) * step];
    const end: [number, number] =
      index === count - 1 ? [toX, toY] : place(Math.cos(b), Math.sin(b));
    return [
      ...place(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a)),
      ...place(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b)),
      ...end,
    ];
  });
}
