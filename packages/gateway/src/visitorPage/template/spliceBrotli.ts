import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress, type BrotliCompress } from 'node:zlib';

import type { Hollow } from './Hollow.ts';

const unpack = promisify(brotliDecompress);

/** A page whose bytes are packed already but for a place in the middle. */
interface Page {
  before: Buffer;
  /** Two bytes that follow what is filled in, whatever it is. They belong to the place. */
  tail: Buffer;
  after: Buffer;
  /** How long the place is, its tail included. */
  length: number;
}

/** Bytes that look like nothing else. */
type Noise = (length: number) => Buffer;

/**
 * Bytes as they are, in a block of their own: three bytes of header say that it is not the last, how
 * long it is, and that nothing in it is packed (RFC 7932, section 9.2). It begins and ends at a whole
 * byte.
 */
const maxRawBlock = 0x1_0000;

const rawHeader = (length: number): Buffer => {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return header;
};

const write = (packer: BrotliCompress, bytes: Buffer) =>
  new Promise<void>((resolve, reject) => {
    packer.once('error', reject);
    packer.write(bytes);
    // Everything up to here, to the end of a byte.
    packer.flush(constants.BROTLI_OPERATION_FLUSH, resolve);
  });

/** Packs the page in one go, and notes where the place begins and ends in what comes out. */
async function pack({ before, tail, after, length }: Page, quality: number, noise: Noise) {
  const packer = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: before.length + length + after.length,
    },
  });
  const parts: Buffer[] = [];
  packer.on('data', (part: Buffer) => parts.push(part));
  const ended = once(packer, 'end');
  const bytesSoFar = () => parts.reduce((sum, part) => sum + part.length, 0);

  await write(packer, before);
  const start = bytesSoFar();
  // Noise: nothing after it can be a copy of it. The page goes on as it will, for the packer looks
  // at two bytes behind it.
  await write(packer, Buffer.concat([noise(length - tail.length), tail]));
  const end = bytesSoFar();
  packer.end(after);
  await ended;

  const packed = Buffer.concat(parts);
  return { before: packed.subarray(0, start), after: packed.subarray(end) };
}

/**
 * Packs a page once, at any quality, and leaves a place open in it that is filled in for each visitor
 * without packing again: what is before the place and behind it is Brotli, the place itself stands in
 * a raw block. Undefined when what is behind turns out to lean on what was in the place.
 */
export async function spliceBrotli(
  page: Page,
  quality: number,
  noise: Noise = randomBytes,
): Promise<Hollow | undefined> {
  const { tail, length } = page;
  if (length > maxRawBlock) return undefined;

  const packed = await pack(page, quality, noise);
  const header = rawHeader(length);
  const offset = packed.before.length + header.length;
  const bytes = Buffer.concat([packed.before, header, Buffer.alloc(length), packed.after]);
  tail.copy(bytes, offset + length - tail.length);

  // Two fillings that differ in every byte: a copy of any of them would come out wrong in one.
  for (const letter of ['0', '1']) {
    const filling = Buffer.concat([Buffer.alloc(length - tail.length, letter), tail]);
    const wanted = Buffer.concat([page.before, filling, page.after]);
    filling.copy(bytes, offset);
    const found = await unpack(bytes).catch(() => undefined);
    if (!found?.equals(wanted)) return undefined;
  }
  return { bytes, offset };
}
