import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import { callOverHttp } from '../../../packages/gateway/src/api/overHttp.ts';
import { apolloListener } from './apolloListener.ts';
import { ourListener } from './ourListener.ts';
import { answerOfApi } from './questions.ts';

/** One contender in a process of its own: prints its address, and its CPU time on request. */
const [name = '', apiBase] = process.argv.slice(2);

const answerHere = (request: Request) => Promise.resolve(new Response(answerOfApi(request.url)));
const callApi = apiBase === undefined ? answerHere : callOverHttp;
const base = apiBase ?? 'http://api.test';

const listeners: Record<string, () => RequestListener | Promise<RequestListener>> = {
  api: () => (incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    outgoing.end(answerOfApi(incoming.url ?? ''));
  },
  gateway: () => ourListener(callApi, base, apiBase === undefined),
  apollo: () => apolloListener(callApi, base),
};
const listener = await listeners[name]?.();
if (!listener) throw new Error(`There is no contender called "${name}".`);

const server = createServer(listener);
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ workedUs: user + system });
});
process.on('disconnect', () => process.exit());
