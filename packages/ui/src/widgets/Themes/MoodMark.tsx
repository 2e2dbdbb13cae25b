import type { Mood } from '../moods';
import * as styles from './Themes.css';

interface MoodMarkProps {
  mood: Mood;
}

const shapes: Readonly<Record<Mood, string>> = {
  positive: 'M6 1.5 11 10.5H1z',
  neutral: 'M1 4.5h10v3H1z',
  negative: 'M6 10.5 1 1.5h10z',
};

/** Sentiment as a shape and a color. Needs a label beside it. */
export function MoodMark({ mood }: MoodMarkProps) {
  return (
    <svg viewBox="0 0 12 12" className={styles.mark} data-mood={mood} aria-hidden="true">
      <path d={shapes[mood]} />
    </svg>
  );
}
