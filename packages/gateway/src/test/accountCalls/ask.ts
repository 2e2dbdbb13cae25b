import { Agent, request, type IncomingMessage } from 'node:http';

/** A request as it goes over the wire: nothing is added, nothing is put right. */
export interface Question {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

const read = async (incoming: IncomingMessage): Promise<Answer> => {
  const pieces: Uint8Array[] = [];
  for await (const piece of incoming) pieces.push(piece as Uint8Array);
  return {
    status: incoming.statusCode ?? 0,
    headers: incoming.headers,
    text: Buffer.concat(pieces).toString(),
  };
};

/** A server that has refused a large body may close: such a connection is used once. */
const agentFor = (bytes: number) => (bytes > 1_000_000 ? false : agent);

/** Asks over a socket. Fetch would refuse to send half of what a stranger may. */
export const ask = (
  origin: string,
  { method, path, headers = {}, body }: Question,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const bytes = Buffer.byteLength(body ?? '');
    const length = body === undefined ? {} : { 'content-length': bytes };
    const asked = request(
      `${origin}${path}`,
      { method, agent: agentFor(bytes), headers: { ...length, ...headers } },
      (incoming) => void read(incoming).then(resolve, reject),
    );
    // Once an answer has begun, a broken upload changes nothing: the promise is settled.
    asked.once('error', reject);
    asked.end(body);
  });
