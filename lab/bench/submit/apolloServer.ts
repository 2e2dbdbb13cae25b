import { createServer, type RequestListener } from 'node:http';

import { ApolloServer } from '@apollo/server';

import { answerWithApollo } from '../product/answerWithApollo.ts';

// Apollo Server as it is commonly put before a REST API: one resolver, one call over HTTP.
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
  const { status, headers, text } = await answerWithApollo(apollo, incoming, () =>
    Promise.resolve({}),
  );
  const failed = text.includes('"errors"');
  outgoing.writeHead(failed ? 500 : status, headers);
  outgoing.end(text);
};

createServer(answerGraph).listen(Number(process.env['PORT']), '127.0.0.1');
