import type { Sources } from './sources/sources.ts';

/** What every resolver is handed. Made per request. */
export interface GatewayContext {
  sources: Sources;
  /** The product's version, such as `0.0.268`. */
  version: string;
}
