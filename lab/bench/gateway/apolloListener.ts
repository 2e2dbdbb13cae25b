import type { RequestListener } from 'node:http';

import { ApolloServer } from '@apollo/server';

import { schema } from '../../../packages/gateway/src/schema.ts';
import { createHttp, type CallApi } from '../../../packages/gateway/src/sources/http.ts';
import { createSingleFlight } from '../../../packages/gateway/src/sources/singleFlight.ts';
import { createSources } from '../../../packages/gateway/src/sources/sources.ts';
import { answerWithApollo } from '../product/answerWithApollo.ts';

/** Apollo Server on the same schema and resolvers, as its documentation has it behind Node's server. */
export async function apolloListener(callApi: CallApi, apiBase: string): Promise<RequestListener> {
  const apollo = new ApolloServer({ schema, introspection: false });
  await apollo.start();
  const refreshes = createSingleFlight();

  return async (incoming, outgoing) => {
    const { status, headers, text } = await answerWithApollo(apollo, incoming, () => {
      const sources = createSources(createHttp(callApi, apiBase, {}), refreshes);
      return Promise.resolve({ sources, version: '0', helpAddress: 'help@api.test' });
    });
    outgoing.writeHead(status, headers);
    outgoing.end(text);
  };
}
