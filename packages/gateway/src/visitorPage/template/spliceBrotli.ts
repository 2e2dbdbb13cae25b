import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress, type BrotliCompress } from 'node:zlib';

/** Bytes of a page with a slot for the values of a visit, and the offset of the slot. */
export interface SlottedPage {
  bytes: Buffer<ArrayBuffer>;
  offset: number;
}

/** Fills the slot of a page. The filling must be ASCII and as long as the slot. */
export function fill({ bytes, offset }: SlottedPage, filling: string): Buffer<ArrayBuffer> {
  const filled = Buffer.allocUnsafe(bytes.length);
  bytes.copy(filled);
  filled.write(filling, offset, 'latin1');
  return filled;
}

const unpack = promisify(brotliDecompress);

/** A page that is compressed except for a slot in the middle. */
interface Page {
  before: Buffer;
  /** Two fixed bytes after the values. They belong to the slot. */
  tail: Buffer;
  after: Buffer;
  /** Length of the slot, including its tail. */
  length: number;
}

/** Bytes that look like nothing else. */
type Noise = (length: number) => Buffer;

/**
 * Uncompressed meta-block: a three-byte header says that it is not the last, its length, and that
 * it is uncompressed (RFC 7932, section 9.2). It begins and ends at a byte boundary.
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
  // Noise, so that later text cannot be a back-reference to it. The tail is the real one, since the
  // compressor looks at the two bytes before its position.
  await write(packer, Buffer.concat([noise(length - tail.length), tail]));
  const end = bytesSoFar();
  packer.end(after);
  await ended;

  const packed = Buffer.concat(parts);
  return { before: packed.subarray(0, start), after: packed.subarray(end) };
}

/**
 * Compresses a page once, at any quality, with a slot that is filled in for each visitor without
 * compressing again: the text before and after the slot is Brotli, the slot itself is an
 * uncompressed block. Undefined if the text after the slot depends on the slot's content.
 */
export async function spliceBrotli(
  page: Page,
  quality: number,
  noise: Noise = randomBytes,
): Promise<SlottedPage | undefined> {
  if (page.length > maxRawBlock) return undefined;
  for (let tries = 0; tries < triesMax; tries += 1) {
    const slotted = await spliceOnce(page, quality, noise);
    if (slotted) return slotted;
  }
  return undefined;
}

/** Noise resembles the text around it by chance, in some 7 of 1,000 pages: other noise does not. */
const triesMax = 4;

async function spliceOnce(
  page: Page,
  quality: number,
  noise: Noise,
): Promise<SlottedPage | undefined> {
  const { tail, length } = page;
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
