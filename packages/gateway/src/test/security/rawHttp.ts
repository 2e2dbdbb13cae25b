import { once } from 'node:events';
import { connect } from 'node:net';

/** One answer as it came over the wire. */
export interface RawAnswer {
  status: number;
  head: string;
  body: string;
}

/** Cuts what a server has sent into answers. Only lengths that are said are understood. */
function cut(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = text; rest.startsWith('HTTP/1.1 ');) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) break;
    const head = rest.slice(0, end);
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
    const body = rest.slice(end + 4, end + 4 + length);
    answers.push({ status: Number(head.slice(9, 12)), head, body });
    rest = rest.slice(end + 4 + length);
  }
  return answers;
}

/**
 * Sends bytes as they are, and answers what came back until the server closed. Bytes that would
 * leave the connection open have to end with a request that closes it.
 */
export async function sendRaw(port: number, bytes: string): Promise<RawAnswer[]> {
  const socket = connect(port, '127.0.0.1');
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => pieces.push(piece));
  // A server that refuses may cut the line while more is being sent.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(Buffer.from(bytes, 'latin1'));
  await once(socket, 'close');
  return cut(Buffer.concat(pieces).toString('latin1'));
}

/** A request line and headers, ended as HTTP ends them. */
export const request = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, ...headers].join('\r\n')}\r\n\r\n`;
