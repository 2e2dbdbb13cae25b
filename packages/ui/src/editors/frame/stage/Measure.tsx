import type { Draft } from './Draft';
import * as styles from './FrameStage.css';
import type { Room } from './view';

interface Props {
  measure: Draft['measure'];
  room: Room;
}

/** What is measured while something is dragged, beside the pointer and inside the table. */
export function Measure({ measure, room }: Props) {
  if (!measure) return null;
  const x = Math.max(4, Math.min(measure.at.x + 14, room.width - 120));
  const y = Math.max(4, Math.min(measure.at.y + 18, room.height - 28));
  return (
    <div className={styles.measure} style={{ transform: `translate(${x}px, ${y}px)` }} aria-hidden>
      {measure.words}
    </div>
  );
}
