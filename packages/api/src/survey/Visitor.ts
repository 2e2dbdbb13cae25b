/** Who sends a request to a survey. The address is looked at and forgotten. */
export interface Visitor {
  address: string;
  userAgent: string;
  /** A browser that fetches ahead shows nobody anything. */
  isPrefetch: boolean;
}
