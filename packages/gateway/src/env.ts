import { readSettings, type Settings } from '@hearback/api/env';

/** The settings of the whole product, as far as the gateway cares. */
export interface GatewayEnv extends Settings {
  /** Where the API listens, without a slash at the end. Unset: in this process. */
  apiUrl: string | undefined;
  /** Outside production the graph may be explored: introspection and GraphiQL. */
  production: boolean;
}
