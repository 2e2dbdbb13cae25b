const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xed_b8_83_20 : 0);
  return value;
});

/** The check sum of a chunk: https://www.w3.org/TR/png-3/#D-CRCAppendix */
function checksum(bytes: Uint8Array): number {
  let value = 0xff_ff_ff_ff;
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}

function chunk(type: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(content.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  for (let at = 0; at < 4; at += 1) bytes[4 + at] = type.charCodeAt(at);
  bytes.set(content, 8);
  view.setUint32(content.length + 8, checksum(bytes.subarray(4, content.length + 8)));
  return bytes;
}

const numbers = (...values: number[]) => {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  for (const [index, value] of values.entries()) view.setUint32(index * 4, value);
  return new Uint8Array(view.buffer);
};

const signature = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);

/**
 * Writes a PNG of opaque pixels band by band, so that a poster never is in memory as a whole:
 * https://www.w3.org/TR/png-3/
 */
export class PngWriter {
  readonly #width: number;
  readonly #parts: Uint8Array<ArrayBuffer>[];
  readonly #packer = new CompressionStream('deflate');
  readonly #input: WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>>;
  readonly #packed: Promise<void>;
  /** The row that was added last, and room for the next one. */
  #above: Uint8Array;
  #row: Uint8Array;

  constructor(width: number, height: number, dpi: number) {
    this.#width = width;
    this.#above = new Uint8Array(width * 3);
    this.#row = new Uint8Array(width * 3);
    // Eight bits a sample, three colors, and how many pixels make a metre.
    const header = new Uint8Array([...numbers(width, height), 8, 2, 0, 0, 0]);
    const perMetre = Math.round(dpi / 0.0254);
    const size = new Uint8Array([...numbers(perMetre, perMetre), 1]);
    this.#parts = [signature, chunk('IHDR', header), chunk('pHYs', size)];
    this.#input = this.#packer.writable.getWriter();
    this.#packed = this.#collect();
  }

  async #collect(): Promise<void> {
    const reader = this.#packer.readable.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      this.#parts.push(chunk('IDAT', value));
    }
  }

  /** Adds rows below those that are there, as the rasteriser gives them. Through what is clear, white paper shows. */
  async add(data: Uint8Array): Promise<void> {
    const step = this.#width * 4;
    const rowLength = this.#width * 3;
    const count = data.length / step;
    const rows = new Uint8Array(count * (rowLength + 1));
    for (let y = 0; y < count; y += 1) {
      const [row, above] = [this.#row, this.#above];
      const at = y * (rowLength + 1);
      // Filter "Up" stores the difference from the row above, so flat art becomes zeroes.
      rows[at] = 2;
      for (let x = 0, from = y * step; x < rowLength; x += 3, from += 4) {
        const paper = 255 - (data[from + 3] ?? 255);
        for (let channel = 0; channel < 3; channel += 1) {
          const value = (data[from + channel] ?? 0) + paper;
          row[x + channel] = value;
          rows[at + 1 + x + channel] = value - (above[x + channel] ?? 0);
        }
      }
      [this.#row, this.#above] = [above, row];
    }
    await this.#input.write(rows);
  }

  /** The whole file. */
  async finish(): Promise<Blob> {
    await this.#input.close();
    await this.#packed;
    return new Blob([...this.#parts, chunk('IEND', new Uint8Array())], { type: 'image/png' });
  }
}
