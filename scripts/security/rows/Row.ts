/** A row of the test plan: what is attacked, and what holds that nothing comes of it. */
export interface Row {
  id: string;
  what: string;
  /** Paths of test files from the root. */
  files: readonly string[];
  /** Whether it takes minutes, and is asked with `--all` alone. */
  isLong?: boolean;
  /** A program of Debian without which it is left out. */
  needs?: string;
  /** What of it nothing tests. */
  missing?: string;
}
