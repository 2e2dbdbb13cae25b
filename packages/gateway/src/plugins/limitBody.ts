import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

import { readBody } from '../readBody.ts';

const refusal = (status: number, code: string, message: string) =>
  new GraphQLError(message, { extensions: { code, http: { status } } });

const tooLarge = () => refusal(413, 'REQUEST_ENTITY_TOO_LARGE', 'Request body too large');

/**
 * Refuses larger bodies. The engine's own limit pipes each body through two more streams; here
 * `Content-Length` is trusted, since the HTTP server enforces it.
 */
export const limitBody = (maxBytes: number): Plugin => ({
  onRequestParse({ request, requestParser, setRequestParser }) {
    const said = request.headers.get('content-length');
    if (said !== null) {
      if (!/^\d+$/.test(said)) {
        throw refusal(400, 'BAD_REQUEST', 'Content-Length header is invalid.');
      }
      if (Number(said) > maxBytes) throw tooLarge();
      return;
    }
    if (!requestParser || !request.body) return;
    setRequestParser(async (asked) => {
      const bytes = await readBody(asked, maxBytes);
      if (!bytes) throw tooLarge();
      const { url, method, headers, signal } = asked;
      return requestParser(new Request(url, { method, headers, signal, body: bytes }));
    });
  },
});
