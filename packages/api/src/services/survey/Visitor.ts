/** Who sends a request to a survey. The address is looked at and forgotten. */
export interface Visitor {
  address: string;
  userAgent: string;
  /** A browser that fetches ahead shows nobody anything. */
  isPrefetch: boolean;
}

const programs =
  /bot\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|headless|lighthouse|curl|wget|python-|java\/|go-http|axios|node-fetch|^$/i;

/** Whether a request comes from a program that reads pages, by its own account. */
export const isProgram = ({ userAgent }: Visitor): boolean => programs.test(userAgent);
