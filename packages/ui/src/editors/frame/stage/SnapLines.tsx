import type { Area } from '@hearback/print/frames';

import type { SnapMark } from '../snapping/snapMove';
import { placeOf } from './millimetres';
import * as styles from './StageMarks.css';

interface Props {
  marks: readonly SnapMark[];
  paper: Area;
  /** Pixels per millimetre. */
  scale: number;
}

function pathOf({ kind, axis, at, from, to }: SnapMark, scale: number): string {
  if (kind === 'line') return axis === 'x' ? `M${at} ${from}V${to}` : `M${from} ${at}H${to}`;
  // A distance has a stop at each end.
  const stop = 4 / scale;
  return axis === 'x'
    ? `M${from} ${at}H${to}M${from} ${at - stop}v${2 * stop}M${to} ${at - stop}v${2 * stop}`
    : `M${at} ${from}V${to}M${at - stop} ${from}h${2 * stop}M${at - stop} ${to}h${2 * stop}`;
}

/** The lines and distances that what is moved has snapped to. */
export function SnapLines({ marks, paper, scale }: Props) {
  if (marks.length === 0) return null;
  return (
    <svg
      className={styles.marks}
      style={placeOf(paper)}
      viewBox={`${paper.x} ${paper.y} ${paper.width} ${paper.height}`}
      aria-hidden="true"
      data-snap-lines={marks.length}
    >
      <path className={styles.smart} d={marks.map((mark) => pathOf(mark, scale)).join('')} />
    </svg>
  );
}
