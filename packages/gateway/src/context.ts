import type { Sources } from './sources/sources.ts';

/** What every resolver is handed. Made per request. */
export interface GatewayContext {
  /** As it came; its signal tells that the caller is gone. */
  request: Request;
  sources: Sources;
  /** The product's version, such as `0.0.268`. */
  version: string;
  /** Where questions about the product go. */
  helpAddress: string;
  /** Where questions before an account go. */
  salesAddress: string;
  /** Where whoever asks can read the letters that no mail server took. Null: nowhere. */
  lettersAt: string | null;
}
