import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import { listen } from '../../listen.ts';

const host = '127.0.0.1';
const visitors = 500;

/** Opens connections that say something, and then a little more from time to time, without end. */
async function openSlowly(port: number, first: string, more: string): Promise<Socket[]> {
  const sockets = Array.from({ length: visitors }, () => {
    const socket = connect(port, host);
    // To be cut off is what is waited for.
    socket.on('error', () => undefined);
    socket.once('connect', () => socket.write(first));
    const drip = setInterval(() => socket.write(more), 1_000);
    socket.once('close', () => clearInterval(drip));
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

const stillOpen = (sockets: readonly Socket[]) =>
  sockets.filter((socket) => !socket.destroyed).length;

const slowHead = { first: `GET / HTTP/1.1\r\nHost: ${host}\r\n`, more: 'X-More: 1\r\n' };
const slowBody = {
  first: `POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 100000\r\n\r\n`,
  more: 'x',
};

/** Asks once a second for as long as there is somebody slow. Answers how long the slowest answer took. */
async function askBeside(port: number, sockets: readonly Socket[], mostSeconds: number) {
  let longestMs = 0;
  let seconds = 0;
  for (; seconds < mostSeconds && stillOpen(sockets) > 0; seconds += 1) {
    const began = performance.now();
    expect((await fetch(`http://${host}:${port}/`)).status).toBe(200);
    longestMs = Math.max(longestMs, performance.now() - began);
    await wait(1_000);
  }
  return { longestMs, seconds, left: stillOpen(sockets) };
}

// They take as long as the server's patience: a minute and more.
describe.runIf(process.env['SECURITY_ALL'])('five hundred who are slow on purpose', () => {
  const answer = async (request: Request) => {
    await request.text().catch(() => '');
    return new Response('fine');
  };

  it.each([
    { what: 'to say what they want', slow: slowHead, mostSeconds: 16 },
    { what: 'to send it', slow: slowBody, mostSeconds: 40 },
  ])(
    'are sent away, and others are served meanwhile: $what',
    async ({ slow, mostSeconds }) => {
      const server = await listen(answer, { host, port: 0 });
      const sockets = await openSlowly(server.port, slow.first, slow.more);
      const { left, longestMs } = await askBeside(server.port, sockets, mostSeconds);
      for (const socket of sockets) socket.destroy();
      await server.close();
      expect(left).toBe(0);
      expect(longestMs).toBeLessThan(5_000);
    },
    120_000,
  );

  it('would be noticed: a server without bounds keeps them all', async () => {
    const patient: Server = createServer(
      { headersTimeout: 0, requestTimeout: 0 },
      (_, outgoing) => void outgoing.end('fine'),
    );
    patient.listen(0, host);
    await once(patient, 'listening');
    const { port } = patient.address() as AddressInfo;
    const sockets = await openSlowly(port, slowHead.first, slowHead.more);
    const { left } = await askBeside(port, sockets, 16);
    for (const socket of sockets) socket.destroy();
    patient.close();
    expect(left).toBe(visitors);
  }, 120_000);
});
