import type { Api } from './api/client.ts';
import type { SingleFlight } from './api/singleFlight.ts';

/** The context of resolvers, made per request. */
export interface GatewayContext {
  /** The original request; its signal aborts when the client disconnects. */
  request: Request;
  api: Api;
  /** Of all requests: sessions that are being refreshed, by their token. */
  refreshes: SingleFlight;
  /** The product's version, such as `0.0.268`. */
  version: string;
  /** Address for questions about the product. */
  helpAddress: string;
  /** Address for questions before an account. */
  salesAddress: string;
  /** Page with the letters that no mail server took. Null: the caller may not read them. */
  lettersAt: string | null;
}
