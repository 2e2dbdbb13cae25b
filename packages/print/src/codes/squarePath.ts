import type { Modules } from './encode.ts';
import { quietZone } from './quietZone.ts';
import { traceEdges, type Corner } from './traceEdges.ts';

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
