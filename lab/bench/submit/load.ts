import { connect, type Socket } from 'node:net';

import type { Post } from './answers.ts';

/** Result of a period of load. */
export interface Sent {
  /** Number of acknowledged answers. */
  acknowledged: number;
  seconds: number;
  /** Milliseconds that each one took. */
  times: number[];
  /** Number of other responses, by status. */
  refused: Map<number, number>;
}

/** The least that this benchmark has to know of HTTP: a status, and where the answer ends. */
const readAnswer = (text: string): { status: number; length: number } | undefined => {
  const head = text.indexOf('\r\n\r\n');
  if (head === -1) return undefined;
  const status = Number(text.slice(9, 12));
  const said = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head + 2));
  if (said) {
    const length = head + 4 + Number(said[1]);
    return text.length < length ? undefined : { status, length };
  }
  const end = text.indexOf('0\r\n\r\n', head);
  return end === -1 ? undefined : { status, length: end + 5 };
};

const toText = (host: string, { path, headers, body }: Post): string =>
  [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    'user-agent: Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');

/**
 * Sends over so many connections for so long, one request at a time on each, and waits for every
 * answer. Plain sockets: a client for benchmarks takes as much of two processors as the server, and
 * hangs up on answers that are under way when the time is over, which then cannot be counted.
 */
export async function load(
  origin: string,
  draw: () => Post,
  connections: number,
  milliseconds: number,
): Promise<Sent> {
  const { hostname, port, host } = new URL(origin);
  const times: number[] = [];
  const refused = new Map<number, number>();
  const startedAt = performance.now();
  const until = startedAt + milliseconds;

  const work = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let sentAt = 0;
      let received = '';
      const send = () => {
        if (performance.now() >= until) {
          socket.end();
          resolve();
          return;
        }
        sentAt = performance.now();
        socket.write(toText(host, draw()));
      };
      socket.setNoDelay(true);
      // One byte per character: lengths are in bytes.
      socket.setEncoding('latin1');
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('The server hung up.')));
      socket.on('data', (chunk: string) => {
        received += chunk;
        const answer = readAnswer(received);
        if (!answer) return;
        received = received.slice(answer.length);
        if (answer.status === 200 || answer.status === 201) times.push(performance.now() - sentAt);
        else refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1);
        send();
      });
      socket.once('connect', send);
    });

  await Promise.all(
    Array.from({ length: connections }, () => work(connect(Number(port), hostname))),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  return { acknowledged: times.length, seconds, times, refused };
}
