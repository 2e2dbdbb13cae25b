import type { RequestListener } from 'node:http';

import { ApolloServer, HeaderMap } from '@apollo/server';

import { schema } from '../../packages/gateway/src/schema.ts';
import { createHttp, type CallApi } from '../../packages/gateway/src/sources/http.ts';
import { createSingleFlight } from '../../packages/gateway/src/sources/singleFlight.ts';
import { createSources } from '../../packages/gateway/src/sources/sources.ts';

/** Apollo Server on the same schema and resolvers, as its documentation has it behind Node's server. */
export async function apolloListener(callApi: CallApi, apiBase: string): Promise<RequestListener> {
  const apollo = new ApolloServer({ schema, introspection: false });
  await apollo.start();
  const refreshes = createSingleFlight();

  return async (incoming, outgoing) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const headers = new HeaderMap();
    for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
    const {
      body,
      headers: answered,
      status,
    } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: incoming.method ?? 'POST',
        headers,
        search: '',
        body: JSON.parse(Buffer.concat(parts).toString()) as unknown,
      },
      context: () => {
        const sources = createSources(createHttp(callApi, apiBase, {}), refreshes);
        return Promise.resolve({ sources, version: '0', helpAddress: 'help@api.test' });
      },
    });
    outgoing.writeHead(status ?? 200, Object.fromEntries(answered));
    outgoing.end(body.kind === 'complete' ? body.string : '');
  };
}
