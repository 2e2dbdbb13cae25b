/** A place to fill, in pixels. */
export interface PixelArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Slanting lines that fill a box, as the path of an SVG: a distinction without color.
 * They are drawn one by one, so that a saved drawing has them too.
 */
export function hatch({ x, y, width, height }: PixelArea, gap: number): string {
  const lines: string[] = [];
  // Each line is where x - y is the same; its ends are where it leaves the box.
  for (let offset = gap / 2 - height; offset < width; offset += gap) {
    const from = Math.max(0, offset);
    const to = Math.min(width, offset + height);
    if (to > from) lines.push(`M${x + from} ${y + from - offset}L${x + to} ${y + to - offset}`);
  }
  return lines.join('');
}
