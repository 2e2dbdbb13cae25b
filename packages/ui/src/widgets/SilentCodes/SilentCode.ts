/** A code that used to be scanned and is not any more. */
export interface SilentCode {
  id: string;
  name: string;
  /** Where it is. */
  location: string;
  /** The day of its last scan, as `2026-11-03`. */
  lastScan: string;
  /** Whole days since then, today left out. */
  silentDays: number;
  /** How many scans these days would have had. */
  expectedScans: number;
}
