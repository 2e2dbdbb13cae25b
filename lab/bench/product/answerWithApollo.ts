import type { IncomingMessage } from 'node:http';

import { HeaderMap, type ApolloServer, type BaseContext } from '@apollo/server';

interface Answered {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** Runs Apollo Server on a request of Node's own server, without the overhead of its Express adapter. */
export async function answerWithApollo<Context extends BaseContext>(
  apollo: ApolloServer<Context>,
  incoming: IncomingMessage,
  context: () => Promise<Context>,
): Promise<Answered> {
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
    context,
  });
  return {
    status: status ?? 200,
    headers: Object.fromEntries(answered),
    text: body.kind === 'complete' ? body.string : '',
  };
}
