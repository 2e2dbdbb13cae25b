import type { Estimate } from '../Estimate';

/** What one published version of a form brought. */
export interface FormVersion {
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
  /** How the average rating moved since the version before. Null in all parts for the first. */
  change: VersionChange;
}

/** A difference of two averages, with its 95 % interval. */
export interface VersionChange {
  value: number | null;
  low: number | null;
  high: number | null;
}

/** Whether ratings moved for sure: an interval that holds zero says nothing. Null where nothing is compared. */
export function newsOf({ value, low, high }: VersionChange): 'better' | 'worse' | 'unclear' | null {
  if (value === null || low === null || high === null) return null;
  if (low > 0) return 'better';
  return high < 0 ? 'worse' : 'unclear';
}
