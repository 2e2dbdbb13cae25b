import type { Estimate } from '../EstimateFigure';

/** Results of one published version of a form. */
export interface ComparedForm {
  formId: string;
  title: string;
  version: number;
  /** A moment: `2026-11-21T18:04:00Z`. */
  publishedAt: string;
  submissions: number;
  averageRating: Estimate;
  /** -100 to 100. */
  nps: Estimate;
  /** A share. */
  commentRate: Estimate;
  /** Seconds. Null when there are none. */
  averageResponseTime: number | null;
  /** Change of the average rating since the previous version. All parts are null for the first. */
  change: VersionChange;
}

/** A difference of two averages, with its 95 % interval. */
export interface VersionChange {
  value: number | null;
  low: number | null;
  high: number | null;
}

/** Returns `unclear` if the interval contains zero, null if there is nothing to compare. */
export function directionOfChange({
  value,
  low,
  high,
}: VersionChange): 'better' | 'worse' | 'unclear' | null {
  if (value === null || low === null || high === null) return null;
  if (low > 0) return 'better';
  return high < 0 ? 'worse' : 'unclear';
}
