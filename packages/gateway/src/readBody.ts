/**
 * Reads a body up to a number of bytes. Undefined when it is longer: what follows is left unread, and
 * the connection open, so that the caller hears why.
 */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const said = request.headers.get('content-length');
  if (Number(said ?? 0) > maxBytes) return undefined;
  // No server lets a body be longer than it says, and without a stream it costs less to read.
  if (said !== null) return new Uint8Array(await request.arrayBuffer());
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body?.values({ preventCancel: true }) ?? []) {
    size += part.byteLength;
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
