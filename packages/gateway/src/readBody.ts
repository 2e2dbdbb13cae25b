/**
 * Reads a body up to a number of bytes. Undefined if it is longer: the rest is left unread, and the
 * connection open, so that the client receives the error.
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

/** True if a value from the wire is an object, not a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object that a text is as JSON. Undefined for any other text: who needs one says what is wrong with it. */
export function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
