import { max } from 'd3';

import { IntervalBar } from '../../charts/IntervalBar/IntervalBar';
import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { enoughToTell, type Estimate } from '../EstimateFigure';
import { early } from '../figure.css';
import { widgetWords } from '../words';
import * as styles from './Effect.css';
import { themeWords, type ThemeWords } from './words';

/** Effect of a theme on ratings. `unclear` if the interval, as displayed, contains zero. */
type EffectNews = 'better' | 'worse' | 'unclear' | 'early';

// The sign of a bound displayed as "0.0" is not visible, so it counts as zero.
const asShown = (bound: number) => Math.round(bound * 10);

/** Classifies an effect. `early`: the sample is too small. */
export function readEffect({ value, low, high, n }: Estimate): EffectNews {
  if (value === null || low === null || high === null || n < enoughToTell) return 'early';
  if (asShown(low) > 0) return 'better';
  return asShown(high) < 0 ? 'worse' : 'unclear';
}

/**
 * Returns the axis limit of effects, the same on both sides of zero: the farthest bound, rounded up to half a
 * rating, and at least 1, or small effects would look large. Effects with too small a sample are skipped.
 */
export function layOutEffects(effects: readonly Estimate[]): number {
  const told = effects.filter((effect) => readEffect(effect) !== 'early');
  const farthest = max(told, ({ low, high }) => Math.max(Math.abs(low ?? 0), Math.abs(high ?? 0)));
  return Math.max(1, Math.ceil((farthest ?? 0) * 2) / 2);
}

/** Names in a finding, on each side. */
const mostNamed = 3;

/** The finding of themes, the commonest first: which is said most, and which clearly go with ratings. Undefined without any. */
export function findEffects(
  rows: readonly { readonly label: string; readonly effect: Estimate }[],
  words: ThemeWords,
): string | undefined {
  const namesOf = (side: EffectNews) =>
    rows
      .filter(({ effect }) => readEffect(effect) === side)
      .toSorted((a, b) => Math.abs(b.effect.value ?? 0) - Math.abs(a.effect.value ?? 0))
      .slice(0, mostNamed)
      .map(({ label }) => label)
      .join(', ');
  return rows[0] && words.found(rows[0].label, namesOf('better'), namesOf('worse'));
}

interface Props {
  effect: Estimate;
  /** Axis limit on both sides of zero. */
  reach: number;
}

/** Effect of a theme on ratings: a point and an interval around zero, and the same as text. */
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
    <div className={styles.effect} data-news={news}>
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
