import type { Area } from '@hearback/print/frames';

import type { SnapMark } from '../snapping/snapMove';
import { positionStyle } from './view';
import * as styles from './StageMarks.css';

interface SnapLinesProps {
  marks: readonly SnapMark[];
  paper: Area;
  /** Pixels per millimeter. */
  scale: number;
}

function pathOf({ kind, axis, at, from, to }: SnapMark, scale: number): string {
  if (kind === 'line') return axis === 'x' ? `M${at} ${from}V${to}` : `M${from} ${at}H${to}`;
  // Length of the end marks of a gap.
  const stop = 4 / scale;
  return axis === 'x'
    ? `M${from} ${at}H${to}M${from} ${at - stop}v${2 * stop}M${to} ${at - stop}v${2 * stop}`
    : `M${at} ${from}V${to}M${at - stop} ${from}h${2 * stop}M${at - stop} ${to}h${2 * stop}`;
}

/** Snap lines and equal gaps of the dragged elements. */
export function SnapLines({ marks, paper, scale }: SnapLinesProps) {
  if (marks.length === 0) return null;
  return (
    <svg
      className={styles.marks}
      style={positionStyle(paper)}
      viewBox={`${paper.x} ${paper.y} ${paper.width} ${paper.height}`}
      aria-hidden="true"
      data-snap-lines={marks.length}
    >
      <path className={styles.smart} d={marks.map((mark) => pathOf(mark, scale)).join('')} />
    </svg>
  );
}
