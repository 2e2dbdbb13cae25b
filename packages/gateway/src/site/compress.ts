import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { parseAccept } from 'hono/utils/accept';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best packing that a browser says it can open. */
export function bestEncoding(acceptEncoding: string | null): Encoding {
  const accepted = parseAccept(acceptEncoding ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** Compresses bytes. `quality` is Brotli's, 0 to 11: high for files that are compressed once and kept. */
export async function compress(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
  quality = 9,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity') return bytes;
  const packed =
    encoding === 'br'
      ? await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      : await toGzip(bytes);
  return new Uint8Array(packed);
}
