import type { StatsScansSubmissions } from './contract.ts';
import type { Series } from './findSeries.ts';

/** Scans and submissions of every day, zeroes included. */
export const countByDay = ({ dates, byDay }: Series): StatsScansSubmissions['series'] =>
  dates.map((date) => {
    const counts = byDay.get(date);
    return {
      date,
      scans: counts?.scans ?? 0,
      unique_scans: counts?.unique_scans ?? 0,
      submissions: counts?.submissions ?? 0,
    };
  });
