import { ApiError } from './ApiError.ts';

/**
 * Reads a body up to a number of bytes; what is longer is refused before it is held. The connection
 * stays open, so that the caller hears why.
 */
export async function readLimited(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new ApiError('too_large', 'The request is too large.');
  const said = request.headers.get('Content-Length');
  if (Number(said ?? 0) > maxBytes) throw tooLarge();
  // No server lets a body be longer than it says, and without a stream it costs less to read.
  if (said !== null) return new Uint8Array(await request.arrayBuffer());
  if (!request.body) return new Uint8Array();

  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body.values({ preventCancel: true })) {
    length += chunk.byteLength;
    if (length > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
