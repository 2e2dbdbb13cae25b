import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { ApolloServer, HeaderMap } from '@apollo/server';
import { getRequestListener } from '@hono/node-server';
import autocannon from 'autocannon';
import pino from 'pino';

import { hashOf } from '../packages/gateway/src/operations/knownOperations.ts';
import { schema } from '../packages/gateway/src/schema.ts';
import { createGateway } from '../packages/gateway/src/server.ts';
import { createHttp } from '../packages/gateway/src/sources/http.ts';
import { createSingleFlight } from '../packages/gateway/src/sources/singleFlight.ts';
import { createSources } from '../packages/gateway/src/sources/sources.ts';
import { median } from './median.ts';

/**
 * Requests per second of the gateway's engine against @apollo/server: the same schema, the same
 * resolvers, the same API, which answers from memory. Both behind Node's own HTTP server, measured
 * in turns (A B A B) so that a noisy machine disturbs both; the median of each counts. Each is asked as
 * it is in production: ours by the hash of an operation that it knows, the other by its text.
 */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);

const company = (n: number) => ({
  id: `company-${n}`,
  name: `Company ${n}`,
  address: 'Lipowa 1',
  registration_number: '0012345',
  representative: 'Anna Nowak',
  date_created: '2026-11-01T10:00:00.000Z',
  location_count: 1,
  code_count: 2,
});
const fifty = JSON.stringify({
  count: 50,
  results: Array.from({ length: 50 }, (_, n) => company(n)),
});
const one = JSON.stringify({ count: 1, results: [company(1)] });

const callApi = (request: Request) =>
  Promise.resolve(new Response(request.url.includes('ids=') ? one : fifty));

const fields =
  'id name address registrationNumber representative dateCreated locationCount codeCount';
const questions = {
  'one object': `{ company(id: "company-1") { ${fields} } }`,
  'list of 50': `{ companies(page: { pageSize: 50 }) { items { ${fields} } pageInfo { totalCount } } }`,
};

const texts = new Map(Object.values(questions).map((text) => [hashOf(text), text]));

const gateway = createGateway({
  env: {
    apiBase: 'http://api.test',
    production: true,
    anyOperation: false,
    version: '0',
    helpAddress: 'help@api.test',
  },
  fetch: callApi,
  earlierOperation: (hash) => Promise.resolve(texts.get(hash)),
  logger: pino({ level: 'silent' }),
});
const ours = getRequestListener(
  (request) => gateway.fetch(request, { clientAddress: '::1', requestId: 'bench-0001' }),
  { overrideGlobalObjects: false },
);

const apollo = new ApolloServer({ schema, introspection: false });
await apollo.start();
const refreshes = createSingleFlight();
const theirs: RequestListener = async (incoming, outgoing) => {
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
      const http = createHttp(callApi, 'http://api.test', {});
      const sources = createSources(http, refreshes);
      return Promise.resolve({ sources, version: '0', helpAddress: 'help@api.test' });
    },
  });
  outgoing.writeHead(status ?? 200, Object.fromEntries(answered));
  outgoing.end(body.kind === 'complete' ? body.string : '');
};

/** Requests per second over a few seconds. Any answer that is not 200 makes the run void. */
async function measure(listener: RequestListener, body: object): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    connections: 20,
    duration: seconds,
    warmup: { connections: 20, duration: 1 },
  });
  server.closeAllConnections();
  server.close();
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`Not every answer to ${JSON.stringify(body)} was 200.`);
  return result.requests.average;
}

const byHash = (query: string) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(query) } },
});

for (const [name, query] of Object.entries(questions)) {
  const yoga: number[] = [];
  const other: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    yoga.push(await measure(ours, byHash(query)));
    other.push(await measure(theirs, { query }));
  }
  const [a, b] = [median(yoga), median(other)];
  console.log(
    `${name}: gateway ${a.toFixed(0)}/s, @apollo/server ${b.toFixed(0)}/s, ratio ${(a / b).toFixed(2)}`,
  );
}
await apollo.stop();
