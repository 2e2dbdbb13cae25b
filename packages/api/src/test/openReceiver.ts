import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A message as a program of somebody's receives it. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
}

/** A program that is told of things: an HTTP server of its own. */
export async function openReceiver(host = '127.0.0.1') {
  const received: Received[] = [];
  const answers: ((response: ServerResponse) => unknown)[] = [];
  const thank = (response: ServerResponse): void => {
    response.writeHead(204).end();
  };
  let usual: (response: ServerResponse) => unknown = thank;

  const server = createServer((request, response) => {
    void buffer(request).then((bytes) => {
      received.push({ headers: request.headers, body: bytes.toString('utf8'), bytes });
      (answers.shift() ?? usual)(response);
    });
  }).listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://${host}:${port}/hooks`,
    port,
    received,
    /** Answers the next message like this, the one after it as usual. */
    answerNext: (answer: (response: ServerResponse) => unknown) => answers.push(answer),
    /** Answers all further messages like this; well, when nothing is said. */
    answerAll: (answer: (response: ServerResponse) => unknown = thank) => {
      usual = answer;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof openReceiver>>;
