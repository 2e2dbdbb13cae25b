import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

/** Marker in the page of the second build only. */
const mark = '<meta name="build" content="second" />';

/**
 * The worker of the second build: it keeps a page with another content, and knows one part of the
 * app no more. That one is then only where the server keeps it for old tabs.
 */
const laterWorker = (text: string, dropped: RegExp): string => {
  const entry = /\{[^{}]*\}/g;
  return text.replaceAll(entry, (one) => {
    if (/url["']?:\s*["'`]\/["'`]/.test(one)) {
      return one.replace(/(revision["']?:\s*)["'`][^"'`]*["'`]/, '$1"second"');
    }
    return dropped.test(one) ? '{"revision":null,"url":"/icons/icon.svg?second"}' : one;
  });
};

const markPage = (text: string): string => text.replace('</title>', `</title>${mark}`);

/** A stack with a build that can be replaced by a second one, as a deployment does. */
export interface DeployableStack {
  origin: string;
  deploy: () => void;
  close: () => Promise<void>;
}

/** Stands before a stack, under an origin of its own. `dropped` is a part that the second build has not. */
export async function openSecondBuild(origin: string, dropped: RegExp): Promise<DeployableStack> {
  let isDeployed = false;

  const server = createServer((asked, response) => {
    // Texts are looked into here, so they have to come, and unpacked.
    const { 'if-none-match': _known, ...rest } = asked.headers;
    const headers = { ...rest, 'accept-encoding': 'identity' };
    const { method = 'GET', url = '/' } = asked;
    const forwarded = request(`${origin}${url}`, { method, headers }, (given) => {
      const isPage = given.headers['content-type']?.startsWith('text/html') ?? false;
      const change = url === '/sw.js' ? laterWorker : isPage ? markPage : undefined;
      if (!isDeployed || !change) {
        response.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(response);
        return;
      }
      const { 'content-length': _length, etag: _etag, ...kept } = given.headers;
      response.writeHead(given.statusCode ?? 502, kept);
      readText(given).then(
        (whole) => response.end(change(whole, dropped)),
        () => response.destroy(),
      );
    });
    // The stack or the browser went away: the page says what it makes of that.
    forwarded.on('error', () => response.destroy());
    response.on('close', () => forwarded.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    deploy: () => {
      isDeployed = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
