import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** Something on a port that is no proper mail server. */
export interface Listener {
  stop: () => Promise<void>;
}

async function listen(port: number, onConnection: (socket: Socket) => void): Promise<Listener> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    // Lines that break are what this is about.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    onConnection(socket);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    stop: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

/** Takes connections, and never says a word. */
export const startBlackHole = (port: number): Promise<Listener> => listen(port, () => undefined);

/** Proxy of a mail server: cuts the connection once the letter is delivered, before the acknowledgment. */
export const startCutter = (port: number, behind: number): Promise<Listener> =>
  listen(port, (client) => {
    const server = connect(behind, '127.0.0.1');
    let said = '';
    client.on('data', (chunk: Buffer) => {
      said += chunk.toString('latin1');
      server.write(chunk);
    });
    server.on('data', (chunk: Buffer) => {
      if (said.includes('\r\n.\r\n')) client.destroy();
      else client.write(chunk);
    });
    client.on('close', () => server.end());
    server.on('error', () => client.destroy());
    server.on('close', () => client.destroy());
  });
