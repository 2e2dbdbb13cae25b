import type { FunnelLimit, RatedPlace } from './layOutPlaces';

const around = (value: number, reach: number, n: number) => ({
  value,
  low: value - reach,
  high: value + reach,
  n,
});

/** A place whose figures fit together. */
export function ratedPlace(
  name: string,
  { rating, n, ...rest }: { rating: number; n: number } & Partial<RatedPlace>,
): RatedPlace {
  const share = Math.min(0.97, Math.max(0.02, (rating - 5) / 5));
  return {
    id: name,
    name,
    averageRating: around(rating, 4 / Math.sqrt(n), n),
    satisfied: {
      value: share,
      low: Math.max(0, share - 1 / Math.sqrt(n)),
      high: Math.min(1, share + 1 / Math.sqrt(n)),
      n,
    },
    nps: around((rating - 7) * 34, 130 / Math.sqrt(n), n),
    standing: null,
    target: null,
    targetChance: null,
    ...rest,
  };
}

/** A café's places, the highest mean first. */
export const ratedPlaces: readonly RatedPlace[] = [
  ratedPlace('Café Lipa, Riverside', { rating: 9.3, n: 6, target: 8.5 }),
  ratedPlace('Café Lipa, Old Town', {
    rating: 8.8,
    n: 414,
    standing: 'ABOVE',
    target: 8.5,
    targetChance: 0.993,
  }),
  ratedPlace('Café Lipa, Station', { rating: 8.1, n: 231, target: 8.5, targetChance: 0.004 }),
  ratedPlace('Roastery', { rating: 7.7, n: 58, target: 8, targetChance: 0.18 }),
  ratedPlace('Kiosk at the market', { rating: 6.1, n: 44, standing: 'BELOW' }),
];

/** Limits around a mean for places with up to so many ratings. */
export const funnelOf = (mean: number, most: number) => ({
  mean,
  placesDiffer: 0,
  limits: Array.from({ length: 32 }, (_, step): FunnelLimit => {
    const n = Math.round(10 * (most / 10) ** (step / 31));
    const reach = 2.1 / Math.sqrt(n);
    return {
      n,
      low: mean - 2.1 * reach,
      high: Math.min(10, mean + 1.8 * reach),
      outerLow: mean - 3.6 * reach,
      outerHigh: Math.min(10, mean + 2.6 * reach),
    };
  }),
});
