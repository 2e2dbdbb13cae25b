import { once } from 'node:events';
import { createServer } from 'node:http';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string };
}

/** A step of a trace as OTLP carries it, in JSON. */
export interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  status: { code: number };
}

interface Sent {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

/** A collector of traces in this process, which can be told to fail. */
export async function startCollector() {
  const spans: SentSpan[] = [];
  const texts: string[] = [];
  const headers: (string | undefined)[] = [];
  let isBroken = false;
  const server = createServer(async (request, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (isBroken || request.url !== '/v1/traces') {
      answer.writeHead(500).end();
      return;
    }
    const text = Buffer.concat(chunks).toString();
    texts.push(text);
    headers.push(request.headers['x-team']?.toString());
    const { resourceSpans } = JSON.parse(text) as Sent;
    spans.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)));
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    /** Everything that came, as it came. */
    texts,
    /** Headers of each sender. */
    headers,
    fail: () => {
      isBroken = true;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
