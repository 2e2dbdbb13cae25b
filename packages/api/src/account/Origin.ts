import type { Provenance } from './securityEvents.sql.ts';

/** Where a request comes from. */
export interface Origin extends Provenance {
  /** As the browser calls itself, shortened. */
  userAgent: string;
}
