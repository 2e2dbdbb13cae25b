import * as tipStyles from '../../charts/ChartProbe/ChartProbe.css';
import { undrawn } from '../../charts/drawing/undrawn';
import type { Size } from '../../charts/Size';
import type { PlacedWord } from './layOutCloud';
import * as styles from './WordCloud.css';

interface Props {
  /** The word that it speaks of. */
  at: PlacedWord;
  room: Size;
  words: string;
}

/** What a word stands for. It stands on the word's outer side, where it hides less of the cloud. */
export function CloudTip({ at: { left, top, width, height }, room, words }: Props) {
  const isLow = top + height / 2 > room.height / 2;
  const middle = left + width / 2;
  return (
    <div
      className={`${tipStyles.tip} ${styles.tip}`}
      {...undrawn}
      aria-hidden="true"
      style={{
        ...(isLow ? { top: top + height + 4 } : { bottom: room.height - top + 4 }),
        left: middle,
        // As far along itself as the word is along the cloud: however wide, it stays inside.
        transform: `translateX(${(-100 * middle) / room.width}%)`,
      }}
    >
      {words}
    </div>
  );
}
