import { hatch } from '../../charts/hatch';
import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { legend, legendCount, legendKey } from '../legend.css';
import { widgetWords } from '../words';
import { moods, type SentimentDay } from './layOutMoods';
import * as styles from './SentimentOverTime.css';
import { addMoods } from './sumMoods';

const swatch = { x: 0, y: 0, width: 14, height: 14 };

/** Which part is which, as they stand from the top down, with its sum over the window. */
export function MoodLegend({ days }: { days: readonly SentimentDay[] }) {
  const words = useWords(widgetWords);
  const formats = useFormats();
  const sums = addMoods(days);

  return (
    <ul className={legend}>
      {moods.toReversed().map((mood) => (
        <li key={mood} className={legendKey}>
          <svg width={swatch.width} height={swatch.height} aria-hidden="true">
            <rect {...swatch} rx={2} className={styles.part} data-mood={mood} />
            {mood === 'negative' && <path d={hatch(swatch, 5)} className={styles.hatching} />}
          </svg>
          {words[mood]} <span className={legendCount}>{formats.count(sums[mood])}</span>
        </li>
      ))}
    </ul>
  );
}
