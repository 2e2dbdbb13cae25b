import { max } from 'd3';

import { enoughToTell, type Estimate } from '../Estimate';

/** What a theme does to ratings. `unclear` where the interval, as it is written, holds zero: there is no news then. */
export type EffectNews = 'better' | 'worse' | 'unclear' | 'early';

// Of a bound that reads "0.0" nobody can see on which side of zero it is.
const asShown = (bound: number) => Math.round(bound * 10);

/** What may be said of an effect. */
export function readEffect({ value, low, high, n }: Estimate): EffectNews {
  if (value === null || low === null || high === null || n < enoughToTell) return 'early';
  if (asShown(low) > 0) return 'better';
  return asShown(high) < 0 ? 'worse' : 'unclear';
}

/**
 * How far the axis of effects reaches, to both sides of zero alike: to the farthest bound, in halves of a
 * rating, and to one whole at least, or small effects would look large. What is too early is not drawn.
 */
export function layOutEffects(effects: readonly Estimate[]): number {
  const told = effects.filter((effect) => readEffect(effect) !== 'early');
  const farthest = max(told, ({ low, high }) => Math.max(Math.abs(low ?? 0), Math.abs(high ?? 0)));
  return Math.max(1, Math.ceil((farthest ?? 0) * 2) / 2);
}
