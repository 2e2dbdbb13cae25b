/** How far the handles of a quarter circle reach, for a radius of one. */
const kappa = 0.5523;

/** An ellipse of four curves. */
export function ellipsePath(cx: number, cy: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * kappa, ry * kappa];
  return [
    `M${cx + rx} ${cy}`,
    `C${cx + rx} ${cy + ky} ${cx + kx} ${cy + ry} ${cx} ${cy + ry}`,
    `C${cx - kx} ${cy + ry} ${cx - rx} ${cy + ky} ${cx - rx} ${cy}`,
    `C${cx - rx} ${cy - ky} ${cx - kx} ${cy - ry} ${cx} ${cy - ry}`,
    `C${cx + kx} ${cy - ry} ${cx + rx} ${cy - ky} ${cx + rx} ${cy}Z`,
  ].join('');
}

/** A rectangle, its corners round where it has a radius. */
export function rectanglePath(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
  const k = r * (1 - kappa);
  const [right, bottom] = [x + width, y + height];
  return [
    `M${x + r} ${y}H${right - r}`,
    `C${right - k} ${y} ${right} ${y + k} ${right} ${y + r}V${bottom - r}`,
    `C${right} ${bottom - k} ${right - k} ${bottom} ${right - r} ${bottom}H${x + r}`,
    `C${x + k} ${bottom} ${x} ${bottom - k} ${x} ${bottom - r}V${y + r}`,
    `C${x} ${y + k} ${x + k} ${y} ${x + r} ${y}Z`,
  ].join('');
}
