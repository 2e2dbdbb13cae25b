import { cutPathOf, type Area } from '@hearback/print/frames';
import type { FrameSize } from '@hearback/schema/documents';

import { positionStyle } from './view';
import { safeAreaOf } from './safeAreaOf';
import * as styles from './StageMarks.css';
import type { SnapMark } from '../snapping/snapMove';

interface Props {
  size: FrameSize;
  paper: Area;
  /** Grid spacing in millimeters. Undefined: the grid is hidden. */
  grid: number | undefined;
}

const rectangle = ({ x, y, width, height }: Area) => `M${x} ${y}h${width}v${height}h${-width}z`;

/** Positions of grid lines between two ends. */
const lines = (length: number, step: number) =>
  Array.from(
    { length: Math.max(0, Math.ceil(length / step) - 1) },
    (_, index) => (index + 1) * step,
  );

/** The trim line, the safe area, the cover over what is cut off, the fold and the grid. */
export function StageMarks({ size, paper, grid }: Props) {
  const { width_mm: width, height_mm: height } = size;
  const cut = cutPathOf({ ...size, fold: 'none' });
  const gridPath =
    grid === undefined
      ? ''
      : [
          ...lines(width, grid).map((x) => `M${x} 0V${height}`),
          ...lines(height, grid).map((y) => `M0 ${y}H${width}`),
        ].join('');

  return (
    <svg
      className={styles.marks}
      style={positionStyle(paper)}
      viewBox={`${paper.x} ${paper.y} ${paper.width} ${paper.height}`}
      aria-hidden="true"
    >
      <path className={styles.veil} fillRule="evenodd" d={rectangle(paper) + cut} />
      {gridPath !== '' && <path className={styles.grid} d={gridPath} />}
      <path className={styles.cut} d={cut} />
      <path className={styles.safe} d={safePath(size)} />
      {size.fold === 'tent' && <path className={styles.fold} d={`M${paper.x} 0h${paper.width}`} />}
    </svg>
  );
}

/** Outline of the safe area: a smaller circle on a round sheet. */
function safePath(size: FrameSize): string {
  const safe = safeAreaOf(size);
  if (size.cut !== 'round') return rectangle(safe);
  const [rx, ry] = [safe.width / 2, safe.height / 2];
  return `M${safe.x} ${safe.y + ry}a${rx} ${ry} 0 1 0 ${safe.width} 0a${rx} ${ry} 0 1 0 ${-safe.width} 0z`;
}

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
