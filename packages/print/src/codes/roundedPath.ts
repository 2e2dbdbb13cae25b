import type { Modules } from './encode.ts';
import { quietZone } from './quietZone.ts';
import { traceEdges, type Corner } from './traceEdges.ts';

/** A quarter turn to the right, by the direction before it: right, down, left, up. */
const turns = ['q.5 0 .5 .5', 'q0 .5-.5 .5', 'q-.5 0-.5-.5', 'q0-.5 .5-.5'] as const;

/** The same path with round outer corners, which have light squares beside them. Inner ones stay sharp. */
export function roundedPath(modules: Modules): string {
  let d = '';
  for (const corners of traceEdges(modules)) {
    const [first] = corners;
    if (!first) continue;
    const isRound = ({ turn }: Corner) => (turn === 'right' ? 0.5 : 0);
    // Each outline begins at a top left, on its way to the right.
    d += `M${first.x + quietZone + isRound(first)} ${first.y + quietZone}`;
    for (const [at, from] of corners.entries()) {
      const to = corners[at + 1] ?? first;
      const [byX, byY] = [to.x - from.x, to.y - from.y];
      const length = Math.abs(byX + byY) - isRound(from) - isRound(to);
      if (length > 0)
        d += byY === 0 ? `h${Math.sign(byX) * length}` : `v${Math.sign(byY) * length}`;
      if (isRound(to)) d += turns[byX > 0 ? 0 : byY > 0 ? 1 : byX < 0 ? 2 : 3];
    }
    d += 'z';
  }
  return d;
}
