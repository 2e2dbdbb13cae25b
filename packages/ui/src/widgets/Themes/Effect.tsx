import { IntervalBar } from '../../charts/IntervalBar/IntervalBar';
import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import type { Estimate } from '../Estimate';
import { early } from '../figure.css';
import { widgetWords } from '../words';
import * as styles from './Effect.css';
import { readEffect } from './layOutEffects';
import { themeWords } from './words';

interface Props {
  effect: Estimate;
  /** How far the axis reaches to both sides of zero. */
  reach: number;
}

/** What a theme does to ratings: a point and a band around zero, and the same in words. */
export function Effect({ effect, reach }: Props) {
  const words = useWords(widgetWords);
  const own = useWords(themeWords);
  const formats = useFormats();
  const news = readEffect(effect);
  const { value, low, high, n } = effect;

  if (news === 'early' || value === null || low === null || high === null) {
    return (
      <div className={styles.effect}>
        <span className={styles.head}>{own.effect}</span>
        <p className={styles.words}>
          <span className={early}>{words.tooEarly}</span>, {words.restsOn(n)}
        </p>
      </div>
    );
  }
  return (
    <div className={styles.effect}>
      <span className={styles.head}>{own.effect}</span>
      <div className={styles.bar}>
        <IntervalBar
          value={value}
          low={low}
          high={high}
          from={-reach}
          to={reach}
          zero={0}
          tone={news}
        />
      </div>
      <p className={styles.words}>
        <span className={styles.figure} data-news={news}>
          {news === 'unclear' ? own.noClearEffect : formats.change(value)}
        </span>
        , {own.interval(formats.change(low), formats.change(high))}
      </p>
    </div>
  );
}
