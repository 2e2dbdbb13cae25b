import { zlibSync } from 'fflate';

const encoder = new TextEncoder();

/** Packs much at once, as `FlateDecode` reads it: by the machine's own code, away from this thread. */
async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Writes PDF objects in sequence, and the table of their offsets: ISO 32000-1, section 7.5. Object
 * numbers are assigned first, so that objects can refer to later ones. Written bytes can be taken
 * away at any time: of a long file, only the offsets stay in memory.
 */
export class PdfWriter {
  #chunks: Uint8Array<ArrayBuffer>[] = [];
  readonly #offsets: number[] = [];
  #length = 0;
  #taken = 0;

  constructor(version: '1.6' | '1.7' = '1.7') {
    this.#push(`%PDF-${version}\n%\u00e2\u00e3\u00cf\u00d3\n`);
  }

  #push(part: string | Uint8Array<ArrayBuffer>): void {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    this.#chunks.push(bytes);
    this.#length += bytes.length;
  }

  /** Number of bytes that are written but not yet taken. */
  get waiting(): number {
    return this.#length - this.#taken;
  }

  /** Hands over what was written since the last time. */
  take(): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(this.waiting);
    let at = 0;
    for (const chunk of this.#chunks) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    this.#chunks = [];
    this.#taken = this.#length;
    return bytes;
  }

  /** A number for an object to come. */
  allocate(): number {
    return this.#offsets.push(0);
  }

  /** Writes an object under the number it was given. */
  write(id: number, body: string): void {
    this.#offsets[id - 1] = this.#length;
    this.#push(`${id} 0 obj\n${body}\nendobj\n`);
  }

  /** Writes an object, and answers its number. */
  add(body: string): number {
    const id = this.allocate();
    this.write(id, body);
    return id;
  }

  #stream(bytes: Uint8Array<ArrayBuffer>, entries: string): number {
    const id = this.allocate();
    this.#offsets[id - 1] = this.#length;
    this.#push(`${id} 0 obj\n<< /Length ${bytes.length} ${entries} >>\nstream\n`);
    this.#push(bytes);
    this.#push('\nendstream\nendobj\n');
    return id;
  }

  /** Writes a stream, packed unless it is already, and answers its number. `entries` go into its dictionary. */
  async addStream(
    content: string | Uint8Array<ArrayBuffer>,
    entries = '',
    isPacked = false,
  ): Promise<number> {
    const bytes = typeof content === 'string' ? encoder.encode(content) : content;
    if (isPacked) return this.#stream(bytes, entries);
    return this.#stream(await deflate(bytes), `/Filter /FlateDecode ${entries}`);
  }

  /**
   * Writes drawing operators, packed at once: to wait for `CompressionStream` costs more than to pack the
   * little that a page of a thousand has of its own. More effort saves two bytes in a hundred.
   */
  addContent(operators: string, entries = ''): number {
    const packed = zlibSync(encoder.encode(operators), { level: 1 });
    return this.#stream(packed, `/Filter /FlateDecode ${entries}`);
  }

  /** Writes the end of the file. `catalog` and `info` are the numbers of these objects, `fileId` is hexadecimal. */
  finish(catalog: number, info: number, fileId?: string): void {
    const start = this.#length;
    const count = this.#offsets.length + 1;
    const entries = this.#offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
    this.#push(`xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}`);
    this.#push(
      `trailer\n<< /Size ${count} /Root ${catalog} 0 R /Info ${info} 0 R ${fileId === undefined ? '' : `/ID [<${fileId}> <${fileId}>] `}>>\nstartxref\n${start}\n%%EOF\n`,
    );
  }
}

/** Text of a dictionary as UTF-16, so that every letter may be in it. */
export const pdfText = (text: string): string =>
  `<FEFF${[...Array(text.length).keys()]
    .map((index) => text.charCodeAt(index).toString(16).padStart(4, '0'))
    .join('')}>`;

/** A number as a PDF has it: no exponent, no more digits than a printer can see. */
export const pdfNumber = (value: number): string => {
  // Most of them count the squares of a code.
  if (Number.isInteger(value)) return Object.is(value, -0) ? '0' : String(value);
  const rounded = Math.round(value * 10_000) / 10_000;
  return Object.is(rounded, -0) ? '0' : String(rounded);
};
