import type { PlaceKey } from './places.ts';

interface Habits {
  /** How busy each weekday is, Monday first; 1 is ordinary. */
  weekdays: readonly number[];
  /** How busy each hour of the day is, from midnight. */
  hours: readonly number[];
  /** The share of guests who answer in Polish. */
  polish: number;
}

/** When people come to each place, and how they speak. */
export const habits: Record<PlaceKey, Habits> = {
  market: {
    weekdays: [0.75, 0.8, 0.85, 0.95, 1.15, 1.5, 1.35],
    hours: [0, 0, 0, 0, 0, 0, 0, 0, 3, 5, 7, 8, 7, 6, 7, 9, 8, 6, 4, 3, 2, 1, 0, 0],
    polish: 0.56,
  },
  station: {
    weekdays: [1.25, 1.15, 1.15, 1.2, 1.3, 0.6, 0.5],
    hours: [0, 0, 0, 0, 0, 0, 4, 9, 8, 4, 3, 3, 4, 4, 3, 4, 7, 8, 5, 3, 1, 0, 0, 0],
    polish: 0.71,
  },
  bakery: {
    weekdays: [0.8, 0.85, 0.9, 0.95, 1.15, 2, 0.5],
    hours: [0, 0, 0, 0, 0, 0, 1, 6, 9, 9, 6, 4, 3, 3, 2, 3, 5, 4, 1, 0, 0, 0, 0, 0],
    polish: 0.86,
  },
};
