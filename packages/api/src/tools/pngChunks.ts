/**
 * The chunks of a PNG that say how it looks. The others are words and data beside the picture, which
 * a decoder unpacks and holds: a megabyte of them can take gigabytes.
 */
const kept = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'eXIf',
]);

const signatureBytes = 8;

/** A length, a name of four letters, and a checksum stand around what is in a chunk. */
const frameBytes = 12;

/** A PNG without what is no part of the picture. It ends where its chunks are none any more. */
export function keepPictureChunks(png: Uint8Array): Uint8Array {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const pieces = [bytes.subarray(0, signatureBytes)];
  for (let at = signatureBytes; at + frameBytes <= bytes.byteLength;) {
    const next = at + frameBytes + bytes.readUInt32BE(at);
    if (next > bytes.byteLength) break;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (kept.has(name)) pieces.push(bytes.subarray(at, next));
    if (name === 'IEND') break;
    at = next;
  }
  return Buffer.concat(pieces);
}
