import { readSettings, type Settings } from '@hearback/api/env';

/** The settings of the whole product, and what of them is the gateway's own. */
export interface GatewayEnv extends Settings {
  /** Base URL of an API in another process, without `/api`. Unset: it runs in this one. */
  apiUrl: string | undefined;
  /** False only for NODE_ENV=development, where the graph may be explored: introspection and GraphiQL. */
  production: boolean;
  /** True if clients may send operations of their own, not only those of our pages. */
  anyOperation: boolean;
}

/** A setting that stops the start, in a sentence that says what it must be. */
class GatewaySettingsError extends Error {
  override readonly name = 'GatewaySettingsError';
}

const readApiUrl = (text: string | undefined): string | undefined => {
  if (text === undefined || text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && ['http:', 'https:'].includes(url.protocol) && url.search === '') {
    return `${url.origin}${url.pathname}`.replace(/(?<!\/)\/+$/, '').replace(/\/api$/, '');
  }
  throw new GatewaySettingsError(
    `The setting API_URL is "${text}"; it must be the address of the API, such as http://127.0.0.1:4000.`,
  );
};

const readOperations = (text: string | undefined): 'known' | 'any' | undefined => {
  if (text === undefined || text === '') return undefined;
  if (text === 'known' || text === 'any') return text;
  throw new GatewaySettingsError(
    `The setting GRAPH_OPERATIONS is "${text}"; it must be known or any.`,
  );
};

/** Reads the settings once, at the start. */
export const readGatewayEnv = (source: Record<string, string | undefined>): GatewayEnv => {
  const production = source['NODE_ENV'] !== 'development';
  const operations = readOperations(source['GRAPH_OPERATIONS']) ?? (production ? 'known' : 'any');
  return {
    ...readSettings(source),
    apiUrl: readApiUrl(source['API_URL']),
    production,
    anyOperation: operations === 'any',
  };
};
