/** The WOFF 1.0 header: https://www.w3.org/TR/WOFF/#WOFFHeader */
const header = { signature: 0x774f4646, length: 44, entryLength: 20 } as const;

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const padded = (length: number) => (length + 3) & ~3;

/** Gives back the font inside a WOFF file: the same tables, no longer compressed. */
export async function unwoff(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint32(0) !== header.signature) {
    throw new Error('This is no WOFF 1.0 file. Hand over the .woff of the font, not its .woff2.');
  }

  const count = view.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const at = header.length + index * header.entryLength;
      const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((field) =>
        view.getUint32(at + field),
      ) as [number, number, number, number, number];
      const bytes = file.slice(offset, offset + packed);
      return { tag, checksum, bytes: packed < length ? await inflate(bytes) : bytes };
    }),
  );

  const start = 12 + 16 * count;
  const size = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start);
  const font = new Uint8Array(size);
  const out = new DataView(font.buffer);
  // The offset table: https://learn.microsoft.com/typography/opentype/spec/otff
  const power = Math.floor(Math.log2(count));
  out.setUint32(0, view.getUint32(4));
  out.setUint16(4, count);
  out.setUint16(6, 2 ** power * 16);
  out.setUint16(8, power);
  out.setUint16(10, (count - 2 ** power) * 16);

  let offset = start;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    for (const [field, value] of [tag, checksum, offset, bytes.length].entries()) {
      out.setUint32(12 + index * 16 + field * 4, value);
    }
    font.set(bytes, offset);
    offset += padded(bytes.length);
  }
  return font;
}
