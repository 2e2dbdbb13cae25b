import type { StatsScansSubmissions } from '../../contract/stats.ts';

interface ScanDay {
  day: string;
  scans: number;
  unique_scans: number;
}

/** Scans and submissions of every day, zeroes included. */
export function countByDay(
  dates: readonly string[],
  scanned: readonly ScanDay[],
  answered: readonly { day: string; submissions: number }[],
): StatsScansSubmissions['series'] {
  const scans = new Map(scanned.map((row) => [row.day, row]));
  const answers = new Map(answered.map((row) => [row.day, row]));

  return dates.map((date) => ({
    date,
    scans: scans.get(date)?.scans ?? 0,
    unique_scans: scans.get(date)?.unique_scans ?? 0,
    submissions: answers.get(date)?.submissions ?? 0,
  }));
}
