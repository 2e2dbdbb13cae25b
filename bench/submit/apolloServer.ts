import { createServer, type RequestListener } from 'node:http';

import { ApolloServer, HeaderMap } from '@apollo/server';

// Apollo Server as it is commonly put before a REST API: one resolver, one call over HTTP. It is
// given less to do than its own adapter for Express would: nothing stands between it and Node.
const rest = process.env['BENCH_REST'] ?? '';

const apollo = new ApolloServer({
  introspection: false,
  typeDefs: `
    input Answer { client_id: ID!, scan_token: ID, form_version: Int, language: String,
      channel: String, duration: Float, rating: Int, comment: String, name: String, email: String }
    type Receipt { receipt: ID! }
    type Query { _: Boolean }
    type Mutation { submit(input: Answer!): Receipt! }`,
  resolvers: {
    Mutation: {
      submit: async (_: unknown, { input }: { input: object }) => {
        const answer = await fetch(rest, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(input),
        });
        if (!answer.ok) throw new Error(`REST answered ${answer.status}`);
        return answer.json();
      },
    },
  },
});
await apollo.start();

const answerGraph: RequestListener = async (incoming, outgoing) => {
  if (incoming.url === '/readyz') {
    outgoing.end('ok');
    return;
  }
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
    context: () => Promise.resolve({}),
  });
  const text = body.kind === 'complete' ? body.string : '';
  const failed = text.includes('"errors"');
  outgoing.writeHead(failed ? 500 : (status ?? 200), Object.fromEntries(answered));
  outgoing.end(text);
};

createServer(answerGraph).listen(Number(process.env['PORT']), '127.0.0.1');
