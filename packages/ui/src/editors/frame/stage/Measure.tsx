import type { GestureDraft } from './Gesture';
import * as styles from './FrameStage.css';
import type { Room } from './view';

interface MeasureProps {
  measure: GestureDraft['measure'];
  room: Room;
}

/** Measurement shown during a drag, beside the pointer and within the table. */
export function Measure({ measure, room }: MeasureProps) {
  if (!measure) return null;
  const x = Math.max(4, Math.min(measure.at.x + 14, room.width - 120));
  const y = Math.max(4, Math.min(measure.at.y + 18, room.height - 28));
  return (
    <div className={styles.measure} style={{ transform: `translate(${x}px, ${y}px)` }} aria-hidden>
      {measure.words}
    </div>
  );
}
