import type { RequestListener } from 'node:http';

import { ApolloServer } from '@apollo/server';

import { createApiForRequest } from '../../../packages/gateway/src/api/client.ts';
import type { CallApi } from '../../../packages/gateway/src/api/callApi.ts';
import { createSingleFlight } from '../../../packages/gateway/src/api/singleFlight.ts';
import { schema } from '../../../packages/gateway/src/schema.ts';
import { answerWithApollo } from '../product/answerWithApollo.ts';

/** Apollo Server on the same schema and resolvers, as its documentation has it behind Node's server. */
export async function apolloListener(callApi: CallApi, apiBase: string): Promise<RequestListener> {
  const apollo = new ApolloServer({ schema, introspection: false });
  await apollo.start();
  const refreshes = createSingleFlight();

  return async (incoming, outgoing) => {
    const { status, headers, text } = await answerWithApollo(apollo, incoming, () => {
      const { authorization } = incoming.headers;
      const api = createApiForRequest({
        call: callApi,
        base: apiBase,
        caller: {
          'x-forwarded-for': '::1',
          'x-request-id': 'bench-0001',
          ...(authorization !== undefined && { authorization }),
        },
      });
      return Promise.resolve({ api, refreshes, version: '0', helpAddress: 'help@api.test' });
    });
    outgoing.writeHead(status, headers);
    outgoing.end(text);
  };
}
