import type { PlaceRow } from './sortPlaces';

interface Figures {
  rating: number | null;
  /** Half of the rating's interval. */
  spread?: number;
  answers: number;
  share?: number;
  location?: string;
  standing?: PlaceRow['standing'];
}

/** A place whose figures fit together. */
export function placeOf(
  name: string,
  { rating, spread = 0.4, answers, share = 0.34, location, standing = null }: Figures,
): PlaceRow {
  const scans = Math.round(answers / share);
  const around = (value: number | null, by: number, least: number, most: number, n: number) =>
    value === null
      ? { value, low: null, high: null, n: 0 }
      : { value, low: Math.max(least, value - by), high: Math.min(most, value + by), n };
  return {
    id: `${name} ${location ?? ''}`,
    name,
    location: location ?? null,
    standing,
    scans,
    submissions: answers,
    conversionRate: around(answers === 0 ? null : share, 1 / Math.sqrt(scans + 4), 0, 1, scans),
    averageRating: around(rating, spread, 1, 10, answers),
    nps: around(rating === null ? null : (rating - 7) * 34, spread * 26, -100, 100, answers),
    averageResponseTime: rating === null ? null : 31 + answers / 3,
  };
}

/** A café's places, best first by the lower end of the interval. */
export const places: readonly PlaceRow[] = [
  placeOf('Café Lipa, Old Town', {
    rating: 9.1,
    spread: 0.2,
    answers: 1214,
    share: 0.42,
    standing: 'ABOVE',
  }),
  placeOf('Café Lipa, Station', { rating: 8.7, spread: 0.3, answers: 431, share: 0.28 }),
  placeOf('Roastery', { rating: 7.4, spread: 0.5, answers: 58 }),
  placeOf('Café Lipa, Riverside', { rating: 8.9, spread: 2.1, answers: 6, share: 0.5 }),
  placeOf('Kiosk at the market', {
    rating: 6.2,
    spread: 0.7,
    answers: 44,
    share: 0.12,
    standing: 'BELOW',
  }),
  placeOf('Food truck', { rating: null, answers: 0 }),
];
