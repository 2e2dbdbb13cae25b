import type { Modules } from './encode.ts';
import { quietZone } from './quietZone.ts';

/** Two numbers of a path: a minus keeps them apart by itself. */
const pair = (x: number, y: number) => (y < 0 ? `${x}${y}` : `${x} ${y}`);

/**
 * All dark modules as one path, one unit per module, the quiet zone included in the offsets. It goes
 * around what hangs together: lines inside would show as hairs on screens and in print.
 */
export function squarePath(modules: Modules): string {
  let d = '';
  let penX = 0;
  let penY = 0;
  for (const corners of traceEdges(modules)) {
    let from: Corner | undefined;
    for (const to of corners) {
      if (from === undefined) {
        const [x, y] = [to.x + quietZone, to.y + quietZone];
        // The first move is from the corner of the sheet: it may as well be an absolute one.
        d += `${d === '' ? 'M' : 'm'}${pair(x - penX, y - penY)}`;
        penX = x;
        penY = y;
      } else {
        d += from.y === to.y ? `h${to.x - from.x}` : `v${to.y - from.y}`;
      }
      from = to;
    }
    // It draws the last line, and takes the pen back to where this outline began.
    d += 'z';
  }
  return d;
}

/** A corner of an outline and its direction. Right is outwards: the dark squares are on the right. */
export interface Corner {
  x: number;
  y: number;
  turn: 'left' | 'right';
}

/** The modules as bytes, with a light margin, so that no bounds checks are needed. */
function withMargin(modules: Modules, width: number): Uint8Array {
  const dark = new Uint8Array(width * (modules.length + 2));
  let at = width + 1;
  for (const row of modules) {
    for (let x = 0; x < row.length; x += 1) if (row[x]) dark[at + x] = 1;
    at += width;
  }
  return dark;
}

/** The four ways to walk. Corners are numbered as the square to their right and below. */
const waysOf = (width: number) =>
  [
    { x: 1, y: 0, step: 1, onLeft: -width, onRight: 0 },
    { x: 0, y: 1, step: width, onLeft: 0, onRight: -1 },
    { x: -1, y: 0, step: -1, onLeft: -1, onRight: -width - 1 },
    { x: 0, y: -1, step: -width, onLeft: -width - 1, onRight: -width },
  ] as const;

/**
 * The outlines of the dark squares, clockwise, and those of the holes in them, the other way. Squares that
 * touch at a corner alone stay apart. Each begins at a top left, on its way to the right.
 */
export function traceEdges(modules: Modules): Corner[][] {
  const width = (modules[0]?.length ?? 0) + 2;
  const dark = withMargin(modules, width);
  const seen = new Uint8Array(dark.length);
  const ways = waysOf(width);

  /** Walks around from a square that has light above it and has not been passed. */
  const walk = (start: number): Corner[] => {
    let x = (start % width) - 1;
    let y = Math.floor(start / width) - 1;
    const corners: Corner[] = [{ x, y, turn: dark[start - 1] === 0 ? 'right' : 'left' }];
    let at = start;
    let direction = 0;
    for (;;) {
      const way = ways[direction as 0];
      if (direction === 0) seen[at] = 1;
      at += way.step;
      x += way.x;
      y += way.y;
      // The two squares ahead.
      const isOpen = dark[at + way.onRight] === 0;
      if (!isOpen && dark[at + way.onLeft] === 0) continue;
      direction = (direction + (isOpen ? 1 : 3)) % 4;
      if (at === start && direction === 0) return corners;
      corners.push({ x, y, turn: isOpen ? 'right' : 'left' });
    }
  };

  const edges: Corner[][] = [];
  for (let at = width; at < dark.length; at += 1) {
    if (dark[at] === 1 && dark[at - width] === 0 && seen[at] === 0) edges.push(walk(at));
  }
  return edges;
}
